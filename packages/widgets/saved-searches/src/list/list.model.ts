import { type ReadonlySignal, signal } from '@preact/signals-react';
import {
  changeSavedSearch,
  deleteSavedSearch,
  getSavedSearches,
  saveSearch,
  type SavedSearch,
} from '@yantra/contract/calls';
import { ApiError, type Scope } from '@yantra/state';

/** A line of the list: a search, or what was one until just now. */
export interface Line {
  /** Its own for good: what is saved again has another id. */
  readonly key: string;
  readonly saved: SavedSearch;
  readonly isRemoved: boolean;
  readonly isBusy: boolean;
  /** Why the last change was not taken. */
  readonly error?: ApiError | undefined;
}

export interface ShownSearches {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly lines: readonly Line[];
  readonly most: number;
  readonly error?: ApiError | undefined;
}

type Change = Partial<Pick<SavedSearch, 'pace' | 'isPaused'>>;

/** The searches of who is logged in; it does not depend on React. */
export interface SearchesModel {
  readonly list: ReadonlySignal<ShownSearches>;
  load(): Promise<void>;
  /** Shown at once, sent after an earlier change that is under way, and taken back if the server does not take it. */
  change(id: string, change: Change): Promise<void>;
  remove(id: string): Promise<void>;
  /** Saves what was deleted again, as it was. */
  undo(id: string): Promise<void>;
}

const isQuiet = { isQuiet: true } as const;
const nothing: ShownSearches = { status: 'loading', lines: [], most: 0 };

export function createSearchesModel({ send }: Pick<Scope, 'send'>): SearchesModel {
  const list = signal(nothing);
  const put = (id: string, next: Partial<Line>) => {
    const { lines } = list.peek();
    list.value = {
      ...list.peek(),
      lines: lines.map((line) => (line.saved.id === id ? { ...line, error: undefined, ...next } : line)),
    };
  };
  const lineOf = (id: string) => list.peek().lines.find((line) => line.saved.id === id);

  /** Searches with a change under way, and what was changed since it was sent. */
  const waiting = new Map<string, Change | undefined>();

  /** Does something to a line; where that fails, it stays as it was and says why. */
  async function doTo(id: string, next: Partial<Line>, act: (line: Line) => Promise<Partial<Line>>): Promise<void> {
    const line = lineOf(id);
    if (!line || line.isBusy) return;
    put(id, { ...next, isBusy: true });
    try {
      put(id, { ...(await act(line)), isBusy: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      put(id, { ...line, error });
    }
  }

  return {
    list,
    async load() {
      if (list.peek().status === 'failed') list.value = nothing;
      try {
        const { searches, most } = await send(getSavedSearches, {}, isQuiet);
        const lines = searches.map((saved) => ({ key: saved.id, saved, isRemoved: false, isBusy: false }));
        list.value = { status: 'ready', lines, most };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        list.value = { ...nothing, status: 'failed', error };
      }
    },
    async change(id, change) {
      const line = lineOf(id);
      const isUnderWay = waiting.has(id);
      if (!line || (line.isBusy && !isUnderWay)) return;
      put(id, { saved: { ...line.saved, ...change }, isBusy: true });
      waiting.set(id, { ...waiting.get(id), ...change });
      if (isUnderWay) return;
      let { saved } = line;
      let error: ApiError | undefined;
      try {
        for (let next = waiting.get(id); next; next = waiting.get(id)) {
          waiting.set(id, undefined);
          saved = await send(changeSavedSearch, { id, ...next }, isQuiet);
        }
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        error = thrown;
      } finally {
        waiting.delete(id);
        put(id, { saved, isBusy: false, error });
      }
    },
    remove: (id) =>
      doTo(id, {}, async () => {
        await send(deleteSavedSearch, { id }, isQuiet);
        return { isRemoved: true };
      }),
    undo: (id) =>
      doTo(id, {}, async ({ saved }) => {
        const { search, pace, isPaused } = saved;
        const again = await send(saveSearch, { search, pace }, isQuiet);
        return {
          saved: isPaused ? await send(changeSavedSearch, { id: again.id, isPaused }, isQuiet) : again,
          isRemoved: false,
        };
      }),
  };
}
