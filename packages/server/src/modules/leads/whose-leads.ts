import { type RawBuilder, sql } from 'kysely';

/** Machines that come to a place later get a requirement of it once they have been listed there for a day, as long as it is open: so many days. */
export const leadDays = { open: 14, wait: 1 } as const;

/*
 * The one place that says whose a requirement is: a supplier's who had a public machine of its category in its city when it came; without a city,
 * in any. Each time that a machine is listed somewhere is a span of requirements: from when it came there until it left, and, once it has stayed
 * for a day, also those before that were still open then. So who moves a machine about learns nothing: neither of what was, nor for longer than it
 * stands there. Nothing is written when a requirement comes, however many owners it concerns: a span is a range of one index.
 */
const spansOf = (supplierId: string, now: Date) => sql`
  select category_id, city_id, tstzrange(case when least(until, ${now}::timestamptz) >= since + interval '1 day' * ${leadDays.wait}
    then since - interval '1 day' * ${leadDays.open - leadDays.wait} else since end, until) as span
  from (select unnest(category_ids) as category_id, city_id, coalesce(placed_at, listed_from) as since, 'infinity'::timestamptz as until
      from equipment where supplier_id = ${supplierId}::uuid and listed
    union select unnest(category_ids), city_id, placed_at, ended_at from past_listings where supplier_id = ${supplierId}::uuid) listing
  where since is not null`;
/* Looked up span by span (`offset 0` keeps it so): the planner takes a few spans for many, and would go through all requirements. */
const inSpan = (city: RawBuilder<unknown>, only: RawBuilder<unknown>) => sql`
  cross join lateral (select r.id from requirements r where r.category_id = p.category_id and ${city}
    and r.created_at >= lower(p.span) and r.created_at < upper(p.span) and ${only} offset 0) r`;

/*
 * The ids of a supplier's requirements: what fits their machines; what was written on their own website, whatever they let; and what they began to
 * work on. `only` is a condition on `r` more.
 */
export const idsOf = (supplierId: string, now: Date, only: RawBuilder<unknown> = sql`true`) => sql`
  with spans as materialized (${spansOf(supplierId, now)})
  select r.id from (select category_id, city_id, unnest(range_agg(span)) as span from spans group by 1, 2) p
    ${inSpan(sql`r.city_id = p.city_id`, only)}
  union select r.id from (select category_id, unnest(range_agg(span)) as span from spans group by 1) p
    ${inSpan(sql`r.city_id is null`, only)}
  union select r.id from partner_keys k join requirements r on r.partner_key_id = k.id where k.supplier_id = ${supplierId}::uuid and ${only}
  union select r.id from lead_states s join requirements r on r.id = s.requirement_id where s.user_id = ${supplierId}::uuid and ${only}`;

/**
 * Which requirements each of these machines brought its owner, of those that came while it was listed in their city and category: the same spans,
 * machine by machine. What its owner wrote is none.
 */
export const broughtBy = (machineIds: readonly string[], now: Date) => sql`
  select distinct l.id as machine_id, r.id as requirement_id from (
    select id, supplier_id, category_ids, city_id, coalesce(placed_at, listed_from) as since, 'infinity'::timestamptz as until
      from equipment where id = any(${[...machineIds]}::uuid[]) and listed
    union select equipment_id, supplier_id, category_ids, city_id, placed_at, ended_at from past_listings
      where equipment_id = any(${[...machineIds]}::uuid[])) l join users u on u.id = l.supplier_id cross join unnest(l.category_ids) k
    cross join lateral (select id from requirements where category_id = k and (city_id = l.city_id or city_id is null)
      and created_at >= l.since and created_at < least(l.until, ${now}::timestamptz + interval '1 second') and phone <> u.phone offset 0) r`;
