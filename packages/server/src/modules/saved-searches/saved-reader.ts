import type { SavedSearch } from '@yantra/contract/calls';
import { dayAfter, dayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Asker } from '../search/lists/index.ts';
import type { Gazetteer } from '../search/vocabulary/index.ts';
import { meantOf } from './meant.ts';
import { type News, readNews } from './news.ts';
import type { SavedRow } from './saved-searches.queries.ts';

export interface SavedReaderParts extends DbAndClock {
  readonly ask: Asker;
  readonly gazetteer: Gazetteer;
}

/** By what news of a saved search are counted. @param after the place after which they are new */
export const newsAsked = <Row extends Pick<SavedRow, 'search_id' | 'since_hit' | 'seen_hit'>>(
  row: Row,
  after = row.seen_hit,
) => ({ ...row, after });

/** Saved searches as their person sees them, with their meaning and their news. */
export function createSavedReader({ db, clock, ask, gazetteer }: SavedReaderParts) {
  const today = () => dayInIndia(clock.now());
  async function savedOf(row: SavedRow, news: News): Promise<SavedSearch> {
    const { jobFrom, jobDays, isFree } = row.input;
    const isTimed = isFree === true && jobFrom !== undefined && jobDays !== undefined;
    // A job that has begun cannot be asked for, but what was looked for can still be said.
    const asked = await ask({ ...row.input, jobFrom: undefined });
    return {
      id: row.id,
      search: row.input as SavedSearch['search'],
      meant: meantOf(asked, gazetteer),
      pace: row.pace,
      isPaused: row.paused_at !== null,
      ...(isTimed && { lastDay: dayAfter(jobFrom, jobDays - 1) }),
      isOver: isTimed && jobFrom < today(),
      news: news.of(newsAsked(row)).length,
      createdAt: row.created_at.toISOString(),
      ...(row.told_at && { toldAt: row.told_at.toISOString() }),
    };
  }

  const shown = async (row: SavedRow): Promise<SavedSearch> =>
    savedOf(row, await readNews(db, [newsAsked(row)], today()));

  return {
    today,
    shown,
    /** Several, with the news of all in a few statements. */
    all: async (rows: readonly SavedRow[]): Promise<SavedSearch[]> => {
      const news = await readNews(
        db,
        rows.map((row) => newsAsked(row)),
        today(),
      );
      return Promise.all(rows.map((row) => savedOf(row, news)));
    },
  };
}
