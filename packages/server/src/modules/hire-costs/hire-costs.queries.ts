import type { HirePrices } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import { tryLock } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';

/** What the cost of a machine is worked out from, as it is stored. */
export interface HireRow {
  readonly id: string;
  readonly equipment_type_id: number;
  readonly category_ids: readonly number[];
  readonly rental_paise: number;
  readonly final_rental_paise: number;
  readonly rental_type: number;
  readonly discount: number | string;
  /** A `RateCard`, or null. */
  readonly rate_card: unknown;
  /** The fact `operator`. */
  readonly operator: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The columns of a `HireRow`, of `equipment`. */
export const hireColumns: RawBuilder<unknown> = sql`id, equipment_type_id, category_ids, rental_paise, final_rental_paise, rental_type,
  discount, rate_card, facts->>'operator' as operator, latitude, longitude`;

/** The least that a day of hire costs by any tier, as the indexes have it; see `daysAtLeast`. */
export const leastADay: RawBuilder<number> = sql<number>`cost_a_day(final_rental_paise, rental_type, discount, rate_card)`;

/** What costs of these machines are worked out from. */
export async function readHireRows(db: Db, ids: readonly string[]): Promise<readonly HireRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HireRow>`select ${hireColumns} from equipment where id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** What diesel and an operator's board cost. */
export async function readPrices(db: Db): Promise<HirePrices> {
  const row = await db.selectFrom('hire_prices').select(['diesel_paise', 'board_paise']).executeTakeFirstOrThrow();
  return { diesel: row.diesel_paise, board: row.board_paise };
}

export async function writePrices(trx: Db, { diesel, board }: HirePrices): Promise<void> {
  await trx.updateTable('hire_prices').set({ diesel_paise: diesel, board_paise: board }).execute();
}

/** All that costs depend on beside the machines. */
export async function readBasis(db: Db) {
  const [prices, categories, typical] = await Promise.all([
    readPrices(db),
    db.selectFrom('categories').select(['id', 'gst_percent']).execute(),
    db
      .selectFrom('typical_costs')
      .select(['scope', 'scope_id', 'part', 'km', 'middle', 'most'])
      .orderBy('scope')
      .orderBy('scope_id')
      .orderBy('part')
      .orderBy('km')
      .execute(),
  ]);
  return { prices, categories, typical };
}

const mostRefreshMs = '600000';

/** Works out again what owners usually ask. If another process is doing it, nothing happens. */
export async function refreshTypical(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, 'costs'))) return;
    // It reads every card: of a million machines half a minute, which is the role's time-out.
    await sql`select set_config('statement_timeout', ${mostRefreshMs}, true)`.execute(trx);
    await sql`select refresh_typical_costs()`.execute(trx);
  });
}
