import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { Suggestions } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import { createOwnSearches } from './internal/own-searches.ts';
import { allRow, aroundRow, noRows, ownRow, popularRow, type Rows, rowsOf } from './internal/rows.ts';
import type { PopularKind, Suggestion } from './internal/suggestion.ts';
import type { RecentSearches } from './recent-searches.ts';

export type { Suggestion, SuggestionSelection } from './internal/suggestion.ts';

/** What listeners get of a search. */
export interface SearchSubmission {
  /** Never empty. */
  readonly term: string;
  readonly href: string;
}

export interface EquipmentSearchDependencies {
  /** Requests suggestions. @throws {ApiError} */
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Runs something later; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly searches: RecentSearches;
  /** Requests the most frequent kinds in the selected city. @throws {ApiError} */
  readonly popular: () => Promise<readonly PopularKind[]>;
  /** The selected city's id, read when the empty field is focused. */
  readonly cityId: () => string;
}

export interface EquipmentSearchModel {
  /** The trimmed text that the list is for. It changes with the list, not with every key, so that a key renders nothing. */
  readonly asked: ReadonlySignal<string>;
  /** Whether the list begins with the person's own searches, in an empty field. */
  readonly isOwn: ReadonlySignal<boolean>;
  /**
   * Best first: kinds, own searches, places, machines, the search for all. In an empty field: own searches, popular kinds, a
   * search nearby.
   */
  readonly suggestions: ReadonlySignal<readonly Suggestion[]>;
  /** The row selected by the arrows; -1 while they are in the field. */
  readonly active: ReadonlySignal<number>;
  /** The message shown instead of suggestions. */
  readonly remark: ReadonlySignal<'none' | 'offline' | undefined>;
  readonly isOpen: ReadonlySignal<boolean>;
  /** Whether the list may be open, even with nothing to show. */
  readonly isWanted: ReadonlySignal<boolean>;
  /** The field has been focused. */
  readonly enter: (typed: string) => void;
  readonly type: (typed: string) => void;
  /** A key was pressed in the field. @returns whether the key is handled */
  readonly press: (key: string, typed: string) => boolean;
  /** Keeps a search, to be offered again. */
  readonly remember: (term: string) => void;
  /** Forgets one own search, or all of them. */
  readonly forget: (term?: string) => void;
  /** The selected city has changed: what is shown belongs to the previous one. */
  readonly moved: () => void;
  readonly close: () => void;
}

/** The pause in typing before a request, in milliseconds. */
const pauseMs = 150;

/** One Devanagari letter is half a word; of Latin letters it takes two. */
const isEnough = (text: string): boolean => text.length > 1 || /[^\p{Script=Latin}\P{L}]/u.test(text);

/** The answer for a typed text. */
type Answer = { readonly text: string; readonly rows: Rows; readonly isOffline?: boolean } | undefined;

/** Cycles through the rows and the field, which is before the first and after the last. */
const stepped = (from: number, step: 1 | -1, rows: number) => ((from + 1 + step + rows + 1) % (rows + 1)) - 1;

export function createEquipmentSearchModel(dependencies: EquipmentSearchDependencies): EquipmentSearchModel {
  const { ask, after, searches } = dependencies;
  const text = signal('');
  const active = signal(-1);
  const isWanted = signal(false);
  const own = createOwnSearches(searches);
  const found = createServerSuggestions(ask, after, () => (active.value = -1));
  const { answer } = found;
  const popular = createPopular(dependencies);
  const { suggestions, remark } = createShown({ text, answer, own: own.terms, popular: popular.rows });
  const isOpen = computed(() => isWanted.value && (answer.value !== undefined || suggestions.value.length > 0));

  function type(typed: string): void {
    const wanted = typed.trim();
    batch(() => {
      text.value = wanted;
      active.value = -1;
      own.filter(wanted);
      popular.look();
      isWanted.value = true;
      found.look(wanted);
    });
  }
  function pressArrow(step: 1 | -1, typed: string): void {
    if (isOpen.peek()) active.value = stepped(active.peek(), step, suggestions.peek().length);
    else if (text.peek() === typed.trim() && answer.peek()) isWanted.value = true;
    else type(typed);
  }
  const forget = (term?: string) =>
    batch(() => {
      own.forget(term, text.peek());
      active.value = -1;
    });
  const close = () => {
    found.cancel();
    batch(() => {
      isWanted.value = false;
      active.value = -1;
    });
  };

  return {
    asked: computed(() => answer.value?.text ?? ''),
    isOwn: computed(() => text.value === '' && own.terms.value.length > 0),
    suggestions,
    active,
    remark,
    isOpen,
    isWanted,
    enter(typed) {
      own.reload();
      // When the field has words already, a list would only be in the way.
      if (typed.trim() === '') type('');
    },
    type,
    press(key, typed) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        pressArrow(key === 'ArrowDown' ? 1 : -1, typed);
        return true;
      }
      if (!isOpen.peek()) return false;
      const row = suggestions.peek()[active.peek()];
      if (key === 'Delete' && row?.kind === 'recent') forget(row.words);
      else if (key === 'Escape') close();
      else return false;
      return true;
    },
    remember: (term) => own.remember(term),
    forget,
    moved: () => void (isWanted.peek() && type(text.peek())),
    close,
  };
}

/** The rows and the message, from everything known. */
function createShown(known: {
  readonly text: ReadonlySignal<string>;
  readonly answer: ReadonlySignal<Answer>;
  readonly own: ReadonlySignal<readonly string[]>;
  readonly popular: ReadonlySignal<readonly Suggestion[]>;
}) {
  const { text, answer, own, popular } = known;
  const suggestions = computed((): readonly Suggestion[] => {
    const recent = own.value.map(ownRow);
    if (text.value === '') return [...recent, ...popular.value, aroundRow];
    const { kinds, others, total } = answer.value?.rows ?? noRows;
    const rows = [...kinds, ...recent, ...others];
    // The search for all stands below its results.
    if (kinds.length + others.length > 0) return [...rows, allRow(answer.value?.text ?? '', total)];
    return answer.value && rows.length === 0 ? popular.value : rows;
  });
  const remark = computed((): 'none' | 'offline' | undefined => {
    if (answer.value?.isOffline) return 'offline';
    return answer.value && suggestions.value.every(({ kind }) => kind === 'popular') ? 'none' : undefined;
  });
  return { suggestions, remark };
}

/** The most frequent kinds in the selected city, requested once per city; none without an answer. */
function createPopular({ popular, cityId }: EquipmentSearchDependencies) {
  const rows = signal<readonly Suggestion[]>([]);
  let known: string | undefined;
  return {
    rows: rows as ReadonlySignal<readonly Suggestion[]>,
    look(): void {
      const id = cityId();
      if (known === id) return;
      known = id;
      rows.value = [];
      popular().then(
        (kinds) => {
          if (known === id) rows.value = kinds.map(popularRow);
        },
        () => {
          // The next focus tries again.
          if (known === id) known = undefined;
        },
      );
    },
  };
}

/** The server's suggestions, requested when typing pauses. @param onAnswer called when the rows change */
function createServerSuggestions(
  ask: EquipmentSearchDependencies['ask'],
  after: EquipmentSearchDependencies['after'],
  onAnswer: () => void,
) {
  const answer = signal<Answer>(undefined);
  let cancel = () => undefined as void;
  const settle = (known: Answer) =>
    batch(() => {
      answer.value = known;
      onAnswer();
    });
  async function askNow(text: string, ending: AbortController): Promise<void> {
    try {
      const rows = rowsOf(await ask(text, ending.signal));
      if (!ending.signal.aborted) settle({ text, rows });
    } catch (error) {
      // The box works without suggestions, so only an error that the person can fix is shown.
      const isOffline = error instanceof ApiError && error.code === 'network.offline';
      if (!ending.signal.aborted) settle(isOffline ? { text, rows: noRows, isOffline } : undefined);
    }
  }
  return {
    answer: answer as ReadonlySignal<Answer>,
    cancel: () => cancel(),
    look(text: string): void {
      cancel();
      if (!isEnough(text)) {
        answer.value = undefined;
        return;
      }
      // The previous rows stay until the next arrive: a list that vanishes at every key cannot be read.
      const ending = new AbortController();
      const cancelWait = after(pauseMs, () => void askNow(text, ending));
      cancel = () => {
        cancelWait();
        ending.abort();
      };
    },
  };
}
