import { type Fillers, readFillers, readTradeWords, type TradeWords } from '@yantra/words';
import type { DbAndClock } from '../../../database/types.ts';
import { onceRead } from '../../../once-read.ts';
import type { PostOffices } from '../../places/index.ts';
import { vocabularyRows, vocabularyVersion } from './vocabulary.queries.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Reads the active categories and types. */
export interface VocabularyReader {
  (): Promise<Vocabulary>;
  /** They were changed in this process: the next request checks the database. */
  changed(): void;
}

export interface VocabularyParts extends DbAndClock {
  /** Names the localities of machines; without it they have none. */
  readonly postOffices?: (() => Promise<PostOffices>) | undefined;
}

/**
 * The categories and types, cached while their version is current. That is checked once a second at most, so a change by another process is seen within a
 * second; concurrent requests share one read.
 */
export function vocabularyReader({ db, clock, postOffices }: VocabularyParts, freshMs = 1000): VocabularyReader {
  const shipped = onceRead(readWords);
  let known: { readonly version: number; readonly vocabulary: Vocabulary } | undefined;
  let look: { readonly at: number; readonly vocabulary: Promise<Vocabulary> } | undefined;

  async function current(): Promise<Vocabulary> {
    // Before the rows: a change in between is read next time.
    const version = await vocabularyVersion(db);
    if (known?.version === version) return known.vocabulary;
    const [{ words, categoryWords, types, categories, ...rows }, { trade, fillers }, offices] = await Promise.all([
      vocabularyRows(db),
      shipped(),
      postOffices?.(),
    ]);
    const vocabulary = createVocabulary({
      categories: categories.map(({ id, name, color_code }) => ({ id, name, colorCode: color_code })),
      types: types.map(({ id, type, sub_type }) => ({ id, type, subType: sub_type })),
      ...rows,
      added: words.map(({ type_id, word, whole_group }) => ({ typeId: type_id, word, wholeGroup: whole_group })),
      categoryWords: categoryWords.map(({ category_id, word }) => ({ categoryId: category_id, word })),
      trade,
      fillers,
      localityAt: offices?.localityAt,
    });
    known = { version, vocabulary };
    return vocabulary;
  }

  const read = () => {
    const now = clock.now().getTime();
    if (look !== undefined && Math.abs(now - look.at) < freshMs) return look.vocabulary;
    const vocabulary = current();
    const mine = { at: now, vocabulary };
    look = mine;
    // A failed read is not cached: the next request tries again.
    vocabulary.catch(() => {
      if (look === mine) look = undefined;
    });
    return vocabulary;
  };
  return Object.assign(read, { changed: () => void (look = undefined) });
}

/** The trade's shipped words. */
async function readWords(): Promise<{ trade: TradeWords; fillers: Fillers }> {
  const [trade, fillers] = await Promise.all([readTradeWords(), readFillers()]);
  return { trade, fillers };
}
