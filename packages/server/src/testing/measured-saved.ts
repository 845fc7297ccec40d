import { existsSync, readFileSync } from 'node:fs';
import { rupeesToPaise } from '@yantra/domain';
import { sql } from 'kysely';
import { systemClock } from '../clock.ts';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../database/open.ts';
import { findListed } from '../modules/equipment/equipment.queries.ts';
import { machineFacts } from '../modules/saved-searches/matching.queries.ts';
import { candidatesOf, createMatching, hitsOf } from '../modules/saved-searches/matching.ts';
import { formOf } from '../modules/saved-searches/wanted-form.ts';
import { keysOf } from '../modules/saved-searches/wanted-keys.ts';
import type { Filters } from '../modules/search/lists/index.ts';
import { createRandom, type Random } from '../seed/random.ts';

/** Many saved searches over a seeded market, for a bench. */
export interface MeasuredSaved {
  /** One listed machine by its primary key, and nothing else. */
  lookUp(id: string): Promise<unknown>;
  /** Asks the index about one machine, and its candidates about their conditions. Returns how many list it. */
  matchOne(id: string): Promise<number>;
  /** How many searches the machine's keys reach. */
  candidates(id: string): Promise<number>;
  /**
   * Puts so many machines into the queue, and asks about them until it is empty, with what is written of them: seconds, of which so many of processor time, here and
   * in the database where that is on this machine.
   */
  matchAll(count: number): Promise<{ readonly seconds: number; readonly processor: number; readonly found: number }>;
  /** The ids of so many listed machines, drawn from all of them. */
  someIds(count: number): Promise<string[]>;
  /** How many searches were saved, how many there are of different meaning, and their rows in the index. */
  readonly sizes: { readonly saved: number; readonly searches: number; readonly keys: number };
  /** What the database read of searches and of their index so far. */
  readSoFar(): Promise<{ readonly walks: number; readonly entries: number }>;
  close(): Promise<void>;
}

/* A person keeps at most 50. */
const ofPerson = 40;
const chunk = 20_000;

/** Opens a database that was seeded by `seed/main.ts`, and saves searches there unless it has some. */
export async function openMeasuredSaved(settings: DatabaseSettings, count: number): Promise<MeasuredSaved> {
  const database = await openDatabase(settings);
  const { db } = database;
  const clock = systemClock;
  await fill(database.db, count);
  const rereader = {
    readFor: async () => undefined,
    print: async () => '',
    work: async () => undefined,
    forget: async () => undefined,
  };
  const matching = createMatching({ db, clock, rereader });
  const { rows } = await sql<MeasuredSaved['sizes']>`select (select count(*)::int from saved_searches) as saved,
    (select count(*)::int from wanted_searches) as searches, (select count(*)::int from wanted_keys) as keys`.execute(
    db,
  );
  const sizes = rows[0] ?? { saved: 0, searches: 0, keys: 0 };
  return {
    lookUp: (id) => findListed(db, id, clock.now()),
    async matchOne(id) {
      const now = clock.now();
      const hits = await hitsOf(db, [{ equipment_id: id, ids: [], before: null }], now);
      return hits.length;
    },
    async candidates(id) {
      const pairs = await candidatesOf(db, await machineFacts(db, [id]), clock.now());
      return pairs.filters.size;
    },
    async matchAll(many) {
      await sql`insert into search_changes (equipment_id) select id from equipment where listed order by md5('all' || id::text) limit ${many}`.execute(
        db,
      );
      const [begun, before] = [performance.now(), await processorSeconds(db)];
      await matching.work();
      const seconds = (performance.now() - begun) / 1000;
      const { rows: hits } = await sql<{ n: number }>`select count(*)::int as n from search_hits`.execute(db);
      return { seconds, processor: (await processorSeconds(db)) - before, found: hits[0]?.n ?? 0 };
    },
    someIds: async (many) => {
      const { rows: some } = await sql<{
        id: string;
      }>`select id from equipment where listed order by md5(id::text) limit ${many}`.execute(db);
      return some.map(({ id }) => id);
    },
    sizes,
    async readSoFar() {
      await sql`select pg_stat_force_next_flush()`.execute(db);
      const { rows: read } = await sql<{ walks: number; entries: number }>`
        select (select coalesce(sum(seq_scan), 0)::int from pg_stat_user_tables where relname in ('wanted_searches', 'wanted_keys', 'saved_searches')) as walks,
          (select coalesce(sum(idx_tup_read), 0)::int from pg_stat_user_indexes where relname = 'wanted_keys') as entries`.execute(
        db,
      );
      return read[0] ?? { walks: 0, entries: 0 };
    },
    close: () => database.close(),
  };
}

/* Hundredths of a second, in which Linux counts. */
const ticksASecond = 100;

/** What this process and the database's connections have used of processors. */
async function processorSeconds(db: OpenDatabase['db']): Promise<number> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const ofDatabase = rows.map(({ pid }) => {
    const path = `/proc/${pid}/stat`;
    if (!existsSync(path)) return 0;
    const [user = 0, system = 0] =
      readFileSync(path, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return (user + system) / ticksASecond;
  });
  const { user, system } = process.cpuUsage();
  return ofDatabase.reduce((sum, one) => sum + one, (user + system) / 1e6);
}

interface Wish {
  readonly city_id: string;
  readonly type_ids: readonly number[];
  readonly category_id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly rupees: number;
  readonly capacity: number | null;
}

/** What somebody looks for: what there is most of is looked for most, by plain filters mostly. */
function wanted(wish: Wish, random: Random): Filters {
  const kind: Filters = random.chance(0.85)
    ? { words: [], termTypeIds: wish.type_ids }
    : { words: [], categoryId: wish.category_id };
  const city = { cityIds: [wish.city_id] };
  const round = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);
  const chance = random.between(1, 100);
  if (chance <= 4)
    return {
      ...kind,
      near: {
        latitude: wish.latitude + random.between(-900, 900) / 10_000,
        longitude: wish.longitude + random.between(-900, 900) / 10_000,
        radiusKm: random.pick([5, 10, 25]),
      },
    };
  if (chance <= 7) {
    const [south, west, reach] = [
      wish.latitude - random.between(0, 2000) / 10_000,
      wish.longitude - random.between(0, 2000) / 10_000,
      random.pick([0.1, 0.2, 0.4]),
    ];
    return { ...kind, bounds: { south, west, north: south + reach, east: west + reach } };
  }
  if (chance <= 10) return kind;
  if (chance <= 12)
    return {
      words: [random.pick(['mahindra', 'jcb', 'tata', 'volvo', 'ace', '3dx', '575', 'ex200'])],
      ...(random.chance(0.7) && city),
    };
  if (chance <= 13) return { words: [], ...city };
  const price =
    chance <= 40 ? { maxPaise: rupeesToPaise(round(wish.rupees * random.pick([0.8, 1, 1.25, 1.5]), 500)) } : {};
  const more = random.between(1, 10);
  return {
    ...kind,
    ...city,
    ...price,
    ...(more === 1 && { insurance: true }),
    ...(more === 2 && { discount: random.pick([10, 25]) }),
    ...(more === 3 && wish.capacity !== null && { minCapacity: round(wish.capacity, 5) }),
    ...(more === 4 && random.chance(0.3) && { freeOn: { from: '2027-01-10', until: '2027-01-20' } }),
  };
}

async function fill(db: OpenDatabase['db'], count: number): Promise<void> {
  const random = createRandom(62);
  const { rows: wishes } = await sql<Wish>`
    select e.city_id, array(select o.id from equipment_types o where o.type = t.type and o.active and not o.deleted) as type_ids, e.category_ids[1] as category_id,
      e.latitude, e.longitude, (e.final_rental_paise / 100)::int as rupees, e.capacity
    from equipment e join equipment_types t on t.id = e.equipment_type_id where e.listed and e.latitude is not null order by md5(e.id::text) limit 200000`.execute(
    db,
  );
  // The demo's own are of none of these people.
  await sql`truncate saved_searches, wanted_searches cascade`.execute(db);
  await sql`alter table saved_searches disable trigger saved_searches_counted`.execute(db);
  await sql`insert into users (role, first_name, last_name, phone, password_hash)
    select 'user', 'A', 'B', 'saved' || n, '!' from generate_series(1, ${Math.ceil(count / ofPerson)}::int) n`.execute(
    db,
  );
  const known = new Map<string, number>();
  for (let done = 0; done < count; done += chunk) {
    const many = Math.min(chunk, count - done);
    const [forms, keys, saved]: [[number, string, string][], [string, number, string, string][], number[]] = [
      [],
      [],
      [],
    ];
    for (let n = 0; n < many; n += 1) {
      const form = formOf(wanted(random.pick(wishes), random));
      if (form === undefined || form.filters === null) continue;
      let id = known.get(form.digest);
      if (id === undefined) {
        id = known.size + 1;
        known.set(form.digest, id);
        forms.push([id, form.digest, JSON.stringify(form.filters)]);
        const { maxPaise, minCapacity } = form.filters;
        for (const key of new Set(keysOf(form.filters))) {
          keys.push([key, id, String(maxPaise ?? '9223372036854775807'), String(minCapacity ?? '-infinity')]);
        }
      }
      saved.push(id);
    }
    const column = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value) => rows.map(of);
    await sql`insert into wanted_searches (id, digest, filters) overriding system value
      select id, digest, filters::jsonb from unnest(${column(forms, ([id]) => id)}::bigint[], ${column(forms, ([, digest]) => digest)}::text[],
        ${column(forms, ([, , filters]) => filters)}::text[]) f(id, digest, filters)`.execute(db);
    await sql`insert into wanted_keys (key, search_id, least_paise, most_paise, least_size, most_size)
      select key, id, 0, most, least, 'infinity' from unnest(${column(keys, ([key]) => key)}::text[], ${column(keys, ([, id]) => id)}::bigint[],
        ${column(keys, ([, , most]) => most)}::bigint[], ${column(keys, ([, , , least]) => least)}::float8[]) k(key, id, most, least)`.execute(
      db,
    );
    await sql`insert into saved_searches (user_id, search_id, input, pace, created_at, since_hit, seen_hit, told_hit)
      select u.id, s.id, '{}', case when n % 4 = 0 then 'atOnce' else 'daily' end, now(), 0, 0, 0
      from unnest(${saved}::bigint[]) with ordinality s(id, n)
      join users u on u.phone = 'saved' || (((${done}::int + n - 1) / ${ofPerson}::int)::int + 1)`.execute(db);
  }
  await sql`update wanted_searches w set people = c.people, daily = c.daily, at_once = c.at_once
    from (select search_id, count(*) as people, count(*) filter (where pace = 'daily') as daily, count(*) filter (where pace = 'atOnce') as at_once
      from saved_searches group by 1) c where c.search_id = w.id`.execute(db);
  await sql`alter table saved_searches enable trigger saved_searches_counted`.execute(db);
  for (const table of ['wanted_searches', 'wanted_keys', 'saved_searches'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
