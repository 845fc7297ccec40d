import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import { isNoise, wordsOf } from '../equipment/search/words.ts';
import { dayInIndia } from '../sms/sms.service.ts';

/** Keeps what people searched for and did not find: how often, and nothing of who it was. */
export interface SearchMisses {
  /** After the answer. */
  record(term: string): void;
}

/** The longest text that is kept, and how many different ones of a day: whoever searches for nonsense fills no disk. */
export const missLimits = { letters: 60, aDay: 2000 } as const;
const keptMs = 60 * 86_400_000;

export function createSearchMisses(parts: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly background: Background;
}): SearchMisses {
  const { db, clock, background } = parts;
  return {
    record(term) {
      const text = keptText(term);
      if (text !== undefined) background.run(0, () => countMiss(db, text, dayInIndia(clock.now())));
    },
  };
}

/** The term as it is counted; `undefined` for what may say who somebody is (a number to call, an e-mail address) and for what says nothing. */
function keptText(term: string): string | undefined {
  if (term.includes('@') || /\d(?:\D?\d){6}/.test(term)) return undefined;
  const words = wordsOf(term).filter((word) => !isNoise(word));
  const text = words.join(' ').slice(0, missLimits.letters).trim();
  return text.length < 2 ? undefined : text;
}

async function countMiss(db: Kysely<Database>, term: string, day: string): Promise<void> {
  await sql`
    insert into search_misses (day, term, n)
      select ${day}::date, ${term}, 1
      where exists (select 1 from search_misses where day = ${day}::date and term = ${term})
        or (select count(*) from search_misses where day = ${day}::date) < ${missLimits.aDay}
    on conflict (day, term) do update set n = search_misses.n + 1`.execute(db);
}

/** Forgets searches after two months. */
export async function forgetMisses(db: Kysely<Database>, clock: Clock): Promise<void> {
  const day = dayInIndia(new Date(clock.now().getTime() - keptMs));
  await sql`delete from search_misses where day < ${day}::date`.execute(db);
}
