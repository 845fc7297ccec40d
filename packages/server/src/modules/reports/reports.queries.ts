import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** A sum of a figure. */
export interface Figure {
  /** `YYYY-MM-DD`; the first of the month for figures by month. */
  readonly day: string;
  readonly place: string;
  readonly kind: string;
  /** Not exact above 2^53: 90 billion rupees in paise. */
  readonly value: number;
}

/** Sums by month, place and kind since a day: what is kept, and what has not been folded in yet, as of one moment. */
export async function figuresSince(db: Db, figure: 'ledger' | 'plan' | 'requirement', day: string): Promise<Figure[]> {
  const { rows } = await sql<Omit<Figure, 'value'> & { readonly value: string }>`
    select to_char(date_trunc('month', day), 'YYYY-MM-DD') as day, place, kind, sum(value)::text as value from (
      select * from report_figures where figure = ${figure} and day >= ${day}::date
      union all select * from report_changes where figure = ${figure} and day >= ${day}::date) f
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}

/** Listed machines and their owners, by city and type, most machines first. */
export async function ownerCounts(db: Db) {
  return db
    .selectFrom('owner_counts')
    .select(['city_id as cityId', 'type_id as typeId', 'machines', 'owners'])
    .orderBy('machines', 'desc')
    .orderBy('city_id')
    .orderBy('type_id')
    .execute();
}

/** Names of types, deleted ones too. */
export const typeNames = (db: Db) => db.selectFrom('equipment_types').select(['id', 'type', 'sub_type']).execute();

/** Names of plans. */
export const planNames = (db: Db) =>
  db.selectFrom('subscriptions').select(['id', 'display_name']).orderBy('id').execute();

/** Counts what ended until now, what owners have listed, and folds changes into the sums. Any process may, at any time. */
export async function keepFigures(db: Db, now: Date): Promise<void> {
  await sql`select count_ends(${now}::timestamptz)`.execute(db);
  await sql`select count_owners()`.execute(db);
  await sql`select fold_reports()`.execute(db);
}
