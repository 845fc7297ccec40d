import { sql } from 'kysely';
import type { Db } from '../../../database/types.ts';
import type { LexiconWord } from './meaning.ts';

/** How many similar words per text are compared in detail. */
const candidates = 12;

/**
 * Known words for each text, in one query: the word itself if the lexicon has it, else words that begin with it, and words that share enough trigrams. The
 * lexicon is small; machines are never searched by trigram.
 */
export async function nearWords(db: Db, texts: readonly string[]): Promise<LexiconWord[]> {
  const askable = texts.filter((text) => text.length >= 3);
  if (askable.length === 0) return [];
  const { rows } = await sql<LexiconWord>`
    select t.typed, l.word, l.kind, l.weight, l.similarity::float8 as similarity, l.is_completion as "isCompletion"
    from unnest(${askable}::text[]) t(typed)
    cross join lateral (
      select word, kind, weight, 1 as similarity, false as is_completion from lexicon where word = t.typed
      union all
      (select word, kind, weight, similarity(word, t.typed), starts_with(word, t.typed) from lexicon
       where not exists (select 1 from lexicon where word = t.typed) and word % t.typed
       order by similarity(word, t.typed) desc, weight desc limit ${candidates})
    ) l`.execute(db);
  return rows;
}

/** Whether a listed machine has exactly this name. */
export async function isListedName(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('listed_names')
    .select('n')
    .where('city_id', '=', '*')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
