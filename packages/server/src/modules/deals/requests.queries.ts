import type { RequestState } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Page } from '../../page.ts';
import { heldUntil, unreadFor } from './deal-view.queries.ts';
import { isRenter, pageColumns, requestColumns, type RequestRow } from './deals.queries.ts';

/* Of several machines none has its picture: each owner's own stands in their deal. */
const isOneMachine = sql`and not exists (select from requirement_machines m where m.requirement_id = r.id)`;

/* The names of several, the first one first; null where it is about one, or none. */
const severalMachines = sql<string[] | null>`(
  select array_agg(e.name order by asked.place) from (
    select m.equipment_id, m.place from requirement_machines m where m.requirement_id = r.id
    union all select r.equipment_id, -1 where exists (select from requirement_machines m where m.requirement_id = r.id)) asked
  join equipment e on e.id = asked.equipment_id)`;

/** How many owners were asked: one may have several of the machines. */
const ownersAsked = (requirementId: RawBuilder<unknown>) =>
  sql<number>`(select count(distinct owner_id)::int from deals where requirement_id = ${requirementId})`;

/** A request as its renter sees it. */
export interface SeenRequest extends RequestRow {
  readonly created_at: Date;
  readonly category: string;
  readonly machine: string | null;
  readonly machines: string[] | null;
  readonly picture_ids: string[] | null;
  readonly page_ends_at: Date;
  readonly is_page_open: boolean;
  readonly is_renter: boolean;
  readonly owners: number;
}

/** @param generation of the page by which it is asked for @param userId who is logged in */
export async function findRequest(
  db: Db,
  id: string,
  { generation, userId }: { readonly generation?: number | undefined; readonly userId?: string | undefined },
): Promise<SeenRequest | undefined> {
  const { rows } = await sql<SeenRequest>`
    select ${requestColumns}, r.created_at, k.name as category, e.name as machine, ${severalMachines} as machines, e.picture_ids, ${pageColumns(generation)},
      ${userId === undefined ? sql`false` : isRenter(userId)} as is_renter,
      ${ownersAsked(sql.ref('r.id'))} as owners
    from requirements r join categories k on k.id = r.category_id left join equipment e on e.id = r.equipment_id ${isOneMachine}
    where r.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Marks a phone as proved, and the request as due to be offered; its page gets its next generation unless it was never given away. */
export async function confirmRequest(trx: Db, id: string, now: Date): Promise<number> {
  const { rows } = await sql<{ page_generation: number }>`
    update requirements set page_generation = page_generation + (phone_confirmed_at is not null)::int, page_closed_at = null,
      offer_due_at = case when phone_confirmed_at is null then ${now}::timestamptz else offer_due_at end,
      phone_confirmed_at = coalesce(phone_confirmed_at, ${now}::timestamptz)
    where id = ${id}::uuid returning page_generation`.execute(trx);
  return rows[0]?.page_generation ?? 1;
}

/** Gives the page its next generation, open or closed. */
export async function turnPage(db: Db, id: string, closedAt: Date | null): Promise<number> {
  const { rows } = await sql<{ page_generation: number }>`
    update requirements set page_generation = page_generation + 1, page_closed_at = ${closedAt}::timestamptz
    where id = ${id}::uuid returning page_generation`.execute(db);
  return rows[0]?.page_generation ?? 1;
}

/** How many owners were asked. */
export async function countOwners(db: Db, requirementId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${ownersAsked(sql`${requirementId}::uuid`)} as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A line of somebody’s requests. */
export interface MyRow extends Pick<
  SeenRequest,
  | 'id'
  | 'details'
  | 'category_id'
  | 'city_id'
  | 'job_from'
  | 'job_days'
  | 'job_hours'
  | 'job_operator'
  | 'job_place'
  | 'equipment_id'
> {
  readonly category: string;
  readonly machine: string | null;
  readonly machines: string[] | null;
  readonly picture_ids: string[] | null;
  readonly created_at: Date;
  readonly state: RequestState;
  readonly owners: number;
  readonly quotes: number;
  readonly total_paise: number | null;
  readonly unread: number;
  readonly held_until: Date | null;
  readonly deal_id: string | null;
}

/** Somebody's requests, the newest first. */
export async function myRequests(db: Db, userId: string, { limit, offset }: Page): Promise<MyRow[]> {
  const { rows } = await sql<MyRow>`
    select r.id, r.details, r.category_id, k.name as category, r.city_id, to_char(r.job_from, 'YYYY-MM-DD') as job_from, r.job_days, r.job_hours,
      r.job_operator, r.job_place, e.id as equipment_id, e.name as machine, ${severalMachines} as machines, e.picture_ids, r.created_at,
      case when s.agreed is not null then 'accepted' when s.quotes > 0 then 'quoted' when s.asked > 0 or r.offer_due_at is not null then 'waiting'
        else 'over' end as state,
      s.owners, s.quotes, coalesce(s.agreed_paise, s.lowest) as total_paise, s.unread, s.held_until, s.agreed as deal_id
    from requirements r join categories k on k.id = r.category_id left join equipment e on e.id = r.equipment_id ${isOneMachine}
      cross join lateral (
        select count(distinct d.owner_id)::int as owners, count(*) filter (where d.state = 'quoted')::int as quotes, count(*) filter (where d.state = 'asked')::int as asked,
          min(q.total_paise) filter (where d.state = 'quoted') as lowest, coalesce(sum(${unreadFor('renter')}), 0)::int as unread,
          max(${heldUntil}) as held_until, (array_agg(d.id) filter (where d.state in ('accepted', 'done')))[1] as agreed,
          (array_agg(q.total_paise) filter (where d.state in ('accepted', 'done')))[1] as agreed_paise
        from deals d left join quotes q on q.id = d.quote_id where d.requirement_id = r.id) s
    where r.renter_id = ${userId}::uuid order by r.created_at desc, r.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countMine(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from requirements where renter_id = ${userId}::uuid`.execute(db);
  return rows[0]?.n ?? 0;
}
