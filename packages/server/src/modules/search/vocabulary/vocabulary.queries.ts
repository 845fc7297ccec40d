import type { Kysely } from 'kysely';
import type { Database } from '../../../database/types.ts';

/** Grows with every change of categories and types. */
export async function vocabularyVersion(db: Kysely<Database>): Promise<number> {
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

/** What the machines of each type are hired by. */
export async function typeFacts(db: Kysely<Database>): Promise<ReadonlyMap<number, readonly TypeFact[]>> {
  const rows = await db
    .selectFrom('type_facts')
    .select(['type_id', 'fact', 'unit', 'low', 'high'])
    .orderBy('type_id')
    .orderBy((row) => row('fact', '!=', 'capacity'))
    .orderBy('fact')
    .execute();
  const byType = new Map<number, TypeFact[]>();
  for (const { type_id, ...fact } of rows) byType.set(type_id, [...(byType.get(type_id) ?? []), fact]);
  return byType;
}

/** The active categories and types, what the types are hired by, the words that admins added, and what counts how much. */
export async function vocabularyRows(db: Kysely<Database>) {
  const [categories, types, facts, words, weights] = await Promise.all([
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
    db.selectFrom('type_words').select(['type_id', 'word', 'whole_group']).orderBy('id').execute(),
    db
      .selectFrom('ranking_weights')
      .select(['nearness', 'size', 'free', 'price', 'rating', 'freshness'])
      .executeTakeFirstOrThrow(),
  ]);
  return { categories, types, facts, words, weights };
}
