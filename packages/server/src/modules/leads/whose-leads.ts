import { type RawBuilder, sql } from 'kysely';

/** A machine listed in a place also gets earlier requirements there that are still open, after it has been listed for a day: how many days each. */
export const leadDays = { open: 14, wait: 1 } as const;

/*
 * The only place that decides whose a requirement is: a supplier's who had a public machine of its category in its city (or anywhere, without a city) when it
 * came. Each listing of a machine in a place gives a span of requirements: from its beginning to its end and, once it has lasted a day, also earlier ones that
 * were still open. So moving a machine around reveals nothing: no earlier requirements, and none longer than it stays. Nothing is written when a requirement
 * comes, however many owners it concerns: a span is a range of one index.
 */
const spansOf = (supplierId: string, now: Date) => sql`
  select category_id, city_id, tstzrange(case when least(until, ${now}::timestamptz) >= since + interval '1 day' * ${leadDays.wait}
    then since - interval '1 day' * ${leadDays.open - leadDays.wait} else since end, until) as span
  from (select unnest(category_ids) as category_id, city_id, coalesce(placed_at, listed_from) as since, 'infinity'::timestamptz as until
      from equipment where supplier_id = ${supplierId}::uuid and listed
    union select unnest(category_ids), city_id, placed_at, ended_at from past_listings where supplier_id = ${supplierId}::uuid) listing
  where since is not null`;
/* Looked up span by span (`offset 0` ensures it): the planner overestimates the number of spans and would scan all requirements. */
const inSpan = (city: RawBuilder<unknown>, only: RawBuilder<unknown>) => sql`
  cross join lateral (select r.id from requirements r where r.category_id = p.category_id and ${city}
    and r.created_at >= lower(p.span) and r.created_at < upper(p.span) and ${only} offset 0) r`;

/*
 * The ids of a supplier's requirements: those that match their machines; those about one of their machines, which are nobody else's; those from their own website, whatever they rent out; those an admin gave them; and
 * those they began to work on.
 * `only` is a further condition on `r`.
 */
export const idsOf = (supplierId: string, now: Date, only: RawBuilder<unknown> = sql`true`) => sql`
  with spans as materialized (${spansOf(supplierId, now)})
  select r.id from (select category_id, city_id, unnest(range_agg(span)) as span from spans group by 1, 2) p
    ${inSpan(sql`r.city_id = p.city_id and r.equipment_id is null`, only)}
  union select r.id from (select category_id, unnest(range_agg(span)) as span from spans group by 1) p
    ${inSpan(sql`r.city_id is null and r.equipment_id is null`, only)}
  union select r.id from equipment e join requirements r on r.equipment_id = e.id where e.supplier_id = ${supplierId}::uuid and ${only}
  union select r.id from equipment e join requirement_machines m on m.equipment_id = e.id join requirements r on r.id = m.requirement_id
    where e.supplier_id = ${supplierId}::uuid and ${only}
  union select r.id from partner_keys k join requirements r on r.partner_key_id = k.id where k.supplier_id = ${supplierId}::uuid and ${only}
  union select r.id from lead_assignments a join requirements r on r.id = a.requirement_id where a.user_id = ${supplierId}::uuid and ${only}
  union select r.id from lead_states s join requirements r on r.id = s.requirement_id where s.user_id = ${supplierId}::uuid and ${only}`;

/**
 * The requirements that each of these machines brought its owner while it was listed in their city and category: the same spans, per machine. Without the
 * owner's own.
 */
export const broughtBy = (machineIds: readonly string[], now: Date) => sql`
  select distinct l.id as machine_id, r.id as requirement_id from (
    select id, supplier_id, category_ids, city_id, coalesce(placed_at, listed_from) as since, 'infinity'::timestamptz as until
      from equipment where id = any(${[...machineIds]}::uuid[]) and listed
    union select equipment_id, supplier_id, category_ids, city_id, placed_at, ended_at from past_listings
      where equipment_id = any(${[...machineIds]}::uuid[])) l join users u on u.id = l.supplier_id cross join unnest(l.category_ids) k
    cross join lateral (select id from requirements where category_id = k and (city_id = l.city_id or city_id is null)
      and (equipment_id is null or equipment_id = l.id
        or exists (select from requirement_machines m where m.requirement_id = requirements.id and m.equipment_id = l.id))
      and created_at >= l.since and created_at < least(l.until, ${now}::timestamptz + interval '1 second') and phone <> u.phone offset 0) r`;

/** Whether the number of a requirement `r` is hidden: who asks about one machine shows it once a quote is accepted. */
export const isHidden = (userId: string) => sql<boolean>`(r.equipment_id is not null and not exists (
  select from deals d where d.requirement_id = r.id and d.owner_id = ${userId}::uuid and d.state in ('accepted', 'done', 'cancelled')))`;
