import type {
  changeSavedSearch,
  countSavedSearches,
  getSavedSearches,
  getSearchNews,
  InputOf,
  markNewsSeen,
  OutputOf,
  SavedSearch,
  saveSearch,
  SearchInput,
} from '@yantra/contract/calls';
import { paiseToRupees, savedSearchLimits } from '@yantra/domain';
import { takeLockFor } from '../../database/locks.ts';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { type Asker, listCard, rowsById } from '../search/lists/index.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';
import type { Deriver } from './deriving.ts';
import { readNews } from './news.ts';
import { noteTexts } from './rereading.queries.ts';
import { nearOf, type Rereader } from './rereading.ts';
import { createSavedReader, newsAsked } from './saved-reader.ts';
import * as queries from './saved-searches.queries.ts';

export interface SavedSearchesParts extends DbAndClock {
  readonly ask: Asker;
  readonly derive: Deriver;
  readonly rereader: Pick<Rereader, 'print'>;
  readonly gazetteer: Gazetteer;
}

/** The searches that people saved. */
export type SavedSearches = ReturnType<typeof createSavedSearches>;

export function createSavedSearches({ db, clock, ask, gazetteer, derive, rereader }: SavedSearchesParts) {
  const { today, shown, all } = createSavedReader({ db, clock, ask, gazetteer });

  async function found(userId: string, id: string): Promise<queries.SavedRow> {
    const row = await queries.savedById(db, userId, id);
    if (row === undefined) throw new AppError('savedSearch.unknown');
    return row;
  }

  return {
    /** @throws AppError `savedSearch.tooMany`, `partner.unknown`, or `request.invalid` for a job that cannot begin on its day */
    save: async (input: InputOf<typeof saveSearch>, { userId }: Caller): Promise<SavedSearch> =>
      shown(await keepSearch({ db, clock, derive, rereader }, input, userId)),

    async list({ userId }: Caller): Promise<OutputOf<typeof getSavedSearches>> {
      return { searches: await all(await queries.savedOf(db, userId)), most: savedSearchLimits.ofPerson };
    },

    async count({ userId }: Caller): Promise<OutputOf<typeof countSavedSearches>> {
      const rows = (await queries.savedOf(db, userId)).map((row) => newsAsked(row));
      const news = await readNews(db, rows, today());
      return { searches: rows.length, withNews: rows.filter((row) => news.of(row).length > 0).length };
    },

    /** @throws AppError `savedSearch.unknown` */
    async change({ id, pace, isPaused }: InputOf<typeof changeSavedSearch>, { userId }: Caller): Promise<SavedSearch> {
      const row = await queries.changeSaved(db, userId, id, { pace, isPaused, at: clock.now() });
      if (row === undefined) throw new AppError('savedSearch.unknown');
      return shown(row);
    },

    remove: (id: string, { userId }: Caller): Promise<void> => queries.deleteSaved(db, userId, id),

    /** @throws AppError `savedSearch.unknown` */
    async news(
      { id, after }: InputOf<typeof getSearchNews>,
      { userId }: Caller,
    ): Promise<OutputOf<typeof getSearchNews>> {
      const row = await found(userId, id);
      const from = after === undefined ? row.seen_hit : String(after);
      const [own, saved] = await Promise.all([readNews(db, [newsAsked(row, from)], today()), shown(row)]);
      const hits = own.of(newsAsked(row, from));
      const rows = await rowsById(
        db,
        hits.map(({ equipment_id }) => equipment_id),
      );
      const byId = new Map(rows.map((one) => [one.id, one]));
      const { vocabulary } = await ask({});
      return {
        saved,
        data: hits.flatMap(({ equipment_id, before_paise }) => {
          const one = byId.get(equipment_id);
          if (one === undefined) return [];
          const costBefore = before_paise === null ? undefined : paiseToRupees(Number(before_paise));
          return [{ ...listCard(one, vocabulary, today()), ...(costBefore !== undefined && { costBefore }) }];
        }),
        after: Number(from),
        through: Math.max(Number(from), Number(own.through(row.search_id) ?? 0)),
      };
    },

    /** @throws AppError `savedSearch.unknown` */
    async seen({ id, through }: InputOf<typeof markNewsSeen>, { userId }: Caller): Promise<void> {
      if (!(await queries.markSeen(db, userId, id, through))) throw new AppError('savedSearch.unknown');
    },
  };
}

type KeepingParts = Pick<SavedSearchesParts, 'db' | 'clock' | 'derive' | 'rereader'>;

/** Keeps a search for a person: what means the same as another of theirs is that one. */
async function keepSearch(
  { db, clock, derive, rereader }: KeepingParts,
  { search, pace = 'daily' }: InputOf<typeof saveSearch>,
  userId: string,
): Promise<queries.SavedRow> {
  const derived = await derive(search);
  const reads = search.searchTerm === undefined ? '' : await rereader.print();
  await noteTexts(db, await nearOf(db, derived.texts));
  const row = await db.transaction().execute(async (trx) => {
    await takeLockFor(trx, 'savedSearch', userId);
    const searchId = await queries.keepWanted(trx, derived);
    const own = await queries.savedOf(trx, userId);
    const same = own.find((one) => one.search_id === searchId);
    const at = clock.now();
    if (same !== undefined) return queries.changeSaved(trx, userId, same.id, { pace, isPaused: false, at });
    if (own.length >= savedSearchLimits.ofPerson) throw new AppError('savedSearch.tooMany');
    const input = keptInput(search, derived.asked.strict.supplierId);
    return queries.addSaved(trx, { userId, searchId, input, pace, derived, reads, at });
  });
  if (row === undefined) throw new AppError('savedSearch.unknown');
  return row;
}

/* The key of a partner's website says whose machines are meant, which is kept instead. */
const keptInput = ({ key: _key, ...search }: SearchInput, supplierId: string | undefined): SearchInput => ({
  ...search,
  ...(supplierId !== undefined && { supplier: supplierId }),
});
