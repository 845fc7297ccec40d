import type { Loader } from './loader.ts';
import { demoSearchPlaces } from './searched-places.ts';
import { demoSearches, demoUnknownWords } from './searched.ts';

/* Two months of visitors' traces, more in the second: drawn from hashes, so that the same machines get the same figures. `at` is the seed's moment. */
const at = `with given as (select $1::timestamptz as now), at as (select now, (now at time zone 'Asia/Kolkata')::date as today from given)`;
const chance = (text: string): string => `abs(hashtext(${text})::bigint)`;
const own = `e.supplier_id = (select id from users where phone = '9000000002')`;

const statements: readonly string[] = [
  // Views of the demo supplier's machines and the best ranked others, fewer on some days.
  `${at} insert into equipment_view_days (equipment_id, day, views)
   select e.id, at.today - n, 1 + ${chance(`e.id::text || n`)} % (7 - n / 20) from at, generate_series(0, 59) n,
     (select e.id from equipment e where e.listed order by ${own} desc, e.rank_score desc, e.id limit 150) e
   where ${chance(`n || e.id::text`)} % 3 > 0`,
  // Reveals of the supplier's number.
  `${at} insert into seller_reveals (user_id, day, supplier_id, equipment_id, at)
   select u.id, at.today - (r.n % 56)::int, e.supplier_id, e.id, at.now - r.n % 56 * interval '1 day'
   from at, (select id, row_number() over (order by id) as n from users where role = 'user' order by id limit 40) u
     join lateral (select ${chance('u.id::text')} as n) r on true
     join lateral (select id, supplier_id from equipment e where listed and ${own} order by md5(e.id::text || u.id::text) limit 1) e on true`,
  // Requirements that match the supplier's machines, the newest some hours old, the oldest before the last month.
  `${at} insert into requirements (idempotency_key, full_name, email, phone, category_id, city_id, details, job_from, job_days, job_operator, consented_at, created_at)
   select 'demo-requirement-' || e.n, p.name, 'renter' || e.n || '@example.in', '98765' || lpad((e.n * 7919 % 100000)::text, 5, '0'),
     e.category, e.city_id, p.details, case when p.days is not null then at.today + 3 + p.turn end, p.days, p.operator, at.now - e.n * e.n * interval '7 hours', at.now - e.n * e.n * interval '7 hours'
   from at, (select row_number() over (order by e.id) as n, e.category_ids[1] as category, e.city_id from equipment e
       where e.listed and ${own} order by e.id limit 14) e
     join (values (0, 'Meera Kulkarni', 'Please say what the transport costs.', 14, 'needed'), (1, 'Arjun Nair', 'For a house site, about 40 hours.', 5, null),
       (2, 'Sunita Yadav', 'Please say the rent by the month.', 60, 'own'), (3, 'Imran Shaikh', '', null, null),
       (4, 'Kavya Reddy', 'Needed after the rains.', null, null), (5, 'Harpreet Gill', 'Transport to the field too.', 3, 'needed')) p(turn, name, details, days, operator) on p.turn = e.n % 6`,
  `${at} insert into lead_states (user_id, requirement_id, status, notes, updated_at)
   select u.id, r.id, case n % 3 when 0 then 'Won' when 1 then 'Replied' else 'Closed' end,
     case n % 3 when 0 then 'Agreed on the phone.' when 1 then 'Sent the rent, waits for the site.' else '' end, at.now
   from at, users u, (select id, row_number() over (order by created_at desc) as n from requirements) r
   where u.phone = '9000000002' and r.n between 4 and 14`,
];

/** Adds two months of activity to the demo: views, reveals, requirements and searches. */
export async function addActivity(loader: Loader, now: Date): Promise<void> {
  for (const statement of statements) await loader.run(statement, [now]);
  await loader.load('searches', demoSearches(now));
  await loader.load('unknown_words', demoUnknownWords(now));
  const { days, unmet } = demoSearchPlaces(now);
  await loader.load('search_days', days);
  await loader.load('unmet_searches', unmet);
  // The reports' sums of all that was loaded.
  await loader.run('select count_ends($1::timestamptz)', [now]);
  await loader.run('select count_owners()');
  await loader.run('select fold_reports()');
}
