import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { type AuditHead, chainHeads, headOf } from './audit-head.ts';
import { hashOf, type SealedRow } from './seal.ts';

/** A row by its chain and its position there, both counted from their beginnings. */
export interface AuditPlace {
  readonly chain: number;
  readonly place: number;
}

/** The result of a verification. */
export interface AuditVerdict {
  /** Valid rows of all chains. */
  readonly rows: number;
  /** The ends of the chains: comparing with an earlier note shows whether rows were cut off. */
  readonly head: AuditHead;
  /** The first changed or missing row. */
  readonly broken?: AuditPlace;
  /** The first noted head that the log does not contain: rows were cut off or rewritten. */
  readonly lost?: AuditHead;
}

const rowsAtOnce = 2000;

/**
 * Reads the whole log and recomputes every hash here, not in the database being verified.
 * @param noted earlier heads, in order
 * @param onRows called from time to time with how many rows were read so far
 */
export async function verifyAudit(
  db: Db,
  noted: readonly AuditHead[] = [],
  onRows: (rows: number) => Promise<void> = async () => undefined,
): Promise<AuditVerdict> {
  const hashes = new Map<string, string>();
  for (const head of noted) for (const { chain, rows } of head.chains) hashes.set(`${chain} ${rows}`, '');
  const chains = [];
  let [rows, broken]: [number, AuditPlace | undefined] = [0, undefined];
  for (const { chain } of await chainHeads(db)) {
    const before = rows;
    const seen = (place: number, hash: string) => {
      if (hashes.has(`${chain} ${place}`)) hashes.set(`${chain} ${place}`, hash);
    };
    const walked = await walk(db, chain, seen, (read) => onRows(before + read));
    rows += walked.rows;
    if (walked.rows > 0) chains.push({ chain, rows: walked.rows, hash: walked.hash });
    if (walked.isBroken) broken ??= { chain, place: walked.rows + 1 };
  }
  const verdict = { rows, head: headOf(chains) };
  if (broken !== undefined) return { ...verdict, broken };
  const lost = noted.find((head) => {
    const then = head.chains.map((one) => ({ ...one, hash: hashes.get(`${one.chain} ${one.rows}`) ?? '' }));
    return headOf(then).root !== head.root;
  });
  return lost === undefined ? verdict : { ...verdict, lost };
}

/** Follows one chain while it is valid. */
async function walk(
  db: Db,
  chain: number,
  seen: (place: number, hash: string) => void,
  onRows: (rows: number) => Promise<void>,
) {
  let [rows, hash] = [0, ''];
  for (;;) {
    const page = await pageAfter(db, chain, rows);
    for (const row of page) {
      if (row.place !== rows + 1 || row.hash !== hashOf(hash, chain, row)) return { rows, hash, isBroken: true };
      rows += 1;
      hash = row.hash;
      seen(rows, hash);
    }
    await onRows(rows);
    if (page.length < rowsAtOnce) return { rows, hash, isBroken: false };
  }
}

/* Moments as text, since the database is more precise than a Date. */
async function pageAfter(db: Db, chain: number, place: number): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select id, coalesce(place, id) as place, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, kind,
      coalesce(user_id::text, '') as user_id, coalesce(session_id::text, '') as session_id,
      coalesce(subject_id::text, '') as subject_id, detail, hash
    from audit_log where chain = ${chain} and coalesce(place, id) > ${place} order by coalesce(place, id) limit ${rowsAtOnce}`.execute(
    db,
  );
  return rows;
}
