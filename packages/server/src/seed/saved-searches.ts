import { dayMs, hourMs, rupeesToPaise } from '@yantra/domain';
import type { masterDataOf } from '../modules/master-data/index.ts';
import { formOf, keysOf } from '../modules/saved-searches/index.ts';
import type { Loader } from './loader.ts';
import type { UserRow } from './people.ts';
import { createRandom, demoId } from './random.ts';
import { searchingCities } from './searched-places.ts';
import { demoAccounts } from './seed.messages.ts';

/* What the demo's people wait for, with about how many of a hundred; the rents that some name, and the size. */
const waits: readonly (readonly [
  kind: string,
  share: number,
  rupees?: readonly number[] | undefined,
  size?: number,
])[] = [
  ['Backhoe loader', 17, [8000, 9000, 10_000]],
  ['Pick-and-carry crane', 15, [9000], 14],
  ['Excavator', 13, [12_000, 15_000]],
  ['Tractor', 10, [3000, 3500]],
  ['Mobile crane', 8, undefined, 50],
  ['Diesel generator', 7, [4000]],
  ['Tipper', 6],
  ['Combine harvester', 5],
  ['Motor grader', 5],
  ['Paver', 4],
  ['Concrete pump', 4],
  ['Boom lift', 3],
  ['Sugarcane harvester', 2],
  ['Tower crane', 1],
];
/* Of the account that can log in; the first has news. */
const ofUser = [
  { term: 'backhoe loader', kind: 'Backhoe loader', city: 'Pune', pace: 'daily', days: 16 },
  { term: 'mobile crane', kind: 'Mobile crane', city: 'Nashik', pace: 'atOnce', days: 9 },
  { term: 'motor grader', kind: 'Motor grader', city: 'Pune', pace: 'daily', days: 40 },
] as const;
const newsOfUser = 3;
const seedOfSaved = 731;
const savedIds = 11;
const mostOfPerson = 3;

type Saved = ReturnType<typeof savedOf>;
interface Wait {
  readonly n: number;
  readonly userId: string;
  readonly kind: string;
  readonly city: { readonly id: string; readonly name: string };
  readonly pace: 'daily' | 'atOnce';
  readonly rupees?: number | undefined;
  readonly size?: number | undefined;
  /** Typed, instead of chosen types; it is read again by the search's own code at the next turn of that job. */
  readonly term?: string | undefined;
  readonly at: Date;
}

/** A saved search, with its form, its keys, and what it waits for. */
function savedOf({ n, userId, kind, city, pace, rupees, size, term, at }: Wait, { types, typeFacts }: Types) {
  const typeIds = types.filter(({ type }) => type === kind).map(({ id }) => id);
  const unit = typeFacts.find(({ type_id, unit: of }) => type_id === typeIds[0] && of !== null)?.unit;
  const form = formOf({
    words: [],
    typeIds,
    cityIds: [city.id],
    ...(rupees !== undefined && { maxPaise: rupeesToPaise(rupees) }),
    ...(size !== undefined && { minCapacity: size }),
  });
  if (form === undefined || form.filters === null) return undefined;
  const { filters, digest } = form;
  const input = {
    ...(term === undefined ? { equipmentTypeId: typeIds } : { searchTerm: term }),
    selectedCity: city.name,
    selectedCityId: city.id,
    ...(rupees !== undefined && { endRentprice: rupees }),
    ...(size !== undefined && { startCapacity: size }),
  };
  return {
    id: demoId(savedIds, n),
    user_id: userId,
    digest,
    filters,
    keys: keysOf(filters),
    most_paise: String(filters.maxPaise ?? '9223372036854775807'),
    least_size: String(filters.minCapacity ?? '-infinity'),
    kind,
    city_id: city.id,
    input,
    reads: term === undefined ? '' : 'demo',
    size: size ?? null,
    unit: size === undefined ? null : (unit ?? null),
    pace,
    created_at: at,
  };
}

type Types = Pick<ReturnType<typeof masterDataOf>, 'types' | 'typeFacts'>;

/** What everybody saved. Always the same for the same people and day. */
export function demoSavedSearches(users: readonly UserRow[], master: Types, now: Date): NonNullable<Saved>[] {
  const cities = searchingCities();
  const random = createRandom(seedOfSaved);
  const visitor = users.find(({ phone }) => phone === demoAccounts.user);
  const people = users.filter((one) => one.role === 'user' && one !== visitor);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const own = ofUser.flatMap(({ days, city: name, ...wish }, n): Wait[] => {
    const city = cities.find(([one]) => one.name === name)?.[0];
    return visitor && city ? [{ n, userId: visitor.id, city, at: before(days * dayMs), ...wish }] : [];
  });
  const others = people.flatMap((person, at) => {
    const chance = random.fork(at);
    const count = chance.between(1, mostOfPerson);
    const chosen = new Map(
      Array.from({ length: count }, () => {
        const wait = chance.weighted(waits.map((one) => [one, one[1]] as const));
        const city = chance.weighted(cities);
        return [`${wait[0]} ${city.id}`, { wait, city }] as const;
      }),
    );
    return [...chosen.values()].map(({ wait: [kind, , rents, size], city }, turn): Wait => ({
      n: 100 + at * 10 + turn,
      userId: person.id,
      kind,
      city,
      pace: 'daily',
      rupees: rents !== undefined && chance.chance(0.4) ? chance.pick(rents) : undefined,
      size: size !== undefined && chance.chance(0.75) ? size : undefined,
      at: before(chance.between(2, 1400) * hourMs),
    }));
  });
  return [...own, ...others].flatMap((wait) => savedOf(wait, master) ?? []);
}

const given = (columns: string) => `with given as (select * from jsonb_to_recordset($1::jsonb) g(${columns}))`;
const statements: readonly string[] = [
  `${given('digest text, filters jsonb')} insert into wanted_searches (digest, filters) select digest, filters from given on conflict do nothing`,
  `${given('digest text, keys text[], most_paise bigint, least_size float8')}
   insert into wanted_keys (key, search_id, least_paise, most_paise, least_size, most_size)
     select distinct key, w.id, 0, g.most_paise, g.least_size, 'infinity'::float8
     from given g join wanted_searches w on w.digest = g.digest cross join unnest(g.keys) key`,
  `${given('digest text, kind text, city_id text')} insert into wanted_places (search_id, kind, city_id)
     select distinct w.id, g.kind, g.city_id from given g join wanted_searches w on w.digest = g.digest`,
  `${given(
    'id uuid, user_id uuid, digest text, input json, reads text, size float8, unit text, pace text, created_at timestamptz',
  )}
   insert into saved_searches (id, user_id, search_id, input, reads, size, unit, pace, created_at, since_hit, seen_hit, told_hit)
     select g.id, g.user_id, w.id, g.input, g.reads, g.size, g.unit, g.pace, g.created_at, 0, 0, 0
     from given g join wanted_searches w on w.digest = g.digest`,
];

/** Adds saved searches to the demo; one of the account that can log in has found machines that were told of, and not looked at. */
export async function addSavedSearches(
  loader: Loader,
  demo: Types & { readonly users: readonly UserRow[] },
  now: Date,
): Promise<void> {
  const saved = demoSavedSearches(demo.users, demo, now);
  for (const statement of statements) await loader.run(statement, [JSON.stringify(saved)]);
  // The newest machines of its list; one of them got cheaper.
  await loader.run(
    `with given as (select $1::uuid as id, $2::timestamptz as now, $3::int as most),
     own as (select s.id, s.search_id, w.filters from given g join saved_searches s on s.id = g.id join wanted_searches w on w.id = s.search_id),
     newest as (
       select o.search_id, e.id, e.final_rental_paise, e.rental_type, row_number() over (order by e.created_at desc, e.id) as n
       from own o join equipment e on e.listed and o.filters->'typeIds' @> to_jsonb(e.equipment_type_id) and o.filters->'cityIds' @> to_jsonb(e.city_id)
       order by n limit (select most from given)),
     found as (
       insert into search_hits (search_id, equipment_id, place, told_place, told_paise, told_type, before_paise, at)
         select s.search_id, s.id, p.place, p.place, s.final_rental_paise, s.rental_type,
           case when s.n = 1 then ceil(s.final_rental_paise / 85000.0) * 100000 end, g.now - s.n * interval '5 hours'
         from given g cross join (select * from newest order by n desc) s cross join lateral (select nextval('search_hits_place') as place where s.n > 0) p
       returning place, at)
     update saved_searches s set told_hit = f.place, told_at = f.at from (select max(place) as place, max(at) as at from found) f
     where s.id in (select id from given) and f.place is not null`,
    [demoId(savedIds, 0), now, newsOfUser],
  );
}
