import { readFileSync } from 'node:fs';
import { retention, type Span, spanBefore } from '@yantra/domain';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/types.ts';
import { addMachine, fillBasics, testNow } from '../testing/market.ts';
import { addUser } from '../testing/signed-in.ts';
import { databaseForFile } from '../testing/test-database.ts';
import { keptData } from './retention.ts';

const database = databaseForFile(fillBasics);
const clock = { now: () => testNow };

/** Runs every process's hourly job. */
const forgetAll = async (db: Kysely<Database>) => {
  for (const { forget } of Object.values(keptData)) await forget?.(db, clock);
};

test('every table says how long its rows are kept and what ends them, and once', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(database.db);
  // A new table has no entry yet: state in `keptData` and in the handbook what happens to its rows.
  expect(
    Object.values(keptData)
      .flatMap(({ tables }) => tables)
      .toSorted(),
  ).toEqual(rows.map(({ name }) => name));
  for (const [name, { forget, endedBy }] of Object.entries(keptData)) {
    expect([name, (forget === undefined) !== (endedBy === undefined)]).toEqual([name, true]);
  }
});

test('the handbook tells what the code does', () => {
  const page = readFileSync(new URL('../../../handbook/retention.md', import.meta.url), 'utf8');
  const told = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(told).toEqual(
    Object.entries(keptData).map(([name, { what, tables, until, endedBy }]) => [
      what,
      tables.map((table) => `\`${table}\``).join(', '),
      until,
      endedBy ?? `job \`forget.${name}\``,
    ]),
  );
});

describe('what has been kept as long as it may be', () => {
  let user: string;
  let supplier: string;
  let machine: string;

  beforeEach(async () => {
    const { db } = database;
    for (const table of ['requirements', 'recent_views', 'seller_reveals', 'past_listings'] as const) {
      await db.deleteFrom(table).execute();
    }
    user = (await addUser(database)).id;
    supplier = (await addUser(database, { role: 'supplier' })).id;
    machine = await addMachine(db);
  });

  /** Just over it, and just not. */
  const around = (span: Span) => [-1, 1].map((ms) => new Date(spanBefore(testNow, span).getTime() + ms));
  const count = async (table: keyof Database) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)).rows[0]?.n;

  async function addRequirement(at: Date, key: string): Promise<string> {
    const { id } = await database.db
      .insertInto('requirements')
      .values({
        idempotency_key: key,
        full_name: 'Asha Patil',
        email: 'asha@example.in',
        phone: '9876543210',
        category_id: 1,
        city_id: null,
        details: '',
        consented_at: at,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('goes: requirements after 18 months with all that hangs on them, and where machines were listed then', async () => {
    expect(retention.requirements).toEqual({ months: 18 });
    const moments = around(retention.requirements);
    for (const [index, at] of moments.entries()) {
      const requirement_id = await addRequirement(at, `retention-${index}`);
      const { db } = database;
      await db
        .insertInto('lead_states')
        .values({ user_id: user, requirement_id, notes: 'Called', updated_at: at })
        .execute();
      await db.insertInto('lead_opens').values({ user_id: user, requirement_id, day: '2026-03-10', at }).execute();
      await sql`insert into past_listings values (${supplier}, ${machine}, ${[1]}, '1', ${at}, ${at})`.execute(db);
    }
    await forgetAll(database.db);
    const left = await database.db.selectFrom('requirements').select('created_at').execute();
    expect(left).toEqual([{ created_at: moments[1] }]);
    for (const table of ['lead_states', 'lead_opens', 'past_listings'] as const) {
      expect([table, await count(table)]).toEqual([table, 1]);
    }
  });

  test('goes, however much it is', async () => {
    const [old] = around(retention.requirements);
    await sql`
      insert into requirements (idempotency_key, full_name, email, phone, category_id, consented_at, created_at)
      select 'old-' || n, 'Asha', '', '9876543210', 1, ${old}::timestamptz, ${old}::timestamptz from generate_series(1, 1201) n`.execute(
      database.db,
    );
    await forgetAll(database.db);
    expect(await count('requirements')).toBe(0);
  });

  test('goes: what the payment gateway told after 30 days', async () => {
    expect(retention.paymentNews).toEqual({ days: 30 });
    const moments = around(retention.paymentNews);
    const news = moments.map((received_at, n) => ({ id: `news ${n}`, order_id: 'order', kind: 'ORDER', received_at }));
    await database.db.insertInto('webhook_events').values(news).execute();
    await forgetAll(database.db);
    const left = await database.db.selectFrom('webhook_events').select('received_at').execute();
    expect(left).toEqual([{ received_at: moments[1] }]);
  });

  test('stays: a look at a machine whose rating stands, which its author may change as long', async () => {
    const [at] = around(retention.recentViews);
    const look = { user_id: user, equipment_id: machine, viewed_at: at ?? testNow, counted_at: at ?? testNow };
    await database.db.insertInto('recent_views').values(look).execute();
    const rating = { user_id: user, equipment_id: machine, star_rating: 4, comment: 'Good.' };
    await database.db.insertInto('equipment_ratings').values(rating).execute();
    await forgetAll(database.db);
    expect(await count('recent_views')).toBe(1);
    await database.db.deleteFrom('equipment_ratings').execute();
    await forgetAll(database.db);
    expect(await count('recent_views')).toBe(0);
  });

  test('goes: looks at machines after 6 months, and who was shown a number after 8 years', async () => {
    expect([retention.recentViews, retention.reveals]).toEqual([{ months: 6 }, { months: 96 }]);
    const users = [user, (await addUser(database)).id];
    for (const [index, at] of around(retention.recentViews).entries()) {
      const look = { user_id: users[index] ?? '', equipment_id: machine, viewed_at: at, counted_at: at };
      await database.db.insertInto('recent_views').values(look).execute();
    }
    for (const [index, at] of around(retention.reveals).entries()) {
      const reveal = {
        user_id: users[index] ?? '',
        day: '2018-03-10',
        supplier_id: supplier,
        equipment_id: machine,
        at,
      };
      await database.db.insertInto('seller_reveals').values(reveal).execute();
    }
    await forgetAll(database.db);
    for (const table of ['recent_views', 'seller_reveals'] as const) {
      const rows = await database.db.selectFrom(table).select('user_id').execute();
      expect([table, rows]).toEqual([table, [{ user_id: users[1] }]]);
    }
  });
});
