import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { emptyDatabase, testEngine } from '../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

async function within<T>(url: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '.' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const shown = async ({ db }: OpenDatabase, name: string) =>
  (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value;
const inDatabase = (database: OpenDatabase, setting: string) =>
  sql`do ${sql.lit(`begin execute format('alter role session_user in database %I set ${setting}', current_database()); end`)}`.execute(
    database.db,
  );

describe.runIf(testEngine === 'postgres')('a session in PostgreSQL', () => {
  test('has its limits from its role, however many processes start at once', async () => {
    const url = await emptyDatabase();
    const all = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ databaseUrl: url, dataDir: '.' })));
    const [one] = all;
    if (one === undefined) throw new Error('Nothing was opened.');
    expect(all.map(({ advice }) => advice)).toEqual(all.map(() => undefined));
    expect(await shown(one, 'statement_timeout')).toBe('30s');
    expect(await shown(one, 'lock_timeout')).toBe('5s');
    expect(await shown(one, 'idle_in_transaction_session_timeout')).toBe('10s');
    expect(await shown(one, 'jit')).toBe('off');
    expect(await shown(one, 'max_parallel_workers_per_gather')).toBe('0');
    await Promise.all(all.map((database) => database.close()));
  });

  test('keeps what somebody set by hand', async () => {
    const url = await emptyDatabase();
    await within(url, (database) => inDatabase(database, 'statement_timeout = 7000'));
    expect(await within(url, (database) => shown(database, 'statement_timeout'))).toBe('7s');
  });

  test('that stands still in a transaction loses it, and the process goes on', async () => {
    const url = await emptyDatabase();
    await within(url, (database) => inDatabase(database, 'idle_in_transaction_session_timeout = 50'));
    await within(url, async ({ db }) => {
      await sql`create table held (id int primary key)`.execute(db);
      const frozen = db.transaction().execute(async (trx) => {
        await sql`insert into held values (1)`.execute(trx);
        // Waits for the frozen one, which holds the key, until that has lost it.
        await sql`insert into held values (1)`.execute(db);
        await sql`select 1`.execute(trx);
      });
      await expect(frozen).rejects.toThrow();
      expect((await sql`select id from held`.execute(db)).rows).toEqual([{ id: 1 }]);
    });
  });

  test('is told of in one line where the database takes no settings', async () => {
    const url = await emptyDatabase();
    await within(url, ({ db }) =>
      sql`do ${sql.lit(`begin execute format('alter role session_user in database %I reset all', current_database());
        execute format('alter database %I set default_transaction_read_only = on', current_database()); end`)}`.execute(
        db,
      ),
    );
    expect(await within(url, async ({ advice }) => advice)).toMatch(
      /^The database does not let us set time limits .*Please have its administrator run: alter role postgres in database test_\w+ set jit = 'off';/,
    );
  });
});
