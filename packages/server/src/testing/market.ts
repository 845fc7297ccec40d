import { randomUUID } from 'node:crypto';
import { zoneOfState } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, EquipmentTable } from '../database/types.ts';

/** The tests' clock unless a test moves it. */
export const testNow = new Date('2026-03-10T06:30:00Z');

const supplierId = '00000000-0000-4000-8000-000000000002';
const day = 86_400_000;

/** A few of the demo's categories and types, with a supplier and a plan. */
export async function fillBasics(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('categories')
    .values([
      { id: 1, name: 'Tractors', color_code: '#2E7D32' },
      { id: 6, name: 'Earthmoving', color_code: '#EF6C00' },
      { id: 7, name: 'Lifting', color_code: '#C62828' },
      { id: 8, name: 'Retired', active: false },
      { id: 9, name: 'Removed', deleted: true },
    ])
    .execute();
  await db
    .insertInto('equipment_types')
    .values([
      { id: 1, type: 'Tractor', sub_type: 'Up to 30 HP, compact' },
      { id: 2, type: 'Tractor', sub_type: '41-50 HP, utility' },
      { id: 27, type: 'Backhoe loader', sub_type: '76 HP, 4WD' },
      { id: 28, type: 'Excavator', sub_type: 'Mini, 3-6 tonne' },
      { id: 29, type: 'Excavator', sub_type: '13-15 tonne' },
      { id: 37, type: 'Mobile crane', sub_type: 'Truck, 50-60 tonne' },
      { id: 99, type: 'Retired type', active: false },
    ])
    .execute();
  await db
    .insertInto('users')
    .values({
      id: supplierId,
      role: 'supplier',
      first_name: 'Rohit',
      last_name: 'Deshpande',
      phone: '9000000002',
      password_hash: '-',
    })
    .execute();
  await db
    .insertInto('subscriptions')
    .values({ id: 1, name: 'ECONOMY', display_name: 'Economy', equipment_count: 500 })
    .execute();
}

const categoryOf: Readonly<Record<number, number>> = { 1: 1, 2: 1, 27: 6, 28: 6, 29: 6, 37: 7 };

/** A test's facts of a machine; the rest is ordinary. */
export interface MachineFacts extends Partial<Omit<Insertable<EquipmentTable>, 'rental_paise' | 'final_rental_paise'>> {
  /** A city of the list by its id; Pune unless given. */
  readonly city_id?: string;
  /** Rupees of the final value. */
  readonly rupees?: number;
  /** Its place in "relevance" instead of the one that the database computes, greatest first. */
  readonly rank_score?: number;
  /** Days from the tests' now; the purchase's period. `null` is no purchase at all. */
  readonly period?: readonly [from: number, until: number] | null;
}

/** Adds a machine with its purchase and answers its id. It is public unless the facts say otherwise. */
export async function addMachine(db: Kysely<Database>, facts: MachineFacts = {}): Promise<string> {
  const { period = [-10, 30], rank_score, ...others } = facts;
  const row = rowOf(others);
  await db.insertInto('equipment').values(row).execute();
  if (rank_score !== undefined) await setRanks(db, [{ id: row.id, rank_score }]);
  if (period !== null) await addPurchase(db, row.id, period);
  return row.id;
}

/** Adds many machines at once without purchases, public ones unless told otherwise. */
export async function addMachines(
  db: Kysely<Database>,
  many: readonly Omit<MachineFacts, 'period'>[],
  { isListed = true }: { readonly isListed?: boolean } = {},
): Promise<void> {
  const period = !isListed ? {} : { listed: true, listed_from: daysFromNow(-10), listed_until: daysFromNow(30) };
  for (let first = 0; first < many.length; first += 300) {
    const some = many.slice(first, first + 300).map(({ rank_score, ...facts }) => ({ row: rowOf(facts), rank_score }));
    await db
      .insertInto('equipment')
      .values(some.map(({ row }) => ({ ...row, ...period })))
      .execute();
    await setRanks(
      db,
      some.flatMap(({ row, rank_score }) => (rank_score === undefined ? [] : [{ id: row.id, rank_score }])),
    );
  }
}

async function setRanks(db: Kysely<Database>, ranks: readonly { id: string; rank_score: number }[]): Promise<void> {
  if (ranks.length === 0) return;
  await sql`update equipment e set rank_score = r.rank_score
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) r(id uuid, rank_score real) where r.id = e.id`.execute(db);
}

function rowOf({
  id = randomUUID(),
  rupees = 1000,
  city_id = '8',
  equipment_type_id = 2,
  discount = 0,
  ...more
}: Omit<MachineFacts, 'period' | 'rank_score'>) {
  const city = allCities.find((one) => one.id === city_id);
  if (city === undefined) throw new Error(`There is no city ${city_id}.`);
  return {
    id,
    supplier_id: supplierId,
    name: 'Mahindra 575 DI XP Plus',
    model_number: '575 DI',
    year_of_mfg: 2021,
    no_of_working_hrs: 40,
    final_rental_paise: rupees * 100,
    rental_paise: Math.round((rupees * 100 * 100) / (100 - discount)),
    rental_type: 1,
    discount,
    equipment_type_id,
    category_ids: [categoryOf[equipment_type_id] ?? 1],
    city_id,
    city: city.name,
    state: city.state,
    region: zoneOfState(city.state) ?? 'West',
    latitude: city.latitude,
    longitude: city.longitude,
    ...more,
  };
}

const daysFromNow = (days: number): Date => new Date(testNow.getTime() + days * day);

/** Adds a purchase of a machine; days from the tests' now. */
export async function addPurchase(
  db: Kysely<Database>,
  machine: string,
  [from, until]: readonly [number, number],
): Promise<void> {
  const purchase = await db
    .insertInto('purchases')
    .values({
      user_id: supplierId,
      subscription_id: 1,
      period_months: 1,
      start_date: daysFromNow(from),
      end_date: daysFromNow(until),
      price_paise: 100,
      final_price_paise: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('purchase_equipment').values({ purchase_id: purchase.id, equipment_id: machine }).execute();
  await sql`select refresh_listing(${testNow}::timestamptz, ${[machine]}::uuid[])`.execute(db);
}
