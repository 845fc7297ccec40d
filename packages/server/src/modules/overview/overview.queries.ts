import type { Overview } from '@yantra/contract/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { EquipmentRow, Listed } from '../equipment/index.ts';

type Waiting = NonNullable<Overview['waiting']>[number]['kind'];

/** Whose figures: a supplier's, by id, or everybody's. */
export type FiguresOf = { readonly supplierId: string } | 'all';
/** The same, or a machine's. */
export type ActivityOf = FiguresOf | { readonly machineId: string };

export interface Point {
  readonly label: string;
  readonly value: number;
}

const ofMachines = (of: FiguresOf): RawBuilder<unknown> =>
  of === 'all' ? sql`true` : sql`e.supplier_id = ${of.supplierId}::uuid`;
const pointsOf = async (db: Db, question: RawBuilder<Point>): Promise<Point[]> => (await question.execute(db)).rows;

/** How many machines there are, and how many are public. */
export async function machineCounts(db: Db, of: FiguresOf) {
  const { rows } = await sql<{ machines: number; listed: number }>`
    select count(*)::int as machines, (count(*) filter (where e.listed))::int as listed from equipment e
      where e.deleted_at is null and ${ofMachines(of)}`.execute(db);
  return rows[0] ?? { machines: 0, listed: 0 };
}

/** Machines by listing state. */
export async function machinesByListing(db: Db, supplierId: string): Promise<(Listed & { readonly n: number })[]> {
  const { rows } = await sql<Listed & { readonly n: number }>`
    select status, is_draft, hidden_at, held_at, is_owner_blocked, listed_from, listed_until, was_in_plan, count(*)::int as n from (
      select e.status, e.is_draft, e.hidden_at, e.held_at, e.is_owner_blocked, e.listed_from, e.listed_until,
        exists (select from purchase_equipment pe where pe.equipment_id = e.id) as was_in_plan
      from equipment e where e.deleted_at is null and e.supplier_id = ${supplierId}::uuid) machines
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
  return rows;
}

/** Whether a machine with this id exists, of that supplier if one is named. */
export async function isMachine(db: Db, id: string, supplierId: string | undefined): Promise<boolean> {
  const theirs = supplierId === undefined ? sql`true` : sql`supplier_id = ${supplierId}::uuid`;
  const { rows } = await sql`
    select from equipment where id = ${id}::uuid and deleted_at is null and ${theirs}`.execute(db);
  return rows.length > 0;
}

/* Everybody's and a machine's need no condition on the owner. */
function viewsOf(of: ActivityOf, first: string): RawBuilder<unknown> {
  if (of === 'all') return sql`equipment_view_days v where v.day >= ${first}::date`;
  if ('machineId' in of) {
    return sql`equipment_view_days v where v.equipment_id = ${of.machineId}::uuid and v.day >= ${first}::date`;
  }
  return sql`equipment_view_days v join equipment e on e.id = v.equipment_id where ${ofMachines(of)} and v.day >= ${first}::date`;
}

/** Views of machines by day, from this day on; days without any are absent. */
export const viewsByDay = (db: Db, of: ActivityOf, first: string): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as label, value
      from (select v.day, sum(v.views)::int as value from ${viewsOf(of, first)} group by v.day) days order by day`,
  );

/** A machine and its views. */
interface TopMachine extends Pick<EquipmentRow, 'id' | 'name' | 'picture_ids' | 'final_rental_paise' | 'rental_type'> {
  readonly views: number;
  /** Null until an admin has assigned a type. */
  readonly type: string | null;
  readonly sub_type: string | null;
}

/** The most viewed machines since a day. */
export async function topMachines(db: Db, of: FiguresOf, first: string) {
  const { rows } = await sql<TopMachine>`
    select e.id, e.name, e.picture_ids, e.final_rental_paise, e.rental_type, top.views, ty.type, ty.sub_type from (
      select v.equipment_id, sum(v.views)::int as views from ${viewsOf(of, first)} and v.views > 0
      group by v.equipment_id order by views desc, v.equipment_id limit 5) top
    join equipment e on e.id = top.equipment_id and e.deleted_at is null
    left join equipment_types ty on ty.id = e.equipment_type_id and not ty.deleted
    order by top.views desc, top.equipment_id`.execute(db);
  return rows;
}

function revealsOf(of: ActivityOf): RawBuilder<unknown> {
  if (of === 'all') return sql`true`;
  return 'machineId' in of ? sql`equipment_id = ${of.machineId}::uuid` : sql`supplier_id = ${of.supplierId}::uuid`;
}

/** Reveals of sellers by day; days without any are absent. */
export const revealsByDay = (db: Db, of: ActivityOf, first: string): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as label, count(*)::int as value from seller_reveals
      where ${revealsOf(of)} and day >= ${first}::date group by day order by day`,
  );

/** A person's running and future purchases, as bought, with their usage. */
export async function runningPlans(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{ id: string; name: string; used: number; limit: number; ends: Date }>`
    select p.id, v.display_name as name, (select count(*)::int from purchase_equipment where purchase_id = p.id) as used,
      v.equipment_count as limit, p.end_date as ends
    from purchases p join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.user_id = ${userId}::uuid and p.end_date > ${now}::timestamptz order by p.end_date, p.id`.execute(db);
  return rows;
}

/** How many accounts each role has. */
export async function peopleByRole(db: Db): Promise<{ customers: number; suppliers: number }> {
  const { rows } = await sql<{ customers: number; suppliers: number }>`
    select (count(*) filter (where role = 'user'))::int as customers, (count(*) filter (where role = 'supplier'))::int as suppliers
    from users where deleted_at is null`.execute(db);
  return rows[0] ?? { customers: 0, suppliers: 0 };
}

/** Machines by category, most first. */
export const machinesByCategory = (db: Db): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select c.name as label, count(*)::int as value from equipment e, unnest(e.category_ids) k join categories c on c.id = k
      where e.deleted_at is null and not c.deleted group by c.id, c.name order by value desc, label`,
  );

/** The twelve cities with most machines. */
export const machinesByCity = (db: Db): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select city || ', ' || state as label, count(*)::int as value from equipment where deleted_at is null group by city_id, city, state
      order by value desc, label limit 12`,
  );

/** Rupees by month in India from a moment on; months without any are absent. Refunded payments do not count. */
export const paymentsByMonth = (db: Db, since: Date): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select to_char(created_at at time zone 'UTC' + interval '330 minutes', 'YYYY-MM') as label,
        (sum(final_price_paise) / 100.0)::float8 as value
      from purchases where created_at >= ${since}::timestamptz group by 1 order by 1`,
  );

/** Searches without results since a day, most frequent first. */
export const emptySearches = (db: Db, first: string): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select term as label, sum(empty)::int as value from searches where day >= ${first}::date and empty > 0
      group by term order by value desc, label limit 20`,
  );

/** What waits for an admin, by kind, in the order of urgency. @param dayAgo what is older than a day waits */
export async function waiting(db: Db, { dayAgo, first }: { readonly dayAgo: Date; readonly first: string }) {
  const { rows } = await sql<{ kind: Waiting; count: number }>`
    select kind, n::int as count from (values
      (0, 'toReview', (select count(*) from review_items where state = 'waiting')),
      (1, 'refunds', (select count(*) from refunds where state <> 'done' and created_at <= ${dayAgo}::timestamptz)),
      (2, 'undelivered', (select count(*) from notification_messages where state = 'dead')),
      (3, 'untyped', (select coalesce(sum(r.n), 0) from equipment_rollup r join equipment_types ty on ty.id = r.type_id where r.city_id = '*' and ty.deleted)),
      (4, 'unknownWords', (select count(distinct term) from unmet_searches where why = 'word' and day >= ${first}::date))) w(place, kind, n)
    where n > 0 order by place`.execute(db);
  return rows;
}
