import { type FactName, factNames, isFactName } from '@yantra/domain';
import type { Db } from '../../../database/types.ts';

/** Grows with every change of categories and types. */
export async function vocabularyVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('vocabulary_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** What a type's machines are hired by, and from where to where they usually go. */
export interface TypeFact {
  /** `capacity` is the first of a type's. */
  readonly fact: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** What a type's machines are hired by, as their plate says it. */
export interface PlateFact {
  readonly fact: FactName;
  /** Of a size. */
  readonly unit: string | undefined;
}

/** The sizes that the machines of each type are hired by. */
export async function typeFacts(db: Db): Promise<ReadonlyMap<number, readonly TypeFact[]>> {
  const rows = await db
    .selectFrom('type_facts')
    .select(['type_id', 'fact', 'unit', 'low', 'high'])
    .where('unit', 'is not', null)
    .$narrowType<{ unit: string; low: number; high: number }>()
    .orderBy('type_id')
    .orderBy((row) => row('fact', '!=', 'capacity'))
    .orderBy('fact')
    .execute();
  const byType = new Map<number, TypeFact[]>();
  for (const { type_id, ...fact } of rows) byType.set(type_id, [...(byType.get(type_id) ?? []), fact]);
  return byType;
}

/** All that the machines of each type are hired by, in the order of a plate; what is no size has no unit. */
export async function typePlates(db: Db): Promise<ReadonlyMap<number, readonly PlateFact[]>> {
  const rows = await db.selectFrom('type_facts').select(['type_id', 'fact', 'unit']).orderBy('type_id').execute();
  const known = rows.flatMap(({ type_id, fact, unit }) => (isFactName(fact) ? [{ type_id, fact, unit }] : []));
  const placed = known.toSorted((a, b) => factNames.indexOf(a.fact) - factNames.indexOf(b.fact));
  return new Map(
    [...Map.groupBy(placed, ({ type_id }) => type_id)].map(([id, facts]) => [
      id,
      facts.map(({ fact, unit }) => ({ fact, unit: unit ?? undefined })),
    ]),
  );
}

/** The categories that machines of each type may be in, those that can be chosen; a type without any goes with all. */
export async function typeCategories(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('type_categories as t')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.type_id', 't.category_id'])
    .where('c.active', '=', true)
    .where('c.deleted', '=', false)
    .orderBy('t.category_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ type_id }) => type_id)].map(([id, all]) => [id, all.map((one) => one.category_id)]),
  );
}

/** The active categories and types, what the types are hired by, the words that admins added, and what counts how much. */
export async function vocabularyRows(db: Db) {
  const [categories, types, facts, plates, categoriesOf, words, weights] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'name', 'color_code'])
      .where('active', '=', true)
      .where('deleted', '=', false)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('equipment_types')
      .select(['id', 'type', 'sub_type'])
      .where('active', '=', true)
      .where('deleted', '=', false)
      .orderBy('id')
      .execute(),
    typeFacts(db),
    typePlates(db),
    typeCategories(db),
    db.selectFrom('type_words').select(['type_id', 'word', 'whole_group']).orderBy('id').execute(),
    db
      .selectFrom('ranking_weights')
      .select(['nearness', 'size', 'free', 'price', 'rating', 'freshness'])
      .executeTakeFirstOrThrow(),
  ]);
  return { categories, types, facts, plates, categoriesOf, words, weights };
}
