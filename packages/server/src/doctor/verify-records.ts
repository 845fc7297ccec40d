import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { openForReading } from '../backup/open-for-reading.ts';
import { systemClock } from '../clock.ts';
import { createKeyrings, type Keyrings } from '../keys/keyring.ts';
import { verifyAgreements } from '../modules/agreements/index.ts';
import {
  anchorKeys,
  type AuditHead,
  auditTexts,
  headText,
  readAnchors,
  readHead,
  verifyAudit,
} from '../modules/audit/index.ts';
import { OperatorError } from '../operator-error.ts';
import type { Settings } from '../settings.ts';

/** What was noted of the audit log earlier. */
export interface Noted {
  /** A file of the server's log stream; `-` for the standard input. */
  readonly log?: string | undefined;
  /** Public keys whose lines in the log count beside this database's own. */
  readonly key?: readonly string[] | undefined;
  /** A head of the log, as a run before has said it. */
  readonly head?: string | undefined;
}

export interface VerifyParts {
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'keys'>;
  readonly noted: Noted;
  readonly input: Readable;
}

/**
 * Reads the audit log and says whether each row is as it was written, and whether every quote and agreement is; with what was noted earlier also whether the log
 * leads there: a log that was cut off is consistent, but does not.
 * @returns what it found, in one line
 * @throws OperatorError with one line if anything is not as it was, or cannot be read; BackupError or DatabaseError where the database cannot be opened
 */
export async function verifyRecords({ settings, noted, input }: VerifyParts): Promise<string> {
  const database = await openForReading(settings);
  try {
    const { rows } = await sql<{ there: boolean }>`select to_regclass('audit_log') is not null as there`.execute(
      database.db,
    );
    if (rows[0]?.there !== true) throw new OperatorError(auditTexts.noLog);
    const keys = createKeyrings({ db: database.db, clock: systemClock, given: settings.keys });
    const heads = await notedHeads(keys, noted, input);
    const verdict = await verifyAudit(database.db, heads);
    if (verdict.broken !== undefined)
      throw new OperatorError(auditTexts.broken(verdict.broken.chain, verdict.broken.place));
    if (verdict.lost !== undefined) throw new OperatorError(auditTexts.lost(headText(verdict.lost)));
    const said = [auditTexts.whole(verdict.rows, headText(verdict.head))];
    if (heads.length > 0) said.push(auditTexts.noted(heads.length));
    const sealed = await verifyAgreements(database.db);
    if (sealed.broken !== undefined)
      throw new OperatorError(auditTexts.agreementBroken(sealed.broken.what, sealed.broken.name));
    said.push(auditTexts.agreementsWhole(sealed.quotes, sealed.agreements));
    return said.join(' ');
  } finally {
    await database.close();
  }
}

async function notedHeads(own: Keyrings, { log, key = [], head }: Noted, input: Readable): Promise<AuditHead[]> {
  const given = head === undefined ? [] : [readHead(head)];
  const noted = given.filter((one) => one !== undefined);
  if (noted.length < given.length) throw new OperatorError(auditTexts.noHead(head ?? ''));
  if (log === undefined) return noted;
  if (log !== '-' && !existsSync(log)) throw new OperatorError(auditTexts.noFile(log));
  const keys = [...(await anchorKeys(own)), ...key];
  // Created just before reading: lines that arrive without a listener are lost.
  const lines = createInterface({ input: log === '-' ? input : createReadStream(log), crlfDelay: Infinity });
  const { heads, foreign } = await readAnchors(lines, keys);
  if (foreign !== undefined) throw new OperatorError(auditTexts.foreign(foreign));
  if (heads.length === 0) throw new OperatorError(auditTexts.noLines(log));
  return [...heads, ...noted];
}
