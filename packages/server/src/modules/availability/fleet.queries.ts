import { sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { type CommitmentRow, commitmentColumns, isActive } from './commitments.queries.ts';

/** Days of a fleet's calendar, half-open. */
export interface Window {
  readonly from: string;
  readonly until: string;
}

export interface FleetRow {
  readonly id: string;
  readonly name: string;
  readonly picture_ids: readonly string[];
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly status: 'Available' | 'On rent' | 'Unavailable';
  readonly units: number;
  readonly buffer_days: number;
}

/** Which machines of an owner are looked for. */
export interface Looked {
  readonly ownerId: string;
  readonly searchTerm?: string | undefined;
  readonly machineId?: string | undefined;
}

/** A page of an owner's machines by name, and how many there are. */
export async function fleetPage(db: Db, { ownerId, searchTerm, machineId }: Looked, { limit, offset }: Slice) {
  const where = sql`supplier_id = ${ownerId}::uuid and deleted_at is null
    and (${searchTerm ?? null}::text is null or name ilike ${containing(searchTerm ?? '')} or model_number ilike ${containing(searchTerm ?? '')})
    and id = coalesce(${machineId ?? null}::uuid, id)`;
  const [machines, total] = await Promise.all([
    sql<FleetRow>`select id, name, picture_ids, city, latitude, longitude, status, units, buffer_days from equipment
      where ${where} order by lower(name) collate "C", id limit ${limit} offset ${offset}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from equipment where ${where}`.execute(db),
  ]);
  return { machines: machines.rows, total: total.rows[0]?.n ?? 0 };
}

/** What these machines are committed to in these days. */
export async function commitmentsIn(
  db: Db,
  machineIds: readonly string[],
  { from, until }: Window,
): Promise<readonly CommitmentRow[]> {
  if (machineIds.length === 0) return [];
  const { rows } = await sql<CommitmentRow>`
    select ${commitmentColumns} from commitments c where c.equipment_id = any(${[...machineIds]}::uuid[]) and ${isActive}
      and c.span && daterange(${from}::date, ${until}::date) order by c.equipment_id, c.unit, lower(c.days)`.execute(
    db,
  );
  return rows;
}

/** A whole fleet in figures. */
export interface FleetFigures {
  readonly units: number;
  readonly free_today: number;
  readonly booked_days: number;
  /** Null if nothing is known of those days. */
  readonly booked_year_ago: number | null;
  readonly holds_ending: number;
  readonly hires_ahead: number;
  readonly paise_ahead: number;
}

const daysWithin = (from: string, until: string) =>
  sql`greatest(0, least(coalesce(upper(c.days), ${until}::date), ${until}::date) - greatest(lower(c.days), ${from}::date))`;

export async function fleetFigures(
  db: Db,
  ownerId: string,
  today: string,
  now: Window,
  yearAgo: Window,
): Promise<FleetFigures> {
  const { rows } = await sql<FleetFigures>`
    with own as (select id, units, status from equipment where supplier_id = ${ownerId}::uuid and deleted_at is null),
      plans as (select c.*, own.status from own join commitments c on c.equipment_id = own.id where ${isActive})
    select (select coalesce(sum(units), 0)::int from own) as units,
      (select coalesce(sum(units), 0)::int from own where status <> 'Unavailable')
        - (select count(*)::int from plans c where c.status <> 'Unavailable' and c.span @> ${today}::date) as free_today,
      coalesce(sum(${daysWithin(now.from, now.until)}) filter (where c.kind = 'booking'), 0)::int as booked_days,
      case when min(lower(c.days)) < ${yearAgo.until}::date
        then coalesce(sum(${daysWithin(yearAgo.from, yearAgo.until)}) filter (where c.kind = 'booking'), 0)::int end as booked_year_ago,
      (count(*) filter (where (c.expires_at at time zone 'Asia/Kolkata')::date = ${today}::date))::int as holds_ending,
      (count(*) filter (where c.kind = 'booking' and lower(c.days) > ${today}::date))::int as hires_ahead,
      coalesce(sum(c.amount_paise) filter (where c.kind = 'booking' and lower(c.days) > ${today}::date), 0)::bigint as paise_ahead
    from plans c`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The fleet has no figures.');
  return row;
}
