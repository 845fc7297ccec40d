import type { Migration } from '../migration.ts';

/* A list price after the machine's discount, as domain's `finalValue` rounds it. */
const reduced = (unit: string): string =>
  `((card->'tiers'->>'${unit}')::bigint * (10000 - round(discount * 100)::bigint) + 5000) / 10000`;
const aWeek = `case when card->>'sundaysFree' = 'true' then 6 else 7 end`;
const aMonth = `case when card->>'sundaysFree' = 'true' then 26 else 30 end`;

/* Which amounts owners ask, for each machine that is listed, in paise with GST (domain, `withGst`), and litres of fuel an hour. */
const withGst = (amount: string): string =>
  `(${amount} + case when card->>'gstIncluded' = 'true' then 0 else (${amount} * gst + 5000) / 10000 end)`;
const paise = (part: string, key: string): string => `(card->'${part}'->>'${key}')::bigint`;
const isState = (part: string, state: string): string => `card->'${part}'->>'state' = '${state}'`;
const bothWays = `2 * (${paise('transport', 'each')} + greatest(0, at.km - ${paise('transport', 'freeKm')}) * ${paise('transport', 'perKm')})`;
const said = `
  select type_id, category_ids, 'overtime' as part, 0 as km, ${withGst(`(card->>'overtime')::bigint`)}::float8 as amount
    from cards where card ? 'overtime'
  union all select type_id, category_ids, 'shift', 0,
      (${withGst(paise('operator', 'shift'))} + case when card->'operator'->>'board' = 'true' then (select board_paise from hire_prices) else 0 end)::float8
    from cards where ${isState('operator', 'extra')}
  union all select type_id, category_ids, 'litres', 0, (card->'fuel'->>'litres')::float8
    from cards where ${isState('fuel', 'renter')} and card->'fuel' ? 'litres'
  union all select type_id, category_ids, 'transport', at.km, ${withGst(`(${bothWays})`)}::float8
    from cards cross join unnest('{0,25,50,100,200,400}'::int[]) at (km) where ${isState('transport', 'extra')}`;
const percentiles = (scope: string, id: string, from: string): string => `
  select '${scope}', ${id}, part, km, percentile_cont(0.5) within group (order by amount), percentile_cont(0.75) within group (order by amount)
  from ${from} group by 1, 2, 3, 4 having count(*) >= 5`;

/**
 * What machines cost to hire. A card that is null says nothing but what the fact `operator` says: so machines of before, and those that the version before
 * writes, need no filling.
 */
export const hireCosts: Migration = {
  name: '0055-hire-costs',
  statements: [
    `alter table equipment add column rate_card jsonb`,
    `alter table categories add column gst_percent numeric(4,2) not null default 18`,
    `create table hire_prices (one boolean primary key default true check (one), diesel_paise int not null, board_paise int not null)`,
    `insert into hire_prices values (true, 9200, 50000)`,
    `create trigger hire_prices_version after update on hire_prices for each statement execute function follow_vocabulary()`,
    `create table typical_costs (
       scope text not null check (scope in ('type', 'category', 'all')), scope_id int not null,
       part text not null check (part in ('overtime', 'transport', 'shift', 'litres')), km int not null,
       middle double precision not null, most double precision not null, primary key (scope, scope_id, part, km))`,
    `create trigger typical_costs_version after insert or delete on typical_costs for each statement execute function follow_vocabulary()`,
    // The least that a day of hire costs by any tier, a day of single hours taken as 8 (domain: a cover never costs less). Only what is immutable, as in
    // rent_a_day, so that an index finds it.
    `create function cost_a_day(final_paise bigint, rental_type smallint, discount numeric, card jsonb) returns bigint
       language sql immutable parallel safe as $$
       select least(
         case when rental_type = 0 then final_paise else ${reduced('hour')} end * 8,
         case when rental_type = 1 then final_paise else ${reduced('day')} end,
         case when rental_type = 2 then final_paise else ${reduced('week')} end / ${aWeek},
         case when rental_type = 3 then final_paise else ${reduced('month')} end / ${aMonth}) $$`,
    `create function refresh_typical_costs() returns void language sql as $$
       delete from typical_costs;
       with cards as materialized (
           select e.equipment_type_id as type_id, e.category_ids, e.rate_card as card,
             coalesce((select round(max(c.gst_percent) * 100) from categories c where c.id = any(e.category_ids)), 1800)::bigint as gst
           from equipment e where e.listed and e.rate_card is not null),
         said as materialized (${said}),
         by_category as (select unnest(category_ids) as category_id, part, km, amount from said)
       insert into typical_costs (scope, scope_id, part, km, middle, most)
         ${percentiles('type', 'type_id', 'said')}
         union all ${percentiles('category', 'category_id', 'by_category')}
         union all ${percentiles('all', '0', 'said')} $$`,
  ],
};

const aDay = 'cost_a_day(final_rental_paise, rental_type, discount, rate_card)';

/** Machines of a type in the order of the least that a day costs; a bulk load drops them first and creates them afterwards. */
export const costIndexes = {
  equipment_cost: `equipment (equipment_type_id, ${aDay}, id) where listed`,
  equipment_cost_city: `equipment (city_id, equipment_type_id, ${aDay}, id) where listed`,
} as const;

export const hireCostIndexes: Migration = {
  name: '0055-hire-cost-indexes',
  indexes: Object.fromEntries(Object.entries(costIndexes).map(([name, on]) => [name, { on }])),
};
