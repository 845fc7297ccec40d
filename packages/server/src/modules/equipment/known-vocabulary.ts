import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { vocabularyRows } from './equipment.queries.ts';
import { createVocabulary, type Vocabulary } from './search/vocabulary.ts';

/** The categories and types as they were at most a few seconds ago; many who ask at once wait for one reading. */
export function vocabularyReader(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  freshMs = 10_000,
): () => Promise<Vocabulary> {
  let known: { readonly at: number; readonly vocabulary: Promise<Vocabulary> } | undefined;
  const read = async () => {
    const { categories, types } = await vocabularyRows(db);
    return createVocabulary(
      categories.map(({ id, name, color_code }) => ({ id, name, colorCode: color_code })),
      types.map(({ id, type, sub_type }) => ({ id, type, subType: sub_type })),
    );
  };
  return () => {
    const now = clock.now().getTime();
    if (known !== undefined && Math.abs(now - known.at) < freshMs) return known.vocabulary;
    const vocabulary = read();
    const mine = { at: now, vocabulary };
    known = mine;
    // A failed reading is not remembered: the next who asks tries again.
    vocabulary.catch(() => {
      if (known === mine) known = undefined;
    });
    return vocabulary;
  };
}
