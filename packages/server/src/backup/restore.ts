import { migrate } from '../database/migrate.ts';
import type { Migration } from '../database/migration.ts';
import { migrations as ownMigrations } from '../database/migrations/index.ts';
import type { OpenDatabase } from '../database/open.ts';
import { BackupError } from './backup-error.ts';
import type { BackupEnd, BackupFile, BackupTable } from './backup-format.ts';
import { backupTexts } from './backup.messages.ts';
import { type CopySession, writingAll } from './copy-session.ts';
import { columnList, quoted, sumsOf, tablesOf } from './dump.ts';
import { type BackupContents, readBackup } from './read-backup.ts';
import { withoutHelpers } from './without-helpers.ts';

/** The target of a restore. */
export interface RestoreParts {
  readonly file: string;
  readonly database: OpenDatabase;
  /** The database's name in messages. */
  readonly where: string;
  /** Stores a file in this installation. */
  readonly writeFile: (file: BackupFile, bytes: Uint8Array) => Promise<void>;
  readonly print: (line: string) => void;
  readonly migrations?: readonly Migration[];
}

/* A database in which these are empty was never used: everything else comes from migrations and the first start. */
const peoplesTables = ['users', 'equipment', 'requirements', 'categories', 'equipment_types', 'audit_log'];

/**
 * Fills an empty database from a backup: migrates to the backup's schema, inserts the rows without triggers that would recompute them, compares every table
 * with the backup, and then migrates to this version. All rows or none.
 * @throws BackupError with one line
 */
export async function restoreBackup(parts: RestoreParts): Promise<BackupContents> {
  const { file, database, migrations = ownMigrations } = parts;
  // Read to its end before anything is written.
  const { head } = await readBackup(file);
  const newer = head.migrations.find((name) => !migrations.some((known) => known.name === name));
  if (newer !== undefined) throw new BackupError(backupTexts.newerSchema(file, newer));
  await refuseUnlessEmpty(parts, head.migrations);
  await migrate(database, { all: migrations.filter(({ name }) => head.migrations.includes(name)) });
  const contents = await writingAll(database, (session) => fill(parts, session));
  const ran = await migrate(database, { all: migrations });
  if (ran.length > 0) parts.print(backupTexts.migrated(ran));
  return contents;
}

/* An interrupted restore leaves the backup's schema without rows: that counts as empty. */
async function refuseUnlessEmpty({ database, where }: RestoreParts, migrations: readonly string[]): Promise<void> {
  await writingAll(database, async (session) => {
    const tables = (await tablesOf(session)).map(({ name }) => name);
    if (tables.length === 0) return;
    if (!tables.includes('schema_migrations')) throw new BackupError(backupTexts.notEmpty(where));
    const ran = await session.query<{ name: string }>('select name from schema_migrations');
    const isOfOtherVersion = ran.some(({ name }) => !migrations.includes(name));
    let isUsed = false;
    for (const table of peoplesTables.filter((name) => tables.includes(name))) {
      isUsed ||= (await session.query(`select from ${quoted(table)} limit 1`)).length > 0;
    }
    if (isOfOtherVersion || isUsed) throw new BackupError(backupTexts.notEmpty(where));
  });
}

async function fill({ file, writeFile, print }: RestoreParts, session: CopySession): Promise<BackupContents> {
  const here = new Map((await tablesOf(session)).map((table) => [table.name, table]));
  const filled: Omit<BackupTable, 'kind'>[] = [];
  const contents = await withoutHelpers(session, [...here.keys()], () =>
    readBackup(file, {
      onTable: async (table, rows) => {
        const { name, columns } = table;
        const own = here.get(name);
        if (own === undefined) return print(backupTexts.foreignTable(name));
        if (!columns.every((column) => own.columns.includes(column))) {
          throw new BackupError(backupTexts.otherColumns(name));
        }
        filled.push(table);
        await session.copyIn(quoted(name), columnList(table), rows);
      },
      onFile: writeFile,
    }),
  );
  for (const { name, last } of contents.end.sequences) {
    await session.query(`select setval(s, $2::text::bigint) from to_regclass($1::text) s where s is not null`, [
      quoted(name),
      last,
    ]);
  }
  await compare(session, filled, contents.end);
  return contents;
}

/* With all rules and indexes restored, as the server will find it. */
async function compare(
  session: CopySession,
  filled: readonly Omit<BackupTable, 'kind'>[],
  end: BackupEnd,
): Promise<void> {
  for (const { name, rows, checksum } of await sumsOf(session, filled)) {
    const backedUp = end.tables.find((table) => table.name === name);
    if (backedUp?.rows !== rows || backedUp.checksum !== checksum) throw new BackupError(backupTexts.notTheSame(name));
  }
}
