// @module-tag other
/**
 * Machines come and get cheaper while the two processes that ask saved searches about them and tell their people are killed (-9) at random moments. Every search
 * has found exactly what its list shows, and everybody was told of each of it once, and once more when it got cheaper. A few kills in `.ci/run`;
 * `npm run test:chaos -- searches` does two hundred.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EquipmentPage, queryOf, saveSearch, searchEquipments, type SearchInput } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { addMachines, fillBasics, testNow } from '../market.ts';
import { type SignedIn, signedIn } from '../signed-in.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { emptyDatabase } from '../test-database.ts';
import { chances } from './chances.ts';

const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
const isLong = process.env['TEST_CHAOS'] === '1';
const kills = isLong ? 200 : 4;
/** Machines that come between two kills, some at a time. */
const machinesEach = 60;
const atOnce = 6;
/** People of one search besides the one who saved it: they are told in several turns. */
const crowd = 449;
const settledWithinMs = isLong ? 600_000 : 60_000;

const chance = chances(20_261_130);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
const types = [1, 2, 27, 28, 29, 37];
const cities = isLong ? ['8', '1', '27'] : ['8', '27'];
/** Sizes of machines; a search is for one of their bands, so that the machines of each are few enough to be counted. */
const [sizes, band] = [120, isLong ? 4 : 12] as const;

let folder: string;
let database: OpenDatabase;
let server: TestApp;
let databaseUrl = '';
const children: ChildProcess[] = [];
/** What ended by itself. */
const ended: unknown[] = [];
let kept = 0;

const clockFile = () => join(folder, 'clock');
function setTime(to: Date): void {
  // Whoever reads it meanwhile finds one of both whole.
  writeFileSync(`${clockFile()}.next`, String(to.getTime()));
  renameSync(`${clockFile()}.next`, clockFile());
}

const script = fileURLToPath(new URL('searches-child.ts', import.meta.url));
async function startChild(): Promise<ChildProcess> {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', script], {
    env: { ...environment, DATABASE_URL: databaseUrl, CLOCK: clockFile() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('exit', (code) => code !== null && ended.push(code));
  await once(child, 'message');
  return child;
}

beforeAll(async () => {
  if (!onPostgres) return;
  folder = mkdtempSync(join(tmpdir(), 'yantra-searches-'));
  setTime(testNow);
  databaseUrl = await emptyDatabase();
  database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 8 });
  await migrate(database);
  await fillBasics(database.db);
  server = testApp(database.db);
}, 120_000);

afterAll(async () => {
  if (!onPostgres) return;
  for (const child of children) child.kill('SIGKILL');
  await server.app.http.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Saved {
  readonly id: string;
  readonly input: Partial<SearchInput>;
}

/** Searches for each kind, and terms, in each city and of each band; half of them are told of daily. */
async function saveAll(): Promise<Saved[]> {
  const saved: Saved[] = [];
  const kinds: Partial<SearchInput>[] = [
    ...types.map((id) => ({ equipmentTypeId: [id] })),
    { searchTerm: 'जेसीबी' },
    { searchTerm: 'excavtor' },
  ];
  let person: SignedIn | undefined;
  for (const kind of kinds) {
    for (const selectedCityId of cities) {
      for (let from = 1; from <= sizes; from += band) {
        if (saved.length % 40 === 0) person = await signedIn(server);
        const price = oneOf([undefined, 2000, 3500]);
        const input: Partial<SearchInput> = {
          ...kind,
          selectedCityId,
          startCapacity: from,
          endCapacity: from + band - 1,
          ...(price !== undefined && { endRentprice: price }),
        };
        const pace = saved.length % 2 === 0 ? 'atOnce' : 'daily';
        const answer = await server.post(`/api${saveSearch.path}`, { search: input, pace }, person?.bearer);
        expect(answer.status, answer.text).toBe(200);
        saved.push({ input, id: answer.json<{ data: { id: string } }>().data.id });
      }
    }
  }
  const [first] = saved;
  await sql`
    with others as (
      insert into users (role, first_name, last_name, phone, password_hash) select 'user', 'A', 'B', 'crowd' || n, '!' from generate_series(1, ${crowd}::int) n returning id)
    insert into saved_searches (user_id, search_id, input, pace, created_at, since_hit, seen_hit, told_hit)
      select o.id, s.search_id, s.input, 'atOnce', s.created_at, s.since_hit, s.seen_hit, s.told_hit
      from others o, saved_searches s where s.id = ${first?.id}::uuid`.execute(server.db);
  return saved;
}

/** Some machines come, and some of before get cheaper by a quarter, each once. */
async function trade(cheap: string[]): Promise<void> {
  for (let come = 0; come < machinesEach; come += atOnce) {
    const ids = Array.from({ length: atOnce }, () => randomUUID());
    await addMachines(
      server.db,
      ids.map((id, n) => ({
        id,
        // Some are for the search of many people.
        equipment_type_id: n === 0 ? (types[0] ?? 1) : oneOf(types),
        city_id: n === 0 ? (cities[0] ?? '8') : oneOf(cities),
        rupees: 1000 + Math.floor(chance() * 40) * 100,
        facts: JSON.stringify({ capacity: 1 + Math.floor(chance() * (n === 0 ? band : sizes)) }),
      })),
    );
    kept += atOnce;
    cheap.push(...ids.slice(0, 2));
    const [falls] = cheap.length > 12 ? cheap.splice(Math.floor(chance() * cheap.length), 1) : [];
    if (falls !== undefined) {
      await sql`update equipment set final_rental_paise = final_rental_paise * 3 / 4, rental_paise = rental_paise * 3 / 4
        where id = ${falls}::uuid`.execute(server.db);
    }
  }
}

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from search_changes) + (select count(*) from search_news where pace = 'atOnce' or ${server.clock.time}::timestamptz >= due_at))::int as n`.execute(
    server.db,
  );
  return rows[0]?.n ?? 0;
};
async function settle(): Promise<void> {
  const until = performance.now() + settledWithinMs;
  while ((await waiting()) > 0 && performance.now() < until) await setTimeout(50);
  expect(await waiting()).toBe(0);
}

async function listed(input: Partial<SearchInput>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await server.get(`/api${searchEquipments.path}?${queryOf({ ...input, page, pageSize: 100 })}`);
    const { data, total, understood } = answer.json() as unknown as EquipmentPage;
    // What is shown where nothing meets all conditions.
    if (understood?.answer === 'part' || understood?.answer === 'nearby') return [];
    ids.push(...data.map(({ id }) => id));
    if (ids.length >= total || data.length === 0) return ids.toSorted();
  }
}

interface Told {
  readonly id: string;
  readonly counts: readonly (readonly [count: number, cheaper: number])[];
  readonly found: readonly string[];
}

/** What everybody was told, in order, and what their search found. */
async function toldAll(): Promise<Map<string, Told>> {
  const { rows } = await sql<Told>`
    select s.id, array(select equipment_id::text from search_hits h where h.search_id = s.search_id and place > 0 order by 1) as found,
      (select coalesce(jsonb_agg(jsonb_build_array((n.facts->>'count')::int, (n.facts->>'cheaper')::int) order by n.id), '[]') from notifications n
        where n.user_id = s.user_id and n.kind = 'searchNews' and n.facts->>'savedId' = s.id::text) as counts
    from saved_searches s`.execute(server.db);
  return new Map(rows.map((row) => [row.id, row]));
}

test.runIf(onPostgres)(
  'nothing is lost and nobody is told twice, whenever who finds and tells is killed',
  async () => {
    const saved = await saveAll();
    children.push(await startChild(), await startChild());
    const cheap: string[] = [];
    let struck = 0;
    for (let killed = 0; killed < kills; killed += 1) {
      const trading = trade(cheap);
      await setTimeout(chance() * 250);
      if ((await waiting()) > 0) struck += 1;
      const turn = killed % 2;
      children[turn]?.kill('SIGKILL');
      await trading;
      children[turn] = await startChild();
    }
    await settle();
    // Half past eight in the morning, for those who are told daily.
    server.clock.time = new Date(testNow.getTime() + dayMs);
    setTime(server.clock.time);
    await settle();
    expect(ended, 'ended by itself').toEqual([]);

    const told = await toldAll();
    const [first] = saved;
    const everybody = [...told.values()];
    const faults: unknown[] = [];
    let found = 0;
    for (const { id, input } of saved) {
      const own = told.get(id);
      const list = await listed(input);
      found += list.length;
      if (JSON.stringify(own?.found) !== JSON.stringify(list))
        faults.push({ input, found: own?.found.length, list: list.length });
      expect(list.length).toBeLessThan(100);
    }
    const alike = told.get(first?.id ?? '')?.found;
    for (const { id, counts, found: own } of everybody) {
      const last = counts.at(-1)?.[0] ?? 0;
      // Each tells of something more: of another machine, or of one that got cheaper.
      const isMore = counts.every(([count, cheaper], at) => {
        const [before = 0, cheaperBefore = 0] = counts[at - 1] ?? [];
        return count + cheaper > before + cheaperBefore && count >= before && cheaper >= cheaperBefore;
      });
      if (last !== own.length || !isMore) faults.push({ id, own: own.length, counts });
    }
    expect(faults).toEqual([]);
    expect(
      everybody.filter(({ found: own }) => own === alike || JSON.stringify(own) === JSON.stringify(alike)).length,
    ).toBeGreaterThan(crowd);
    const messages = everybody.reduce((sum, { counts }) => sum + counts.length, 0);
    const cheaper = everybody.reduce((sum, { counts }) => sum + (counts.at(-1)?.[1] ?? 0), 0);
    console.log(
      `${kills} kills, ${struck} of them with machines or people waiting: ${kept} machines, ${saved.length} searches, ${found} pairs found; ${everybody.length} people told ${messages} times, of ${cheaper} that got cheaper too.`,
    );
    expect(Math.min(struck, cheaper, found)).toBeGreaterThan(0);
  },
  isLong ? 3_600_000 : 120_000,
);
