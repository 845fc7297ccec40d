import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { pgliteDatabase, type OpenDatabase } from '../database/open.ts';
import { createLogger } from '../logger.ts';
import { openPictures } from '../modules/pictures/open-pictures.ts';
import { findFirstSeen } from '../modules/pictures/pictures.queries.ts';
import type { Pictures } from '../modules/pictures/pictures.service.ts';
import { createFolderPictureStore } from '../testing/folder-picture-store.ts';
import { testApp } from '../testing/test-app.ts';
import { printProgress } from './progress.ts';
import { seedDemo } from './seed-demo.ts';
import { demoAccounts, demoPassword } from './seed.messages.ts';
import { startDemo } from './start-demo.ts';

const now = new Date('2026-03-02T06:30:00Z');
const clock = { now: () => now };

let database: OpenDatabase;

beforeAll(async () => {
  database = await pgliteDatabase({});
  await migrate(database);
});
afterAll(() => database.close());

async function count(table: 'equipment' | 'users' | 'equipment_ratings' | 'lexicon'): Promise<number> {
  const { n } = await database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

test('a seed that breaks off leaves nothing behind', async () => {
  const onProgress = (): never => {
    throw new Error('The power went.');
  };
  await expect(seedDemo(database, { size: 120, clock, onProgress })).rejects.toThrow('The power went.');
  expect([await count('equipment'), await count('users'), await count('lexicon')]).toEqual([0, 0, 0]);
});

describe('a seeded database', () => {
  beforeAll(async () => {
    // A server without the demo has run on it before.
    await sql`insert into hire_days (day) values ('2026-02-27')`.execute(database.db);
    await seedDemo(database, { size: 600, clock });
  });

  test('has its machines, and a second start adds nothing', async () => {
    expect(await seedDemo(database, { size: 900, clock })).toBe(false);
    expect(await count('equipment')).toBe(600);
  });

  test('has calendars that agree with the status and with the database’s own functions', async () => {
    const { db } = database;
    // The demo's moment is over: what it holds until then, it held then.
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('yantra.bulk', 'on', true)`.execute(trx);
      await sql`update commitments set expires_at = null`.execute(trx);
    });
    const { rows } = await sql<{ hired: number; blocked: number; wrong: number; planned: number }>`
      with today as (select '2026-03-02'::date as day)
      select count(*) filter (where e.is_hired)::int as hired, count(*) filter (where e.status = 'On rent' and not e.is_hired)::int as blocked,
        count(*) filter (where e.taken <> '{}')::int as planned,
        count(*) filter (where e.taken <> taken_days(e.id, e.units, today.day) or e.is_hired <> is_hired_out(e.id, e.units, today.day)
          or (e.status = 'On rent') <> (e.is_hired or exists (select from commitments c where c.equipment_id = e.id and c.by_status)))::int as wrong
      from equipment e, today`.execute(db);
    expect(rows[0]).toMatchObject({ wrong: 0 });
    expect(Math.min(...Object.values({ ...rows[0], wrong: 1 }))).toBeGreaterThan(0);
  });

  test('shows its supplier a fleet worth looking at', async () => {
    const { rows } = await sql<{ kind: string; n: number; units: number }>`
      select c.kind, count(*)::int as n, max(e.units)::int as units from commitments c join equipment e on e.id = c.equipment_id
        join users u on u.id = e.supplier_id
      where u.phone = ${demoAccounts.supplier} and c.span && '[2026-03-02,2026-04-02)'::daterange group by c.kind order by c.kind`.execute(
      database.db,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['block', 'booking', 'hold', 'repair']);
    expect(rows.find(({ kind }) => kind === 'booking')?.n).toBeGreaterThan(10);
  });

  test('has its purchases paid: a ledger that balances, invoices without gaps, failures, and a refund', async () => {
    const { db } = database;
    const orders = await db.selectFrom('orders').selectAll().execute();
    const purchases = await db.selectFrom('purchases').selectAll().execute();
    const fulfilled = orders.filter(({ state }) => state === 'fulfilled');
    expect(new Set(purchases.map((row) => row.order_id))).toEqual(new Set(fulfilled.map(({ id }) => id)));
    const attempts = await db.selectFrom('order_payments').selectAll().execute();
    expect(attempts.filter(({ status }) => status === 'SUCCESS')).toHaveLength(fulfilled.length + 1);
    expect(attempts.some(({ status }) => status === 'FAILED')).toBe(true);
    const refunds = await db.selectFrom('refunds').selectAll().execute();
    expect(refunds).toMatchObject([{ state: 'done', order_id: orders.find(({ state }) => state === 'refunded')?.id }]);
    const accounts = await sql<{ account: string; paise: number }>`
      select account, sum(amount_paise)::bigint as paise from ledger_entries group by account`.execute(db);
    const of = new Map(accounts.rows.map(({ account, paise }) => [account, paise]));
    const paid = purchases.reduce((sum, row) => sum + row.final_price_paise, 0);
    expect([of.get('gateway'), of.get('customer'), [...of.values()].reduce((a, b) => a + b)]).toEqual([paid, 0, 0]);
    const invoices = await db.selectFrom('invoices').selectAll().orderBy('year').orderBy('serial').execute();
    expect(invoices).toHaveLength(purchases.length);
    const series = await db.selectFrom('invoice_series').selectAll().execute();
    for (const { year, last } of series) {
      const own = invoices.filter((row) => row.year === year);
      expect(own.map(({ serial }) => serial)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
      expect(own).toEqual(own.toSorted((a, b) => a.issued_at.getTime() - b.issued_at.getTime()));
    }
    expect(invoices[0]?.buyer).toMatchObject({ name: expect.stringContaining('(demo)') });
    const tax = invoices.reduce((sum, row) => sum + row.cgst_paise + row.sgst_paise + row.igst_paise, 0);
    expect(tax).toBe(-['cgst', 'sgst', 'igst'].reduce((sum, account) => sum + (of.get(account) ?? 0), 0));
    const own = await db.selectFrom('users').select('id').where('phone', '=', demoAccounts.supplier).executeTakeFirst();
    const states = orders.filter((row) => row.user_id === own?.id).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['fulfilled', 'closed', 'refunded']));
  });

  test('lists exactly what the rule of the database lists', async () => {
    const listed = () =>
      database.db
        .selectFrom('equipment')
        .select(['id', 'listed_from', 'listed_until'])
        .where('listed', '=', true)
        .orderBy('id')
        .execute();
    const before = await listed();
    expect(before.length).toBeGreaterThan(500);
    expect(before.length).toBeLessThan(600);
    await sql`select refresh_listing(${now}, array(select id from equipment))`.execute(database.db);
    expect(await listed()).toEqual(before);
  });

  test('shows its supplier and its admin what visitors did', async () => {
    const { db } = database;
    const { rows } = await sql<Record<string, number>>`
      select (select sum(v.views)::int from equipment_view_days v join equipment e on e.id = v.equipment_id
          join users u on u.id = e.supplier_id where u.phone = '9000000002') as views,
        (select count(*)::int from seller_reveals s join users u on u.id = s.supplier_id where u.phone = '9000000002') as reveals,
        (select count(*)::int from requirements) as requirements, (select count(*)::int from lead_states) as states,
        (select count(distinct term)::int from searches where empty > 0) as misses,
        (select sum(pressed_top)::int from searches) as pressed, (select count(*)::int from unknown_words) as unknown, (select count(*)::int from unmet_searches) as unmet,
        (select sum(machines)::int from owner_counts where city_id = '*') as counted, (select count(*)::int from report_figures) as figures, (select count(*)::int from users where role = 'user') as customers`.execute(
      db,
    );
    for (const [what, n] of Object.entries(rows[0] ?? {})) expect([what, n > 0]).toEqual([what, true]);
  });

  test('has hearts, lists and saved searches, of which one has news, and enough of others’ to be a demand', async () => {
    const { db } = database;
    const { rows } = await sql<Record<string, unknown>>`
      select (select jsonb_object_agg(name, (select count(*) from kept_places p where p.list_id = l.id)) from kept_lists l where l.user_id = u.id) as lists,
        (select count(*)::int from kept_machines k where k.user_id = u.id) as kept,
        (select count(*)::int from kept_machines k join equipment e on e.id = k.equipment_id where k.user_id = u.id and e.left_at is not null and not e.listed) as "left",
        (select jsonb_agg((select count(*) from search_hits h where h.search_id = s.search_id and h.place > s.seen_hit) order by s.created_at desc)
          from saved_searches s where s.user_id = u.id) as news,
        (select count(distinct s.user_id)::int from saved_searches s) as people, (select count(*)::int from kept_machines k where k.user_id <> u.id) as others,
        (select count(*)::int from kept_machines k join equipment e on e.id = k.equipment_id join users o on o.id = e.supplier_id where o.phone = ${demoAccounts.supplier}) as "ofSupplier"
      from users u where u.phone = ${demoAccounts.user}`.execute(db);
    const [seen] = rows;
    expect(seen).toMatchObject({
      lists: { 'Metro site, phase 2': 3, 'Farm, rabi season': 2 },
      kept: 7,
      left: 1,
      news: [0, 3, 0],
      people: 61,
    });
    expect(seen?.['others']).toBeGreaterThan(150);
    expect(seen?.['ofSupplier']).toBeGreaterThan(20);
  });

  test('says of its saved searches what the search’s own code makes of them', async () => {
    const { db } = database;
    const found = async () => {
      const { rows } = await sql`
        select s.id, w.digest, s.reads <> 'demo' as "isRead", s.size, s.unit, array(select kind || ' ' || city_id from wanted_places p where p.search_id = w.id order by 1) as places,
          array(select key || ' ' || least_paise || ' ' || most_paise || ' ' || least_size || ' ' || most_size from wanted_keys k where k.search_id = w.id order by 1) as keys
        from saved_searches s join wanted_searches w on w.id = s.search_id order by s.id`.execute(db);
      return rows as { isRead: boolean }[];
    };
    const before = await found();
    // Everything is read again, as after a change of the vocabulary.
    await sql`update saved_searches set reads = 'demo'`.execute(db);
    const server = testApp(db);
    server.clock.time = now;
    await server.app.savedSearches.reread();
    await server.app.http.close();
    expect((await found()).map((row) => ({ ...row, isRead: true }))).toEqual(
      before.map((row) => ({ ...row, isRead: true })),
    );
    expect((await found()).every(({ isRead }) => isRead)).toBe(true);
  });

  test('ranks its machines against the middle rents of their kinds, by the database alone', async () => {
    const { db } = database;
    const { rows } = await sql<{ kinds: number; rents: number; off: number; away: number }>`
      select (select count(distinct type_id)::int from type_facts) as kinds,
        (select count(distinct type_id)::int from typical_rents) as rents,
        -- What machines were ranked by while they were loaded is what the middle turned out to be.
        (select count(*)::int from typical_rents t join (select equipment_type_id, rental_type, count(*),
            percentile_disc(0.5) within group (order by final_rental_paise) as middle from equipment where listed group by 1, 2 having count(*) >= 3) e
          on e.equipment_type_id = t.type_id and e.rental_type = t.rental_type where t.median_paise <> e.middle) as off,
        (select count(*)::int from equipment e join typical_rents t on t.type_id = e.equipment_type_id and t.rental_type = e.rental_type
          cross join ranking_weights w where abs(e.rank_score
            - rank_of(e.id, e.status, e.star_counts, e.rating_count, e.final_rental_paise, t.median_paise, e.created_at, w)) > 0.002) as away`.execute(
      db,
    );
    expect(rows).toEqual([{ kinds: 76, rents: 77, off: 0, away: 0 }]);
    const { capacity } = await db
      .selectFrom('equipment')
      .select('capacity')
      .where('name', '=', 'JCB 3DX ecoXcellence')
      .executeTakeFirstOrThrow();
    expect(capacity).toBe(74);
  });

  test('has the facet counts that its machines make', async () => {
    const cells = () =>
      sql`select * from equipment_rollup order by city_id, category_ids, type_id, region, discount_step, insurance`.execute(
        database.db,
      );
    const before = (await cells()).rows;
    expect(before.length).toBeGreaterThan(100);
    await sql`select rebuild_rollup()`.execute(database.db);
    expect((await cells()).rows).toEqual(before);
  });

  test('knows the words people search by', async () => {
    const words = await database.db
      .selectFrom('lexicon')
      .select(['word', 'kind'])
      .where('word', 'in', ['tractor', 'tractors', 'jcb', '3dx'])
      .orderBy('word')
      .execute();
    expect(words).toEqual([
      { word: '3dx', kind: 'word' },
      { word: 'jcb', kind: 'word' },
      { word: 'tractor', kind: 'type' },
      { word: 'tractors', kind: 'category' },
    ]);
  });

  test('keeps what it counts as stars also as ratings', async () => {
    const { rows } = await sql<{ n: number }>`select sum(rating_count)::int as n from equipment`.execute(database.db);
    expect(await count('equipment_ratings')).toBe(rows[0]?.n);
  });

  test.each(Object.entries(demoAccounts))('lets the %s account in with the demo password', async (role, phone) => {
    const account = await database.db
      .selectFrom('users')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(account.role).toBe(role);
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(account.password_hash, demoPassword)).toBe(true);
  });

  test('its pictures are drawn on request, the first seen ones being known', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const pictures = openPictures({
      db: database.db,
      clock: systemClock,
      store: createFolderPictureStore(folder),
      logger: createLogger('silent'),
    });
    onTestFinished(async () => {
      pictures.close();
      await rm(folder, { recursive: true });
    });
    const ids = await findFirstSeen(database.db, '8', 12);
    expect(ids.length).toBeGreaterThan(8);
    const [id = ''] = ids;
    const made = await pictures.derivative({ id, width: 320, format: 'avif' });
    expect(made?.isFallback).toBe(false);
    expect(await pictures.derivative({ id: '0'.repeat(24), width: 320, format: 'avif' })).toBeUndefined();
  });

  test('a second start of the demo prints nothing and has the first seen pictures made', async () => {
    const printed: string[] = [];
    const asked = new Set<string>();
    const done = Promise.withResolvers<void>();
    const pictures: Pictures = {
      derivative: async ({ id, width }) => {
        asked.add(`${id} ${width}`);
        if (width === 640) done.resolve();
        return { bytes: new Uint8Array(), isFallback: false };
      },
      privateDerivative: () => Promise.resolve(undefined),
      privateOriginal: () => Promise.resolve(undefined),
      isThere: () => Promise.resolve(false),
      keepUpload: () => Promise.reject(new Error('Nobody uploads anything.')),
      waiting: () => ({ pictures: 0, uploads: 0 }),
    };
    const settings = { seed: 'demo', seedSize: 600 } as const;
    await startDemo({ database, pictures, settings, print: (line) => printed.push(line) });
    await done.promise;
    expect(printed).toEqual([]);
    const first = await findFirstSeen(database.db, '8', 24);
    expect([...asked]).toEqual(expect.arrayContaining(first.map((id) => `${id} 320`)));
  });
});

test('progress is a line at the end of a short stage, and one for each tenth of a long one', () => {
  const lines: string[] = [];
  const report = printProgress(600, (line) => lines.push(line));
  for (const done of [200, 400, 600]) report({ stage: 'machines', done, total: 600 });
  for (let done = 500; done <= 100_000; done += 500) report({ stage: 'ratings', done, total: 100_000 });
  expect(lines.slice(0, 2)).toEqual(['Filling the database with a demo of 600 machines.', 'machines: 600 of 600']);
  expect(lines).toHaveLength(2 + 11);
});
