import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';

/** What looking through the log found. */
export interface AuditVerdict {
  /** Rows from the first on that follow each other as they were written. */
  readonly rows: number;
  /** The hash of the last of them: whoever noted an earlier one sees by it whether rows were cut off the end. */
  readonly head: string;
  /** The number of the first row that is not as it was written, or is missing. */
  readonly broken?: number;
}

interface Row {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly subject_id: string;
  readonly detail: string;
  readonly hash: string;
}

const rowsAtOnce = 2000;

/** Reads the whole log and makes every hash anew, here and not in the database that is being judged. */
export async function verifyAudit(db: Kysely<Database>): Promise<AuditVerdict> {
  let rows = 0;
  let head = '';
  for (;;) {
    const page = await pageAfter(db, rows);
    for (const row of page) {
      if (row.id !== rows + 1 || row.hash !== hashOf(head, row)) return { rows, head, broken: rows + 1 };
      rows += 1;
      head = row.hash;
    }
    if (page.length < rowsAtOnce) return { rows, head };
  }
}

/* Moments as text, for they are kept more finely than a Date is. */
async function pageAfter(db: Kysely<Database>, id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, kind, coalesce(user_id::text, '') as user_id,
      coalesce(session_id::text, '') as session_id, coalesce(subject_id::text, '') as subject_id, detail, hash
    from audit_log where id > ${id} order by id limit ${rowsAtOnce}`.execute(db);
  return rows;
}

function hashOf(before: string, { id, at, kind, user_id, session_id, subject_id, detail }: Row): string {
  const content = [before, id, at, kind, user_id, session_id, subject_id, detail].join('|');
  return createHash('sha256').update(content).digest('hex');
}
