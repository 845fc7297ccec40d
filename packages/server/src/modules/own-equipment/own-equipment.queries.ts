import { type Insertable, sql, type Updateable } from 'kysely';
import { takeLockFor } from '../../database/locks.ts';
import type { Db, EquipmentTable } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { mostAtOnce } from '../quotas/index.ts';

const placeColumns = [
  'address',
  'city_id',
  'city',
  'state',
  'country',
  'region',
  'latitude',
  'longitude',
  'pin_code',
] as const;

/** What people read of a machine, and its rent. */
const readColumns = ['name', 'model_number', 'description', 'youtube_link', 'final_rental_paise'] as const;

/** A supplier's own machine before a change; `undefined` if it is not theirs. */
export async function findOwn(db: Db, id: string, supplierId: string) {
  return db
    .selectFrom('equipment')
    .select([
      'version',
      'status',
      'equipment_type_id',
      'category_ids',
      'picture_ids',
      'rate_card',
      ...readColumns,
      ...placeColumns,
    ])
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Which of these categories and types may be chosen, and which of these pictures are this user's: uploaded by them, or on one of their machines. */
export async function findNameable(db: Db, userId: string, pictureIds: readonly string[]) {
  const [categories, types, pictures] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'name'])
      .where('active', '=', true)
      .where('deleted', '=', false)
      .execute(),
    db
      .selectFrom('equipment_types')
      .select(['id', 'type', 'sub_type'])
      .where('active', '=', true)
      .where('deleted', '=', false)
      .execute(),
    pictureIds.length === 0
      ? []
      : sql<{ id: string }>`
          select id from pictures where id = any(${pictureIds}::text[]) and owner_id = ${userId}::uuid
          union select p.id from equipment e cross join unnest(e.picture_ids) p(id)
          where e.supplier_id = ${userId}::uuid and p.id = any(${pictureIds}::text[])`
          .execute(db)
          .then(({ rows }) => rows),
  ]);
  return { categories, types, pictures };
}

/** The unit of each type's sizes. */
export async function capacityUnits(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('type_facts').select(['type_id', 'unit']).where('fact', '=', 'capacity').execute();
  return new Map(rows.flatMap(({ type_id, unit }) => (unit === null ? [] : [[type_id, unit] as const])));
}

/** By type, the most frequent category of its listed machines. */
export async function usualCategories(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ type_id: number; category_id: number }>`
    select distinct on (r.type_id) r.type_id, c.id as category_id from equipment_rollup r
      join categories c on c.id = r.category_ids[1] and c.active and not c.deleted
    where r.city_id = '*' group by r.type_id, c.id order by r.type_id, sum(r.n) desc, c.id`.execute(db);
  return new Map(rows.map(({ type_id, category_id }) => [type_id, category_id]));
}

/**
 * The id of a type that a supplier named because none of ours fits: the one of that name, or a new one, inactive until an admin reviews it. Deleted ones are
 * not reused.
 * @throws AppError `equipmentType.tooManyNew` if too many await review
 */
export async function typeNamed(trx: Db, name: string): Promise<number> {
  const first = await findTypeNamed(trx, name);
  if (first !== undefined) return first;
  const { rows } = await sql<{ id: number }>`select next_type_id() as id`.execute(trx);
  // Somebody may have added it while we waited for the lock.
  const meanwhile = await findTypeNamed(trx, name);
  if (meanwhile !== undefined) return meanwhile;
  if ((await countWaitingTypes(trx)) >= mostAtOnce.namedTypes) throw new AppError('equipmentType.tooManyNew');
  const id = rows[0]?.id ?? 1;
  await trx.insertInto('equipment_types').values({ id, type: name, sub_type: '', active: false }).execute();
  return id;
}

async function findTypeNamed(trx: Db, name: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('equipment_types')
    .select('id')
    .where(sql<string>`lower(type)`, '=', name.toLowerCase())
    .where('sub_type', '=', '')
    .where('deleted', '=', false)
    .orderBy('active', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

async function countWaitingTypes(trx: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from equipment_types where not deleted and not active`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Which of these names, in small letters, are not a type's. */
export async function unknownTypes(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select distinct lower(name) as name from unnest(${[...names]}::text[]) as n (name)
    where not exists (select 1 from equipment_types t where lower(t.type) = lower(n.name) and t.sub_type = '' and not t.deleted)`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Makes concurrent additions of the same supplier wait until this transaction ends, since machines are counted. */
export const lockMachines = (trx: Db, supplierId: string): Promise<void> => takeLockFor(trx, 'machines', supplierId);

/** How many machines a supplier has. */
export async function countMachines(db: Db, supplierId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from equipment where supplier_id = ${supplierId}::uuid and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** For holders of the supplier's machines lock. @throws AppError `equipment.tooMany` if there is no room for this many more */
export async function requireCapacity(trx: Db, supplierId: string, more: number): Promise<void> {
  if ((await countMachines(trx, supplierId)) + more > mostAtOnce.machines) throw new AppError('equipment.tooMany');
}

/** Adds machines; the first one makes a user a supplier, which is written to the audit log: it must be the last step of its transaction. */
export async function insertMachines(trx: Db, rows: readonly Insertable<EquipmentTable>[]) {
  return trx
    .insertInto('equipment')
    .values(rows.map((row) => ({ ...row, facts: sql<string>`jsonb_strip_nulls(${row.facts ?? '{}'}::jsonb)` })))
    .returning(['id', 'version'])
    .execute();
}

/**
 * Changes a supplier's machine if its version is still the one that was read; returns the new version, or `undefined`.
 * @param now from when on it is at its new place
 */
export async function updateMachine(
  trx: Db,
  { id, supplierId, version }: { readonly id: string; readonly supplierId: string; readonly version: number },
  { facts, ...values }: Updateable<EquipmentTable> & { readonly equipment_type_id: number; readonly facts: string },
  now: Date,
): Promise<number | undefined> {
  await sql`select set_config('yantra.moment', ${now}::timestamptz::text, true)`.execute(trx);
  // Values that the supplier does not fill in are kept while the type stays the same.
  const kept = sql`case when equipment_type_id = ${values.equipment_type_id}::int then facts - 'capacity' else '{}' end`;
  const row = await trx
    .updateTable('equipment')
    .set({
      ...values,
      is_draft: values.picture_ids?.length === 0,
      facts: sql<string>`jsonb_strip_nulls(${kept} || ${facts}::jsonb)`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Adds pictures to a supplier's machine without any; returns its version, or `undefined` if it already has some. */
export async function givePictures(
  trx: Db,
  {
    id,
    supplierId,
    pictureIds,
  }: { readonly id: string; readonly supplierId: string; readonly pictureIds: readonly string[] },
): Promise<number | undefined> {
  const row = await trx
    .updateTable('equipment')
    .set({ picture_ids: [...pictureIds], is_draft: false, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`cardinality(picture_ids) = 0`)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Lists or unlists a machine by its status and its purchase. */
export async function refreshListing(trx: Db, id: string, now: Date): Promise<void> {
  await sql`select refresh_listing(${now}::timestamptz, ${[id]}::uuid[])`.execute(trx);
}
