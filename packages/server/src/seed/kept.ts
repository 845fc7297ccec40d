import type { Loader } from './loader.ts';
import { demoId } from './random.ts';

/* Lists and notes of the account that can log in: of each kind the best in Pune. The last kind is one that left. */
const lists = ['Metro site, phase 2', 'Farm, rabi season'] as const;
const kept: readonly (readonly [kind: string, list: (typeof lists)[number] | '', note: string])[] = [
  ['Excavator', 'Metro site, phase 2', 'Ask about rubber tracks: the lane is 4 m wide and newly paved.'],
  ['Pick-and-carry crane', 'Metro site, phase 2', ''],
  ['Transit mixer', 'Metro site, phase 2', 'Two of them from the 12th, if the plant has a slot.'],
  ['Tractor', 'Farm, rabi season', 'Comes with a rotavator.'],
  ['Combine harvester', 'Farm, rabi season', ''],
  ['Diesel generator', '', ''],
];
const noteOfLeft = 'Good operator, Ganesh. Ask when it is back.';
const listIds = 12;

/* Drawn from hashes, so that the same machines are kept by the same people. `at` is the seed's moment. */
const at = `with given as (select $1::timestamptz as now), at as (select now from given)`;
const chance = (text: string): string => `abs(hashtext(${text})::bigint)`;
const user = `(select id from users where phone = '9000000003')`;

const statements: readonly string[] = [
  // Each of the demo's people keeps some of the demo supplier's machines and of the best of others; some machines please more than others.
  `${at} insert into kept_machines (user_id, equipment_id, kept_at)
   select u.id, e.id, at.now - ${chance('e.id::text || u.id')} % 1300 * interval '1 hour'
   from at, users u cross join lateral (
     select c.id from (select e.id from equipment e where e.listed
         order by e.supplier_id = (select id from users where phone = '9000000002') desc, e.rank_score desc, e.id limit 120) c
     order by ${chance('c.id::text || u.id')} % 1000 * (1 + ${chance('c.id::text')} % 5) limit 2 + ${chance('u.id::text')} % 6) e
   where u.role = 'user' and u.phone <> '9000000003'`,
];

/** Adds hearts to the demo: everybody's, and lists with notes of the account that can log in. */
export async function addKept(loader: Loader, now: Date): Promise<void> {
  for (const statement of statements) await loader.run(statement, [now]);
  await loader.run(
    `${at} insert into kept_machines (user_id, equipment_id, kept_at, note)
     select ${user}, e.id, at.now - k.n * interval '2 days', k.note
     from at, jsonb_to_recordset($2::jsonb) k(n int, kind text, note text) cross join lateral (
       select e.id from equipment e join equipment_types t on t.id = e.equipment_type_id
       where e.listed and t.type = k.kind order by e.city_id = '8' desc, e.rank_score desc, e.id limit 1) e`,
    [now, JSON.stringify(kept.map(([kind, , note], n) => ({ n: n + 1, kind, note })))],
  );
  await loader.run(
    `${at}, gone as (
       update equipment set left_at = at.now - interval '3 days' from at where id = (
         select e.id from equipment e where not e.listed and not e.is_draft and e.deleted_at is null
           and e.supplier_id <> (select id from users where phone = '9000000002')
           and exists (select from purchase_equipment p where p.equipment_id = e.id) order by e.city_id = '8' desc, e.id limit 1)
       returning id, left_at)
     insert into kept_machines (user_id, equipment_id, kept_at, note) select ${user}, id, left_at - interval '20 days', $2::text from gone`,
    [now, noteOfLeft],
  );
  for (const [turn, name] of lists.entries()) {
    const id = demoId(listIds, turn);
    await loader.run(
      `insert into kept_lists (user_id, id, name, made_at, page_id) select ${user}, $1::uuid, $2::text, $3::timestamptz - interval '15 days', $4::uuid`,
      [id, name, now, demoId(listIds, lists.length + turn)],
    );
    const kinds = kept.flatMap(([kind, list]) => (list === name ? [kind] : []));
    await loader.run(
      `insert into kept_places (user_id, list_id, equipment_id, put_at)
       select k.user_id, $1::uuid, k.equipment_id, k.kept_at from kept_machines k join equipment e on e.id = k.equipment_id
         join equipment_types t on t.id = e.equipment_type_id where k.user_id = ${user} and e.listed and t.type = any($2::text[])`,
      [id, kinds],
    );
  }
}
