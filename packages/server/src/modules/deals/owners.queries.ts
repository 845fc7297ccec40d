import { dealLimits } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { RequestRow } from './deals.queries.ts';

/* The best machines that are looked at: an owner of several is one owner. */
const machinesLookedAt = 500;

/* Of km along the earth: in the same part of town, in the town, in the district, beyond. */
const near = { bands: [10, 25, 60] } as const;

/* Minutes until an owner's answer, by the median of the last weeks: at once, the same day, later. Who has been asked too seldom counts as `sameDay`. */
const quick = { minutes: [60, 1440], askedAtLeast: 3, never: 1e9 } as const;

/** How far a machine is from a place, in km along the earth; null if either is not known. */
export const kmFrom = (
  at: {
    readonly latitude: RawBuilder<unknown> | number | null;
    readonly longitude: RawBuilder<unknown> | number | null;
  },
  of = sql.ref('e'),
): RawBuilder<number | null> => sql<
  number | null
>`(case when ${at.latitude}::float8 + ${at.longitude}::float8 + ${of}.latitude + ${of}.longitude is not null
    then 6371 * acos(least(1, greatest(-1,
    sin(radians(${at.latitude}::float8)) * sin(radians(${of}.latitude)) + cos(radians(${at.latitude}::float8)) * cos(radians(${of}.latitude))
      * cos(radians(${of}.longitude) - radians(${at.longitude}::float8))))) end)`;

/** The days of a job in the database's words; null unless it says both when and how long. */
const jobDays = ({ job_from: from, job_days: days }: RequestRow) =>
  sql`case when ${from}::date is not null and ${days}::int is not null then daterange(${from}::date, ${from}::date + ${days}::int) end`;

/**
 * The owners who are asked for a quote, `dealLimits.owners` at most: those who have public machines of the category in the city (or anywhere, without one). First
 * the owner of the partner's page on which it was written. Then by what the renter is served by, in bands within which all are equal: a machine that is free on
 * the job's days, the distance from the place of work, how quickly the owner answers. Among equals it is whose turn it is: the one who was asked longest ago.
 * The renter's own machines are not asked.
 */
export async function chooseOwners(db: Db, request: RequestRow): Promise<string[]> {
  const { category_id: category, city_id: city, phone, partner_id: partner } = request;
  const at = { latitude: request.job_latitude, longitude: request.job_longitude };
  const there = city === null ? sql`e.search @@ ${`'~k${category}'`}::tsquery` : sql`e.city_id = ${city}`;
  const { rows } = await sql<{ id: string }>`
    with best as (
      select e.supplier_id, e.latitude, e.longitude, coalesce(not e.taken && ${jobDays(request)}, true) as is_free, e.rank_score from equipment e
      where e.listed and ${category}::int = any(e.category_ids) and ${there} order by e.rank_score desc, e.id limit ${machinesLookedAt}),
    machines as (select supplier_id, is_free, width_bucket(coalesce(${kmFrom(at, sql.ref('best'))}, 0), ${[...near.bands]}::float8[]) as band, rank_score from best),
    owners as (
      select distinct on (supplier_id) supplier_id as id, is_free, band, rank_score from machines
      order by supplier_id, is_free desc, band, rank_score desc),
    all_owners as (select id, is_free, band, rank_score, false as is_partner from owners where id is distinct from ${partner}::uuid
      union all select ${partner}::uuid, true, 0, 0, true where ${partner}::uuid is not null)
    select o.id from all_owners o join users u on u.id = o.id and u.deleted_at is null and u.blocked_at is null and u.phone <> ${phone}
      cross join lateral (
        select case when count(*) < ${quick.askedAtLeast}::int then 1 else width_bucket(coalesce(percentile_cont(0.5) within group (
            order by coalesce(extract(epoch from d.first_answer_at - d.asked_at) / 60, ${quick.never}::float8)), 0)::float8, ${[...quick.minutes]}::float8[]) end as pace,
          max(d.asked_at) as last_asked
        from deals d where d.owner_id = o.id and d.asked_at > clock_timestamp() - ${dealLimits.figureDays}::int * interval '1 day') a
    order by o.is_partner desc, o.is_free desc, o.band, a.pace, a.last_asked nulls first, o.rank_score desc, o.id limit ${dealLimits.owners}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Of whom something is asked. */
export interface AskedOwner {
  readonly ownerId: string;
  /** The owner's machine that was asked about; null if any of the category will do. */
  readonly machineId: string | null;
  /** Of the machine in the request, from 0. */
  readonly place: number;
}

/** The machines that were asked about, in order; without the renter's own, and without those that are gone. */
export async function machinesAsked(db: Db, { id, equipment_id: first, phone }: RequestRow): Promise<AskedOwner[]> {
  const { rows } = await sql<AskedOwner>`
    with asked as (select ${first}::uuid as equipment_id, 0 as place
      union all select equipment_id, place from requirement_machines where requirement_id = ${id}::uuid)
    select u.id as "ownerId", e.id as "machineId", a.place from asked a join equipment e on e.id = a.equipment_id join users u on u.id = e.supplier_id
    where e.deleted_at is null and u.deleted_at is null and u.blocked_at is null and u.phone <> ${phone} order by a.place`.execute(
    db,
  );
  return rows;
}
