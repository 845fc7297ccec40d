/**
 * `npm run audit:verify`: reads the audit log of `DATABASE_URL`, or of `DATA_DIR` while no server runs on it, and says in one line whether it
 * is as it was written. Exits with 1 when it is not, or cannot be read.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../database/open.ts';
import { settingsFrom } from '../../settings.ts';
import { auditTexts } from './audit.messages.ts';
import { verifyAudit } from './verify-audit.ts';

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = settingsFrom(process.env);
  // Opening would make an empty one.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pg'))) throw new Error(auditTexts.noData(dataDir));
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 });
  try {
    const { rows } = await sql<{ there: boolean }>`select to_regclass('audit_log') is not null as there`.execute(
      database.db,
    );
    if (rows[0]?.there !== true) throw new Error(auditTexts.noLog);
    const verdict = await verifyAudit(database.db);
    if (verdict.broken !== undefined) throw new Error(auditTexts.broken(verdict.broken));
    process.stdout.write(`${auditTexts.whole(verdict.rows, verdict.head)}\n`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
