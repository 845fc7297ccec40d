import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, schemaState } from '../../database/migrate.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../../database/open.ts';
import { emptyDatabase, testEngine } from '../test-database.ts';
import { loadRelease, releases } from './releases.ts';
import { neverFilled } from './rest.ts';
import { breaksOf, type Structure, structureOf } from './structure.ts';

const opened = async (): Promise<OpenDatabase> =>
  testEngine === 'pglite' ? pgliteDatabase({}) : openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '.' });

/** Counts the changes of types, of which an upgrade may make some. */
const counter = 'vocabulary_version';

/** Each table's rows by these columns, as sums. */
async function rowsOf({ db }: OpenDatabase, { tables }: Structure): Promise<Record<string, string[]>> {
  const sums: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(tables)) {
    if (table === counter) continue;
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
    const { rows } = await sql<{ sum: string }>`
      select md5(t::text) as sum from (select ${names} from ${sql.table(table)}) t order by 1`.execute(db);
    sums[table] = rows.map(({ sum }) => sum);
  }
  return sums;
}

async function versionOf({ db }: OpenDatabase): Promise<number> {
  const { version } = await db.selectFrom(counter).select('version').executeTakeFirstOrThrow();
  return Number(version);
}

/** Tables with rows that are not there any more, each as often as it was. */
function lost(before: Record<string, string[]>, after: Record<string, string[]>): string[] {
  return Object.entries(before).flatMap(([table, sums]) => {
    const left = new Map<string, number>();
    for (const sum of after[table] ?? []) left.set(sum, (left.get(sum) ?? 0) + 1);
    const gone = sums.filter((sum) => {
      const n = left.get(sum) ?? 0;
      left.set(sum, n - 1);
      return n <= 0;
    });
    return gone.length === 0 ? [] : [`${table}: ${gone.length} of ${sums.length} rows`];
  });
}

/** PostgreSQL writes a condition that was read back from a dump with fewer parentheses. */
const bare = ({ rules, ...rest }: Structure) => ({
  ...rest,
  rules: Object.entries(rules).map(([name, rule]) => [name, { ...rule, text: rule.text.replaceAll(/[()]/g, '') }]),
});

describe.each(releases)('a database of release $version', (release) => {
  let database: OpenDatabase;
  let before: Structure;
  let after: Structure;
  let rowsBefore: Record<string, string[]>;
  let versionBefore: number;

  beforeAll(async () => {
    database = await opened();
    await loadRelease(database, release);
    before = await structureOf(database.db);
    rowsBefore = await rowsOf(database, before);
    versionBefore = await versionOf(database);
    await migrate(database);
    after = await structureOf(database.db);
  });
  afterAll(() => database.close());

  test('has something in every table', () => {
    const empty = Object.entries(rowsBefore).filter(
      ([table, rows]) => rows.length === 0 && !neverFilled.includes(table),
    );
    expect(empty).toEqual([]);
    expect(Object.keys(before.tables).length).toBeGreaterThan(40);
  });

  test('keeps every row as it was when it is upgraded, and counts what it changed itself', async () => {
    expect(await schemaState(database.db)).toEqual({ is: 'current' });
    expect(lost(rowsBefore, await rowsOf(database, before))).toEqual([]);
    expect(await versionOf(database)).toBeGreaterThanOrEqual(versionBefore);
  });

  test('has the very schema of a new database afterwards', async () => {
    const fresh = await opened();
    await migrate(fresh);
    expect(bare(after)).toEqual(bare(await structureOf(fresh.db)));
    await fresh.close();
  });

  test('can still be used by that release after the upgrade', () => {
    const breaks = breaksOf(before, after);
    const isHarmless = (line: string) => Object.keys(release.harmless).some((start) => line.startsWith(start));
    expect(breaks.filter((line) => !isHarmless(line))).toEqual([]);
    // What is excused must still be there, or the excuse goes.
    expect(Object.keys(release.harmless).filter((start) => !breaks.some((line) => line.startsWith(start)))).toEqual([]);
  });
});

describe('what the version before would stumble over', () => {
  let database: OpenDatabase;
  let before: Structure;
  beforeAll(async () => {
    database = await opened();
    await sql`create table things (n int primary key, name text, more text not null default '')`.execute(database.db);
    await sql`create function twice(n int) returns int language sql as 'select 2 * n'`.execute(database.db);
    before = await structureOf(database.db);
  });
  afterAll(() => database.close());

  /** What is said of a change, which is undone. */
  const said = (statement: string): Promise<string[]> => {
    const answers: { lines?: string[] } = {};
    return database.db
      .transaction()
      .execute(async (trx) => {
        await sql.raw(statement).execute(trx);
        answers.lines = breaksOf(before, await structureOf(trx));
        throw new Error('Undone.');
      })
      .catch((error: unknown) => {
        if (answers.lines === undefined) throw error;
        return answers.lines;
      });
  };

  test.each([
    ['drop table things', 'table things is gone'],
    ['alter table things drop column name', 'column things.name is gone'],
    ['alter table things rename column name to title', 'column things.name is gone'],
    ['alter table things alter name type varchar(9)', 'column things.name was text and is character varying(9)'],
    ['alter table things alter name set not null', 'column things.name needs a value now'],
    ['alter table things alter more drop default', 'column things.more needs a value now'],
    ['alter table things add column age int not null', 'column things.age is new and needs a value'],
    [`alter table things add check (name <> '')`, 'rule things_name_check of things is new: CHECK'],
    ['create unique index things_name on things (name)', 'rule things_name of things is new: CREATE UNIQUE INDEX'],
    ['alter table things add unique (name)', 'rule things_name_key of things is new: UNIQUE (name)'],
    ['create table parts (thing int references things)', 'rule parts_thing_fkey: parts holds on to rows of things'],
    ['drop function twice(int)', 'function twice(integer) is gone or answers something else'],
  ])('is told of: %s', async (statement, line) => {
    expect(await said(statement)).toEqual([expect.stringContaining(line)]);
  });

  test.each([
    'alter table things add column age int',
    'alter table things add column age int not null default 0',
    'alter table things add column age int check (age > 0)',
    'alter table things alter more drop not null',
    'create index things_name on things (name)',
    'create table parts (id int primary key, thing int references things on delete cascade)',
    'create function thrice(n int) returns int language sql as $$ select 3 * n $$',
    'create or replace function twice(n int) returns int language sql as $$ select n + n $$',
  ])('is not: %s', async (statement) => {
    expect(await said(statement)).toEqual([]);
  });
});
