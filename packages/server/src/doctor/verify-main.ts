/**
 * `npm run audit:verify`: reads the audit log of `DATABASE_URL`, or of `DATA_DIR` while no server runs on it, and reports whether it is unchanged, and whether
 * every quote and agreement is. With `--log
 * FILE` or `--head HEAD` also whether it contains what was noted earlier: a truncated log is consistent, but does not. Exits with 1 if it is not, or cannot be
 * read.
 */
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { createKeyrings, type Keyrings } from '../keys/keyring.ts';
import { verifyAgreements } from '../modules/agreements/index.ts';
import {
  anchorKeys,
  readAnchors,
  type AuditHead,
  headText,
  readHead,
  auditTexts,
  verifyAudit,
} from '../modules/audit/index.ts';
import { runMain } from '../run-main.ts';
import { settingsFrom } from '../settings.ts';

interface Arguments {
  readonly log?: string | undefined;
  readonly key?: string[] | undefined;
  readonly head?: string | undefined;
}

function argumentsFrom(argv: readonly string[]): Arguments {
  const options = {
    log: { type: 'string' },
    key: { type: 'string', multiple: true },
    head: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch {
    throw new Error(auditTexts.usage);
  }
}

async function notedHeads(own: Keyrings, { log, key = [], head }: Arguments): Promise<AuditHead[]> {
  const given = head === undefined ? [] : [readHead(head)];
  const noted = given.filter((one) => one !== undefined);
  if (noted.length < given.length) throw new Error(auditTexts.noHead(head ?? ''));
  if (log === undefined) return noted;
  if (!existsSync(log)) throw new Error(auditTexts.noFile(log));
  const keys = [...(await anchorKeys(own)), ...key];
  // Created just before reading: lines that arrive without a listener are lost.
  const lines = createInterface({ input: createReadStream(log), crlfDelay: Infinity });
  const { heads, foreign } = await readAnchors(lines, keys);
  if (foreign !== undefined) throw new Error(auditTexts.foreign(foreign));
  if (heads.length === 0) throw new Error(auditTexts.noLines(log));
  return [...heads, ...noted];
}

async function main(): Promise<void> {
  const given = argumentsFrom(process.argv.slice(2));
  const { databaseUrl, dataDir, keys: givenKeys } = settingsFrom(process.env);
  // Opening would create an empty one.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pg'))) throw new Error(auditTexts.noData(dataDir));
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1, isReader: true });
  try {
    const { rows } = await sql<{ there: boolean }>`select to_regclass('audit_log') is not null as there`.execute(
      database.db,
    );
    if (rows[0]?.there !== true) throw new Error(auditTexts.noLog);
    const keys = createKeyrings({ db: database.db, clock: systemClock, given: givenKeys });
    const noted = await notedHeads(keys, given);
    const verdict = await verifyAudit(database.db, noted);
    if (verdict.broken !== undefined) throw new Error(auditTexts.broken(verdict.broken.chain, verdict.broken.place));
    if (verdict.lost !== undefined) throw new Error(auditTexts.lost(headText(verdict.lost)));
    const said = [auditTexts.whole(verdict.rows, headText(verdict.head))];
    if (noted.length > 0) said.push(auditTexts.noted(noted.length));
    const sealed = await verifyAgreements(database.db);
    if (sealed.broken !== undefined)
      throw new Error(auditTexts.agreementBroken(sealed.broken.what, sealed.broken.name));
    said.push(auditTexts.agreementsWhole(sealed.quotes, sealed.agreements));
    process.stdout.write(`${said.join(' ')}\n`);
  } finally {
    await database.close();
  }
}

await runMain(main);
