import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { EquipmentRow } from '../equipment/index.ts';

/** Whose figures: a supplier's, by their id, or everybody's. */
export type FiguresOf = { readonly supplierId: string } | 'all';

interface Point {
  readonly label: string;
  readonly value: number;
}

const ofMachines = (of: FiguresOf): RawBuilder<unknown> =>
  of === 'all' ? sql`true` : sql`e.supplier_id = ${of.supplierId}::uuid`;
const pointsOf = async (db: Kysely<Database>, question: RawBuilder<Point>): Promise<Point[]> =>
  (await question.execute(db)).rows;

/** How many machines there are, and how many are public. */
export async function machineCounts(db: Kysely<Database>, of: FiguresOf) {
  const { rows } = await sql<{ machines: number; listed: number }>`
    select count(*)::int as machines, (count(*) filter (where e.listed))::int as listed from equipment e where ${ofMachines(of)}`.execute(
    db,
  );
  return rows[0] ?? { machines: 0, listed: 0 };
}

/* Everybody's need no look at whose they are. */
const viewsOf = (of: FiguresOf, first: string): RawBuilder<unknown> =>
  of === 'all'
    ? sql`equipment_view_days v where v.day >= ${first}::date`
    : sql`equipment_view_days v join equipment e on e.id = v.equipment_id where ${ofMachines(of)} and v.day >= ${first}::date`;

/** Looks at machines by day, the first day included; days without any are absent. */
export const viewsByDay = (db: Kysely<Database>, of: FiguresOf, first: string): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as label, value
      from (select v.day, sum(v.views)::int as value from ${viewsOf(of, first)} group by v.day) days order by day`,
  );

/** A machine with how often it was looked at. */
interface TopMachine extends Pick<EquipmentRow, 'id' | 'name' | 'picture_ids' | 'final_rental_paise' | 'rental_type'> {
  readonly views: number;
}

/** The machines that were looked at most since a day. */
export async function topMachines(db: Kysely<Database>, of: FiguresOf, first: string) {
  const { rows } = await sql<TopMachine>`
    select e.id, e.name, e.picture_ids, e.final_rental_paise, e.rental_type, top.views from (
      select v.equipment_id, sum(v.views)::int as views from ${viewsOf(of, first)} and v.views > 0
      group by v.equipment_id order by views desc, v.equipment_id limit 5) top
    join equipment e on e.id = top.equipment_id order by top.views desc, top.equipment_id`.execute(db);
  return rows;
}

/** How often sellers were looked up since a day. */
export async function reveals(db: Kysely<Database>, of: FiguresOf, first: string): Promise<number> {
  const theirs = of === 'all' ? sql`true` : sql`supplier_id = ${of.supplierId}::uuid`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from seller_reveals where ${theirs} and day >= ${first}::date`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What somebody bought that is not over yet, as it was when it was bought, with how much of it is used. */
export async function runningPlans(db: Kysely<Database>, userId: string, now: Date) {
  const { rows } = await sql<{ id: string; name: string; used: number; limit: number; ends: Date }>`
    select p.id, v.display_name as name, (select count(*)::int from purchase_equipment where purchase_id = p.id) as used,
      v.equipment_count as limit, p.end_date as ends
    from purchases p join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.user_id = ${userId}::uuid and p.end_date > ${now}::timestamptz order by p.end_date, p.id`.execute(db);
  return rows;
}

/** How many people have an account, by role. */
export async function peopleByRole(db: Kysely<Database>): Promise<{ customers: number; suppliers: number }> {
  const { rows } = await sql<{ customers: number; suppliers: number }>`
    select (count(*) filter (where role = 'user'))::int as customers, (count(*) filter (where role = 'supplier'))::int as suppliers
    from users where deleted_at is null`.execute(db);
  return rows[0] ?? { customers: 0, suppliers: 0 };
}

/** Machines by category, most first. */
export const machinesByCategory = (db: Kysely<Database>): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select c.name as label, count(*)::int as value from equipment e, unnest(e.category_ids) k join categories c on c.id = k
      where not c.deleted group by c.id, c.name order by value desc, label`,
  );

/** The twelve cities with most machines. */
export const machinesByCity = (db: Kysely<Database>): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select city || ', ' || state as label, count(*)::int as value from equipment group by city_id, city, state
      order by value desc, label limit 12`,
  );

/** Rupees by month in India from a moment on; months without any are absent. What was paid and went back bought nothing, so it does not count. */
export const paymentsByMonth = (db: Kysely<Database>, since: Date): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select to_char(created_at at time zone 'UTC' + interval '330 minutes', 'YYYY-MM') as label,
        (sum(final_price_paise) / 100.0)::float8 as value
      from purchases where created_at >= ${since}::timestamptz group by 1 order by 1`,
  );

/** Searches that found nothing since a day, most frequent first. */
export const emptySearches = (db: Kysely<Database>, first: string): Promise<Point[]> =>
  pointsOf(
    db,
    sql`select term as label, sum(empty)::int as value from searches where day >= ${first}::date and empty > 0
      group by term order by value desc, label limit 20`,
  );
