import type { LeadStatus } from '@yantra/contract/calls';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { containing } from '../users/users.queries.ts';

/** Whose leads: a supplier's, by their id, or all of them. */
export type LeadScope = { readonly supplierId: string } | 'all';

/** A requirement with what the asker made of it. */
export interface LeadRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly category_id: number;
  readonly category: string;
  readonly city_id: string | null;
  readonly details: string;
  readonly status: LeadStatus;
  readonly notes: string;
  readonly created_at: Date;
}

/*
 * The one place that says whose a requirement is: a supplier's who has a public machine of its category in its city; without a city, in any.
 * What a supplier has begun to work on stays theirs when the machine is no longer public.
 */
const places = (supplierId: string) => sql`
  select distinct unnest(category_ids) as category_id, city_id from equipment where supplier_id = ${supplierId}::uuid and listed`;
const isMatched = sql`exists (select 1 from places p where p.category_id = r.category_id and (r.city_id is null or p.city_id = r.city_id))`;
/* What was written on a supplier's own website is theirs, whatever they let. */
const isFromPagesOf = (supplierId: string) =>
  sql`r.partner_key_id in (select id from partner_keys where supplier_id = ${supplierId}::uuid)`;

/* An admin sees how far anybody came with it, and nobody's notes. */
const byDistance = sql`array['Won', 'Replied', 'Closed', 'New']`;
const furthest = sql`furthest as (
  select requirement_id, min(array_position(${byDistance}, status)) as place from lead_states group by requirement_id)`;

/** The leads in a scope, under a name for each of their facts. */
function leadsIn(scope: LeadScope): RawBuilder<unknown> {
  const columns = sql`r.id, r.full_name, r.email, r.phone, r.category_id, r.city_id, r.details, r.created_at`;
  if (scope === 'all') {
    return sql`${furthest}, leads as (select ${columns}, coalesce((${byDistance})[f.place], 'New') as status, '' as notes
      from requirements r left join furthest f on f.requirement_id = r.id)`;
  }
  const { supplierId } = scope;
  return sql`places as materialized (${places(supplierId)}),
    leads as (select ${columns}, coalesce(s.status, 'New') as status, coalesce(s.notes, '') as notes
      from requirements r left join lead_states s on s.requirement_id = r.id and s.user_id = ${supplierId}::uuid
      where ${isMatched} or s.user_id is not null or ${isFromPagesOf(supplierId)})`;
}

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`l.created_at`,
  fullName: sql`lower(l.full_name)`,
  // As they come about, not as they are spelled.
  status: sql`array_position(array['New', 'Replied', 'Won', 'Closed'], l.status)`,
};

/** What a list of leads shows. */
export interface LeadsQuestion {
  readonly status?: LeadStatus | undefined;
  readonly searchTerm?: string | undefined;
  /** A column of the contract's, turned round by `-`. */
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of leads. */
export async function leadsPage(db: Kysely<Database>, scope: LeadScope, question: LeadsQuestion): Promise<LeadRow[]> {
  const { status, searchTerm, sort, limit, offset } = question;
  const isTurned = sort.startsWith('-');
  const by = sorts[isTurned ? sort.slice(1) : sort] ?? sql`l.created_at`;
  const way = isTurned ? sql`desc` : sql`asc`;
  const ofStatus = status === undefined ? sql`true` : sql`l.status = ${status}`;
  const { rows } = await sql<LeadRow>`
    with ${leadsIn(scope)}
    select l.*, c.name as category from leads l join categories c on c.id = l.category_id
    where ${search(searchTerm)} and ${ofStatus} order by ${by} ${way}, l.created_at desc, l.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** How many leads there are of each status. */
export async function leadCounts(
  db: Kysely<Database>,
  scope: LeadScope,
  searchTerm?: string,
): Promise<Record<LeadStatus, number>> {
  const { rows } = await sql<{ status: LeadStatus; n: number }>`
    with ${leadsIn(scope)} select l.status, count(*)::int as n from leads l where ${search(searchTerm)} group by l.status`.execute(
    db,
  );
  const counts = { New: 0, Replied: 0, Won: 0, Closed: 0 };
  for (const { status, n } of rows) counts[status] = n;
  return counts;
}

function search(term: string | undefined): RawBuilder<unknown> {
  if (term === undefined) return sql`true`;
  const like = containing(term);
  const digits = term.replace(/\D/g, '');
  const byPhone = digits.length < 3 ? sql`false` : sql`l.phone like ${containing(digits)}`;
  return sql`(l.full_name ilike ${like} or l.email ilike ${like} or l.details ilike ${like} or ${byPhone})`;
}

/** A machine that fits a requirement. */
export interface FittingMachine {
  readonly requirement_id: string;
  readonly id: string;
  readonly name: string;
  readonly picture_ids: string[];
  readonly final_rental_paise: number;
  readonly rental_type: number;
  readonly status: string;
}

/** Of a supplier's machines those that fit, by requirement: three at most of each, what can be had first. */
export async function fittingMachines(
  db: Kysely<Database>,
  supplierId: string,
  leads: readonly Pick<LeadRow, 'id' | 'category_id' | 'city_id'>[],
): Promise<FittingMachine[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const categories = leads.map(({ category_id }) => category_id);
  const cities = leads.map(({ city_id }) => city_id);
  const { rows } = await sql<FittingMachine>`
    with own as materialized (select id, name, picture_ids, final_rental_paise, rental_type, status, category_ids, city_id, rank_score from equipment
      where supplier_id = ${supplierId}::uuid)
    select r.id as requirement_id, m.id, m.name, m.picture_ids, m.final_rental_paise, m.rental_type, m.status
    from unnest(${ids}::uuid[], ${categories}::int[], ${cities}::text[]) r(id, category_id, city_id)
      cross join lateral (select * from own where r.category_id = any(own.category_ids) and (r.city_id is null or own.city_id = r.city_id)
        order by array_position(array['Available', 'On rent', 'Unavailable'], own.status), own.rank_score desc, own.id limit 3) m`.execute(
    db,
  );
  return rows;
}

/** Keeps what a supplier makes of a requirement, when it matches their machines. What is not said stays. @returns whether it does */
export async function putLeadState(
  db: Kysely<Database>,
  supplierId: string,
  requirementId: string,
  { status, notes }: { readonly status?: LeadStatus | undefined; readonly notes?: string | undefined },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with places as materialized (${places(supplierId)})
    insert into lead_states (user_id, requirement_id, status, notes, updated_at)
      select ${supplierId}::uuid, r.id, coalesce(${status ?? null}::text, 'New'), coalesce(${notes ?? null}::text, ''), ${now}::timestamptz
      from requirements r where r.id = ${requirementId}::uuid and (${isMatched} or ${isFromPagesOf(supplierId)}
        or exists (select 1 from lead_states s where s.requirement_id = r.id and s.user_id = ${supplierId}::uuid))
    on conflict (user_id, requirement_id) do update set status = coalesce(${status ?? null}::text, lead_states.status),
      notes = coalesce(${notes ?? null}::text, lead_states.notes), updated_at = excluded.updated_at
    returning requirement_id`.execute(db);
  return rows.length > 0;
}
