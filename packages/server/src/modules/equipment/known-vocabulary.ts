import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { vocabularyRows, vocabularyVersion } from './equipment.queries.ts';
import { createVocabulary, type Vocabulary } from './search/vocabulary.ts';

/** Reads the categories and types that are active. */
export interface VocabularyReader {
  (): Promise<Vocabulary>;
  /** They were changed in this process: who asks next asks the database. */
  changed(): void;
}

/**
 * The categories and types, kept as long as they are of the current version. Whether they are is asked once a second at most, so a change made
 * by another process is seen within one; many who ask at once wait for one reading.
 */
export function vocabularyReader(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  freshMs = 1000,
): VocabularyReader {
  let known: { readonly version: number; readonly vocabulary: Vocabulary } | undefined;
  let look: { readonly at: number; readonly vocabulary: Promise<Vocabulary> } | undefined;

  async function current(): Promise<Vocabulary> {
    // Before the rows: what changes in between is read again next time.
    const version = await vocabularyVersion(db);
    if (known?.version === version) return known.vocabulary;
    const { categories, types } = await vocabularyRows(db);
    const vocabulary = createVocabulary(
      categories.map(({ id, name, color_code }) => ({ id, name, colorCode: color_code })),
      types.map(({ id, type, sub_type }) => ({ id, type, subType: sub_type })),
    );
    known = { version, vocabulary };
    return vocabulary;
  }

  const read = () => {
    const now = clock.now().getTime();
    if (look !== undefined && Math.abs(now - look.at) < freshMs) return look.vocabulary;
    const vocabulary = current();
    const mine = { at: now, vocabulary };
    look = mine;
    // A failed reading is not remembered: the next who asks tries again.
    vocabulary.catch(() => {
      if (look === mine) look = undefined;
    });
    return vocabulary;
  };
  return Object.assign(read, { changed: () => void (look = undefined) });
}
