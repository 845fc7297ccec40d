import { takeLock } from '../../database/locks.ts';
import type { Db } from '../../database/types.ts';
import { type Catalogue, readCatalogue } from './catalogue-file.ts';
import { firstPlans } from './first-plans.ts';

/** Whether there are no categories, types and plans, not even deleted ones. */
export async function isWithoutMasterData(db: Db): Promise<boolean> {
  for (const table of ['categories', 'equipment_types', 'subscriptions'] as const) {
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return false;
  }
  return true;
}

/** The marketplace's master data, in the form of its tables. */
export const masterDataOf = ({ categories, equipment }: Pick<Catalogue, 'categories' | 'equipment'>) => ({
  categories: categories.map(({ id, name, colorCode }) => ({ id, name, color_code: colorCode })),
  types: equipment.map(({ id, equipmentType: { type, subType } }) => ({ id, type, sub_type: subType })),
  typeFacts: equipment.flatMap(({ id, facts, choices }) => [
    ...facts.map((fact) => ({ type_id: id, ...fact })),
    ...choices.map(({ fact }) => ({ type_id: id, fact, unit: null, low: null, high: null })),
  ]),
  typeCategories: equipment.map(({ id, category }) => ({ type_id: id, category_id: category.id })),
  plans: firstPlans(),
});

export type MasterData = ReturnType<typeof masterDataOf>;

/** The catalogue from its file: read it before any transaction. */
export const catalogueOf = async (): Promise<MasterData> => masterDataOf(await readCatalogue());

/** Adds the catalogue's categories, types with their facts, and plans, if there are none; returns whether it did. */
export async function addCatalogue(trx: Db, catalogue: MasterData): Promise<boolean> {
  const { categories, types, typeFacts, typeCategories, plans } = catalogue;
  for (const name of ['masterData', 'plans', 'ids'] as const) await takeLock(trx, name);
  if (!(await isWithoutMasterData(trx))) return false;
  await trx.insertInto('categories').values(categories).execute();
  await trx.insertInto('equipment_types').values(types).execute();
  await trx.insertInto('type_facts').values(typeFacts).execute();
  await trx.insertInto('type_categories').values(typeCategories).execute();
  await trx.insertInto('subscriptions').values(plans).execute();
  return true;
}
