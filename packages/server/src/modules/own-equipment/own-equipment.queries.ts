import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { takeLockFor } from '../../database/locks.ts';
import type { Database, EquipmentTable } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { mostAtOnce } from '../quotas/index.ts';

/** A supplier's own machine as it is, for changing it; `undefined` when it is not theirs. */
export async function findOwn(db: Kysely<Database>, id: string, supplierId: string) {
  return db
    .selectFrom('equipment')
    .select(['version', 'status', 'equipment_type_id', 'category_ids', 'picture_ids'])
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

/** Which of these categories and types may be chosen, and which of these pictures are this user's: uploaded by them, or on a machine of theirs. */
export async function findNameable(db: Kysely<Database>, userId: string, pictureIds: readonly string[]) {
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

/** The unit that the machines of each type are hired by. */
export async function capacityUnits(db: Kysely<Database>): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('type_facts').select(['type_id', 'unit']).where('fact', '=', 'capacity').execute();
  return new Map(rows.map(({ type_id, unit }) => [type_id, unit]));
}

/**
 * The id of a type that a supplier named because none of ours fits: one of that name when there is one, else a new one, which stays inactive until an
 * admin looks at it. Not one that was removed.
 * @throws AppError `equipmentType.tooManyNew` where too many wait for an admin already
 */
export async function typeNamed(trx: Kysely<Database>, name: string): Promise<number> {
  const first = await findTypeNamed(trx, name);
  if (first !== undefined) return first;
  const { rows } = await sql<{ id: number }>`select next_type_id() as id`.execute(trx);
  // Somebody else may have added it while we waited for our turn.
  const meanwhile = await findTypeNamed(trx, name);
  if (meanwhile !== undefined) return meanwhile;
  if ((await countWaitingTypes(trx)) >= mostAtOnce.namedTypes) throw new AppError('equipmentType.tooManyNew');
  const id = rows[0]?.id ?? 1;
  await trx.insertInto('equipment_types').values({ id, type: name, sub_type: '', active: false }).execute();
  return id;
}

async function findTypeNamed(trx: Kysely<Database>, name: string): Promise<number | undefined> {
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

async function countWaitingTypes(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from equipment_types where not deleted and not active`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Which of these names no type bears, in small letters. */
export async function unknownTypes(db: Kysely<Database>, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select distinct lower(name) as name from unnest(${[...names]}::text[]) as n (name)
    where not exists (select 1 from equipment_types t where lower(t.type) = lower(n.name) and t.sub_type = '' and not t.deleted)`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Has whoever adds machines of the same supplier wait until this transaction ends, for they are counted. */
export const lockMachines = (trx: Kysely<Database>, supplierId: string): Promise<void> =>
  takeLockFor(trx, 'machines', supplierId);

/** How many machines a supplier has. */
export async function countMachines(db: Kysely<Database>, supplierId: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from equipment where supplier_id = ${supplierId}::uuid`.execute(db);
  return rows[0]?.n ?? 0;
}

/** For whoever holds their machines' lock. @throws AppError `equipment.tooMany` where there is no room for so many more */
export async function demandRoom(trx: Kysely<Database>, supplierId: string, more: number): Promise<void> {
  if ((await countMachines(trx, supplierId)) + more > mostAtOnce.machines) throw new AppError('equipment.tooMany');
}

/** Adds machines; the first one makes a user a supplier, and that goes into the audit log: nothing may come after it in its transaction. */
export async function insertMachines(trx: Kysely<Database>, rows: readonly Insertable<EquipmentTable>[]) {
  return trx
    .insertInto('equipment')
    .values([...rows])
    .returning(['id', 'version'])
    .execute();
}

/**
 * Changes a machine of this supplier that is still in the version that was read; answers the new version, or `undefined` when it is not.
 * @param now from when on it stands where it is moved to
 */
export async function updateMachine(
  trx: Kysely<Database>,
  { id, supplierId, version }: { readonly id: string; readonly supplierId: string; readonly version: number },
  { facts, ...values }: Updateable<EquipmentTable> & { readonly equipment_type_id: number; readonly facts: string },
  now: Date,
): Promise<number | undefined> {
  await sql`select set_config('yantra.moment', ${now}::timestamptz::text, true)`.execute(trx);
  // What its supplier does not fill in is kept as long as the type is the one it belongs to.
  const kept = sql`case when equipment_type_id = ${values.equipment_type_id}::int then facts - 'capacity' else '{}' end`;
  const row = await trx
    .updateTable('equipment')
    .set({ ...values, facts: sql<string>`${kept} || ${facts}::jsonb`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Sees to it that a machine is public as its status and its purchase say. */
export async function refreshListing(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await sql`select refresh_listing(${now}::timestamptz, ${[id]}::uuid[])`.execute(trx);
}
