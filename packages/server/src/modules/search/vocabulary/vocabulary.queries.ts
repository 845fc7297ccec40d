import { type FactName, factNames, isFactName } from '@yantra/domain';
import type { Db } from '../../../database/types.ts';

/** Grows with every change of categories and types. */
export async function vocabularyVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('vocabulary_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** A type's fact with a size, and its usual range. */
export interface TypeFact {
  /** `capacity` is a type's first. */
  readonly fact: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** A type's fact, for display. */
export interface PlateFact {
  readonly fact: FactName;
  /** For sizes only. */
  readonly unit: string | undefined;
}

/** The facts with sizes of each type. */
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

/** All facts of each type, in the order of display; only sizes have a unit. */
export async function typePlates(db: Db): Promise<ReadonlyMap<number, readonly PlateFact[]>> {
  const rows = await db
    .selectFrom('type_facts')
    .select(['type_id', 'fact', 'unit', 'place'])
    .orderBy('type_id')
    .orderBy('place')
    .execute();
  const known = rows.flatMap((row) => (isFactName(row.fact) ? [{ ...row, fact: row.fact }] : []));
  // As admins placed them; as many as they did not place stand as the names do.
  const placed = known.toSorted((a, b) => a.place - b.place || factNames.indexOf(a.fact) - factNames.indexOf(b.fact));
  return new Map(
    [...Map.groupBy(placed, ({ type_id }) => type_id)].map(([id, facts]) => [
      id,
      facts.map(({ fact, unit }) => ({ fact, unit: unit ?? undefined })),
    ]),
  );
}

/** The allowed active categories of each type; a type without any allows all. */
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

/** The active categories and types, the types' facts, admins' words, and the weights. */
export async function vocabularyRows(db: Db) {
  const [categories, types, facts, plates, categoriesOf, words, categoryWords, weights] = await Promise.all([
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
    db.selectFrom('category_words').select(['category_id', 'word']).orderBy('word').execute(),
    db
      .selectFrom('ranking_weights')
      .select(['nearness', 'size', 'free', 'price', 'rating', 'freshness'])
      .executeTakeFirstOrThrow(),
  ]);
  return { categories, types, facts, plates, categoriesOf, words, categoryWords, weights };
}
