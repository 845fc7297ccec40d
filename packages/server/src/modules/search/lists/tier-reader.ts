import type { Db } from '../../../database/types.ts';
import type { Slice } from '../../../page.ts';
import { type Filters, isInNames } from './filters.ts';
import * as queries from './list.queries.ts';
import type { Cell } from './rollup.queries.ts';
import { totalOf } from './rollup.ts';
import type { TierReader } from './tiers.ts';
import { canWalk, entriesFor } from './walks.ts';

/** A list, and its counts. */
interface Counted {
  readonly db: Db;
  readonly filters: Filters;
  readonly slice: Slice;
  readonly total: number;
  /** Machines in the list's cities. */
  readonly scope: number;
  readonly cells: readonly Cell[];
}

/** Reads parts of a list that the rollup's cells can count except for words. */
export function tierReader({ db, filters, slice, total, scope, cells }: Counted): TierReader {
  const found = new Map<Filters['words'], ReturnType<typeof queries.gatherPage>>();
  /* Words in a city can only be counted by finding the matches. */
  const gathered = (one: Filters) => {
    const known = found.get(one.words) ?? queries.gatherPage(db, one, 'relevance', slice);
    found.set(one.words, known);
    return known;
  };
  const countNamed = async (one: Filters): Promise<number> =>
    isInNames(one) ? queries.countByNames(db, one) : (await gathered(one)).total;
  const count = async (one: Filters): Promise<number> => {
    if (one.wordsAbsent !== undefined) {
      return total - (await countNamed({ ...filters, words: [...filters.words, ...one.wordsAbsent] }));
    }
    return one.words.length > 0 ? countNamed(one) : totalOf(cells, one).total;
  };
  return {
    count,
    async rows(one, part) {
      const isGathered = one.words.length > 0 && !isInNames(one);
      if (isGathered || !canWalk(one, 'relevance')) {
        const { rows } =
          isGathered && part.offset === slice.offset
            ? await gathered(one)
            : await queries.gatherPage(db, one, 'relevance', part);
        return rows.slice(0, part.limit);
      }
      const own = await count(one);
      return queries.walkPage(db, one, 'relevance', part, { total: own, entries: entriesFor(part, own, scope) });
    },
  };
}
