import type { addNewCategory, InputOf } from '@yantra/contract/calls';
import { usualGstPercent } from '@yantra/domain';
import { sql } from 'kysely';
import { takeLock } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';

/** Makes other changes of master data wait until this transaction ends. */
export async function lockMasterData(trx: Db): Promise<void> {
  await takeLock(trx, 'masterData');
}

/** Categories that are not deleted, including inactive ones. */
export async function everyCategory(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'color_code', 'active', 'deleted', 'version', 'gst_percent'])
    .where('deleted', '=', false)
    .orderBy('id')
    .execute();
}

/** Types that are not deleted, including inactive ones. */
export async function everyType(db: Db) {
  return db
    .selectFrom('equipment_types')
    .select(['id', 'type', 'sub_type', 'active', 'deleted', 'version'])
    .where('deleted', '=', false)
    .orderBy('id')
    .execute();
}

/** Whether another category has this name, in any case. */
export async function isCategoryTaken(trx: Db, name: string, except?: number): Promise<boolean> {
  const { rows } = await sql`select 1 from categories where not deleted and lower(name) = lower(${name})
    and id is distinct from ${except ?? null}::int limit 1`.execute(trx);
  return rows.length > 0;
}

/** Whether another type has this name, in any case. */
export async function isTypeTaken(trx: Db, type: string, subType: string, except?: number): Promise<boolean> {
  const { rows } = await sql`select 1 from equipment_types where not deleted and lower(type) = lower(${type})
    and lower(sub_type) = lower(${subType}) and id is distinct from ${except ?? null}::int limit 1`.execute(trx);
  return rows.length > 0;
}

/** How many categories are not deleted. */
export async function countCategories(trx: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from categories where not deleted`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** How many types can be chosen. */
export async function countTypes(trx: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from equipment_types where not deleted and active`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Adds a category and returns its id. */
export async function insertCategory(
  trx: Db,
  { name, colorCode, active, gstPercent = usualGstPercent }: InputOf<typeof addNewCategory>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (id, name, color_code, active, gst_percent)
    values (next_category_id(), ${name}, ${colorCode}, ${active}, ${gstPercent}::numeric) returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Adds a type and returns its id. */
export async function insertType(trx: Db, { type, subType, active, deleted }: TypeFacts): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into equipment_types (id, type, sub_type, active, deleted) values (next_type_id(), ${type}, ${subType}, ${active}, ${deleted})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** The editable facts of a type. */
export interface TypeFacts {
  readonly type: string;
  readonly subType: string;
  readonly active: boolean;
  readonly deleted: boolean;
}

/** A category that is not deleted. */
export const findCategory = (trx: Db, id: number) =>
  trx
    .selectFrom('categories')
    .select(['id', 'name', 'active', 'version'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();

/** A type that is not deleted. */
export const findType = (trx: Db, id: number) =>
  trx
    .selectFrom('equipment_types')
    .select(['id', 'type', 'sub_type', 'active', 'version'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();

/** Hides a category or type everywhere, for ever. */
export async function markDeleted(trx: Db, table: 'categories' | 'equipment_types', id: number): Promise<void> {
  await trx.updateTable(table).set({ active: false, deleted: true }).where('id', '=', id).execute();
}

/** What an admin sets of a category, as it is now. */
export async function categoryNow(trx: Db, id: number): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Record<string, unknown>>`
    select name, color_code as "colorCode", active, deleted, gst_percent as "gstPercent" from categories where id = ${id}`.execute(
    trx,
  );
  return rows[0] ?? {};
}

/** What an admin sets of a type, as it is now. */
export async function typeNow(trx: Db, id: number): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Record<string, unknown>>`
    select t.type, t.sub_type as "subType", t.active, t.deleted,
      (select string_agg(concat_ws(' ', fact, low || '–' || high, unit), ', ' order by place, fact) from type_facts where type_id = t.id) as facts,
      (select string_agg(c.name, ', ' order by c.name) from type_categories k join categories c on c.id = k.category_id where k.type_id = t.id) as categories
    from equipment_types t where t.id = ${id}`.execute(trx);
  return rows[0] ?? {};
}

/** Changes a category. @returns its new version */
export async function updateCategory(
  trx: Db,
  id: number,
  facts: { name: string; color_code: string; active: boolean; deleted: boolean; gst_percent?: number },
): Promise<number> {
  const changed = await trx
    .updateTable('categories')
    .set(facts)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return changed.version;
}

/** Changes a type. @returns its new version */
export async function updateType(trx: Db, id: number, { type, subType, active, deleted }: TypeFacts): Promise<number> {
  const facts = { type, sub_type: subType, active, deleted };
  const changed = await trx
    .updateTable('equipment_types')
    .set(facts)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return changed.version;
}

/** Sets the allowed categories of a type; unknown ones are left out. */
export async function setTypeCategories(trx: Db, id: number, categoryIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('type_categories').where('type_id', '=', id).execute();
  await sql`insert into type_categories (type_id, category_id)
    select ${id}::int, id from categories where id = any(${[...categoryIds]}::int[]) and not deleted`.execute(trx);
}
