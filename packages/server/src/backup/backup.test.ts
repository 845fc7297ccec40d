import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { more, otherHalf } from '@yantra/testing/sample';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { createLogger } from '../logger.ts';
import { startServer } from '../main.ts';
import { appendAudit } from '../modules/audit/audit.ts';
import { verifyAudit } from '../modules/audit/verify-audit.ts';
import { createFolderFileStore } from '../modules/files/folder-file-store.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { settingsFrom } from '../settings.ts';
import { createFolderPictureStore } from '../testing/folder-picture-store.ts';
import { addUser } from '../testing/signed-in.ts';
import { emptyDatabase, onPostgresAlone, testDatabase, testEngine } from '../testing/test-database.ts';
import { backUp } from './back-up.ts';
import type { BackupEnd } from './backup-format.ts';
import { readingMoment } from './copy-session.ts';
import { sumsOf, tablesOf } from './dump.ts';
import { makeBackup } from './make-backup.ts';
import { readBackup } from './read-backup.ts';
import { restoreFrom } from './restore-from.ts';
import { restoreBackup } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const place = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/* Each makes whole installations, which takes an embedded database on a busy machine ten seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const printed: string[] = [];
const print = (line: string) => void printed.push(line);
const backedUp = (env: Record<string, string>, file: string, mayReplace = false) =>
  backUp({ settings: settingsFrom(env), file, mayReplace, hasFiles: true, print });

/** An installation of its own on the engine under test. */
const freshPlace = async (name: string): Promise<Record<string, string>> => ({
  DATA_DIR: place(name),
  ...(testEngine === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {}),
});
const closed = async (opening: Promise<OpenDatabase>): Promise<OpenDatabase> => {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
};
const opened = (env: Record<string, string>) => closed(openDatabase(settingsFrom(env)));
const inMemory = () => closed(pgliteDatabase({}));

/** The current checksums of all tables. */
const sums = (database: OpenDatabase): Promise<BackupEnd['tables']> =>
  readingMoment(database, async (session) => sumsOf(session, await tablesOf(session)));
const parts = (database: OpenDatabase, file: string) => ({
  file,
  database,
  where: 'here',
  now: systemClock.now(),
  mayReplace: false,
  files: [],
  writeFile: () => Promise.reject(new Error('There are no files.')),
  print,
});

/** One write: an account and its audit entry, which are both there or neither. */
const write = (db: Kysely<Database>) =>
  db.transaction().execute(async (trx) => {
    const { id } = await addUser({ db: trx }, { first_name: 'Meanwhile' });
    await appendAudit(trx, { at: systemClock.now(), kind: 'account.created', userId: id });
  });

const pictureId = 'ab'.repeat(16);
/* Looks like the end of a table. */
const pictureBytes = Buffer.from('\n\\.\n\u0000');

describe('a backup that is made while the server runs and people write', () => {
  let file: string;
  let written = 0;

  beforeAll(async () => {
    const env = await freshPlace('running');
    file = place('running.backup');
    const server = await startServer({
      env: { PORT: '0', PARTNER_PORT: '0', SEED: 'none', ...env },
      logger: createLogger('silent'),
      print: () => undefined,
      seed: async ({ database }) => void (await seedDemo(database, { size: 60, clock: systemClock })),
    });
    const { db } = server.database;
    await createFolderPictureStore(place('running/pictures')).writeOriginal(pictureId, pictureBytes);
    await createFolderFileStore(place('running/embed')).write('v9/a.js', Buffer.from('9'), '');
    await db.insertInto('pictures').values({ id: pictureId, kind: 'upload' }).execute();
    await write(db);
    const stop = new AbortController();
    const writing = (async () => {
      // As between requests: the embedded database alone would never yield.
      for (; !stop.signal.aborted; written += 1) await write(db).then(() => setImmediate());
    })();
    await backedUp(env, file);
    stop.abort();
    await writing;
    await server.stop();
  });

  test('holds one moment, and what is restored from it is as it was then, files too', async () => {
    const { end } = await readBackup(file);
    const target = await freshPlace('restored');
    await restoreFrom({ settings: settingsFrom(target), file, print });
    const database = await opened(target);
    expect(await sums(database)).toEqual(end.tables);
    const { db } = database;
    const accounts = await db.selectFrom('users').select('id').where('first_name', '=', 'Meanwhile').execute();
    const told = await db.selectFrom('audit_log').select('user_id').where('kind', '=', 'account.created').execute();
    expect([accounts.length > 0, accounts.length < written + 1]).toEqual([true, true]);
    expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set(accounts.map(({ id }) => id)));
    expect((await verifyAudit(db)).broken).toBeUndefined();
    expect(await createFolderPictureStore(place('restored/pictures')).readOriginal(pictureId)).toEqual(pictureBytes);
    expect(await createFolderFileStore(place('restored/embed')).read('v9/a.js')).toEqual(Buffer.from('9'));
  });

  test('is for its owner alone, leaves nothing else behind, and is never replaced without being told to', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const before = readFileSync(file);
    const env = { DATA_DIR: place('nothing') };
    await expect(backedUp(env, file)).rejects.toThrow(`${file} exists already.`);
    await expect(backedUp(env, file, true)).rejects.toThrow('There is no database in');
    expect(readFileSync(file)).toEqual(before);
  });

  test('is not restored over what is there', async () => {
    const database = await closed(testDatabase());
    await database.db.insertInto('categories').values({ id: 1, name: 'Tractors' }).execute();
    await expect(restoreBackup({ ...parts(database, file) })).rejects.toThrow('The database here is not empty');
    expect(await database.db.selectFrom('categories').select('name').execute()).toEqual([{ name: 'Tractors' }]);
  });

  test(
    'is refused, before anything is written, when it is not what was written, or not for this version',
    otherHalf,
    async () => {
      const database = await opened(await freshPlace('untouched'));
      const plain = gunzipSync(readFileSync(file)).toString('latin1');
      const packed = readFileSync(file);
      const files: Readonly<Record<string, [Buffer, string]>> = {
        text: [Buffer.from('select 1'), 'is no backup of Yantra'],
        otherText: [gzipSync('select 1\n'), 'is no backup of Yantra'],
        cut: [packed.subarray(0, -20), 'is broken or was cut short'],
        cutInside: [gzipSync(Buffer.from(plain.slice(0, 40_000), 'latin1')), 'is broken or was cut short'],
        changed: [
          gzipSync(Buffer.from(plain.replace('Meanwhile', 'Elsewhere'), 'latin1')),
          'is broken or was cut short',
        ],
        longer: [gzipSync(Buffer.from(`${plain}more`, 'latin1')), 'is broken or was cut short'],
        path: [
          gzipSync(Buffer.from(plain.replace('originals/', '../../ori/'), 'latin1')),
          'is broken or was cut short',
        ],
        format: [gzipSync(Buffer.from(plain.replace('backup 1', 'backup 9'), 'latin1')), 'has format 9'],
      };
      for (const [name, [bytes, says]] of Object.entries(files)) {
        writeFileSync(place(name), bytes);
        await expect(restoreBackup(parts(database, place(name)))).rejects.toThrow(says);
      }
      const older = { ...parts(database, file), migrations: migrations.slice(0, -1) };
      await expect(restoreBackup(older)).rejects.toThrow(`it has the migration ${migrations.at(-1)?.name}`);
      await expect(restoreBackup(parts(database, place('none')))).rejects.toThrow('could not be read');
      const { rows } = await sql`select from pg_tables where schemaname = current_schema()`.execute(database.db);
      expect(rows).toEqual([]);
    },
  );
});

/** Each engine's backup in the other one, where both are here. */
const others: readonly ('embedded' | 'given')[] = testEngine === 'postgres' ? ['embedded', 'given'] : ['embedded'];
test.each(others)('a backup of the %s database is restored into the other engine', onPostgresAlone, async (source) => {
  const [from, to] =
    source === 'embedded'
      ? [await closed(testDatabase('pglite')), await opened(await freshPlace('into'))]
      : [await closed(testDatabase()), await inMemory()];
  await seedDemo(from, { size: 60, clock: systemClock });
  await from.db
    .insertInto('type_words')
    .values({ type_id: 1, word: 'tab\t\\N', whole_group: true, created_at: new Date() })
    .execute();
  const file = place(`${source}.backup`);
  const { tables } = await makeBackup(parts(from, file));
  await restoreBackup(parts(to, file));
  expect([await sums(to), await sums(from)]).toEqual([tables, tables]);
  // The restored database works: rules, keys and numbers are in force again.
  const cells = () =>
    to.db
      .selectFrom('equipment_rollup')
      .select(sql<number>`sum(n)::int`.as('n'))
      .executeTakeFirst();
  const listed = await cells();
  await to.db.deleteFrom('equipment').where('listed', '=', true).execute();
  expect([listed?.n, await cells()]).toEqual([expect.any(Number), { n: null }]);
  await expect(sql`delete from ledger_entries`.execute(to.db)).rejects.toThrow('only grows');
  const word = { type_id: 1, word: 'next', whole_group: true, created_at: new Date() };
  expect(await to.db.insertInto('type_words').values(word).returning('id').execute()).toEqual([{ id: 2 }]);
  await expect(
    to.db
      .insertInto('type_words')
      .values({ ...word, type_id: 9999 })
      .execute(),
  ).rejects.toThrow('foreign key');
  const schema = async ({ db }: OpenDatabase) =>
    (
      await sql<{ at: string }>`
        select concat(tgrelid::regclass, ' ', tgname, tgenabled) as at from pg_trigger where not tgisinternal
        union select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        union select concat(conrelid::regclass, ' ', conname, pg_get_constraintdef(oid)) from pg_constraint where contype = 'f' order by 1`.execute(
        db,
      )
    ).rows.map(({ at }) => at);
  expect(await schema(to)).toEqual(await schema(from));
});

test('a backup of an older schema is restored and brought up to date', more, async () => {
  const from = await inMemory();
  const older = migrations.slice(0, 13);
  await migrate(from, { all: older });
  await addUser(from, { phone: '9000000001' });
  const file = place('older.backup');
  await makeBackup(parts(from, file));
  const to = await opened(await freshPlace('updated'));
  await restoreBackup(parts(to, file));
  expect(await to.db.selectFrom('users').select('phone').execute()).toEqual([{ phone: '9000000001' }]);
  const ran = await sql<{ name: string }>`select name from schema_migrations`.execute(to.db);
  expect(ran.rows).toHaveLength(migrations.length);
  expect(printed).toContain(
    `Brought up to date: ${migrations
      .slice(13)
      .map(({ name }) => name)
      .join(', ')}.`,
  );
});
