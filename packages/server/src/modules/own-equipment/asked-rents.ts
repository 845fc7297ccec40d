import type { getAskedRents, InputOf, OutputOf } from '@yantra/contract/calls';
import { isRentalType, othersAtLeast, ownersAtLeast, paiseToRupees } from '@yantra/domain';
import type { City } from '@yantra/places';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';
import { stateNamed } from './state-names.ts';

interface AskedRent {
  readonly rental_type: number;
  readonly middle: number;
  readonly low: number | null;
  readonly high: number | null;
}

interface AskedParts {
  readonly db: Db;
  readonly gazetteer: Gazetteer;
}

/** Tells somebody who lets machines what others ask: in their city where these are enough to tell nobody's own price, else in all of India. */
export function createAskedRents({ db, gazetteer }: AskedParts) {
  return async (
    { equipmentTypeId, city: name, state }: InputOf<typeof getAskedRents>,
    { userId }: Caller,
  ): Promise<OutputOf<typeof getAskedRents>> => {
    const city = name ? cityNamed(gazetteer, name, state) : await cityOfNewest(db, gazetteer, userId);
    const [near, everywhere] = await Promise.all([
      city === undefined ? [] : rentsIn(db, city.id, equipmentTypeId, userId),
      typicalRents(db, equipmentTypeId),
    ]);
    const known = new Set(near.map(({ rental_type }) => rental_type));
    const rows = [...near, ...everywhere.filter(({ rental_type }) => !known.has(rental_type))];
    const rents = rows.flatMap(({ rental_type: rentalType, middle, low, high }) => {
      if (!isRentalType(rentalType)) return [];
      const range = low !== null && high !== null && { low: paiseToRupees(low), high: paiseToRupees(high) };
      return [{ rentalType, middle: paiseToRupees(middle), ...range }];
    });
    return { ...(city !== undefined && near.length > 0 && { city: city.name }), rents };
  };
}

function cityNamed(gazetteer: Gazetteer, name: string, state: string | undefined): City | undefined {
  const bearers = gazetteer.named(name);
  const known = state ? stateNamed(state) : undefined;
  return known === undefined ? bearers[0] : bearers.find((one) => one.state === known);
}

async function cityOfNewest(db: Db, gazetteer: Gazetteer, supplierId: string): Promise<City | undefined> {
  const row = await db
    .selectFrom('equipment')
    .select('city_id')
    .where('supplier_id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && gazetteer.byId(row.city_id);
}

async function rentsIn(db: Db, cityId: string, typeId: number, exceptOf: string): Promise<AskedRent[]> {
  const quantile = (part: number) =>
    sql<number>`percentile_disc(${part}::float8) within group (order by final_rental_paise)`;
  const { rows } = await sql<AskedRent>`
    select rental_type, ${quantile(0.25)} as low, ${quantile(0.5)} as middle, ${quantile(0.75)} as high
    from equipment
    where listed and city_id = ${cityId} and equipment_type_id = ${typeId}::int and supplier_id <> ${exceptOf}::uuid
    group by rental_type having count(*) >= ${othersAtLeast} and count(distinct supplier_id) >= ${ownersAtLeast}
    order by count(*) desc, rental_type`.execute(db);
  return rows;
}

/** The middle rents of all India, as the ranking keeps them. */
async function typicalRents(db: Db, typeId: number): Promise<AskedRent[]> {
  const rows = await db
    .selectFrom('typical_rents')
    .select(['rental_type', 'median_paise as middle'])
    .where('type_id', '=', typeId)
    .orderBy('rental_type')
    .execute();
  return rows.map((row) => ({ ...row, low: null, high: null }));
}
