import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { Suggestions } from '@yantra/contract/calls';
import { ApiError, type SelectedCity } from '@yantra/state';
import { createOwnSearches } from './internal/own-searches.ts';
import type { RecentSearches } from './recent-searches.ts';

/** What a listener is told of a search. */
export interface SearchSubmission {
  /** Never empty. */
  readonly term: string;
  readonly href: string;
}

/** What a listener is told of a chosen suggestion. */
export interface SuggestionSelection {
  readonly kind: 'type' | 'machine' | 'category' | 'city';
  readonly name: string;
  readonly href: string;
}

/** How many machines of a kind there are, and where. */
export interface TypeFacts {
  /** What else people call it. */
  readonly also: readonly string[];
  /** In the selected city. */
  readonly count: number;
  /** Where there are some, when the selected city has none. */
  readonly nearest?: { readonly name: string; readonly distanceKm: number } | undefined;
}

/** One row of the list; `href` is where it leads, relative to the marketplace. */
export interface Suggestion {
  /** `recent` is a search of one's own. */
  readonly kind: SuggestionSelection['kind'] | 'recent';
  /** As it is shown: of a type, in the script that was typed. */
  readonly name: string;
  /** What is searched for, and stays in the field; empty where the row leads to no search. */
  readonly words: string;
  /** Tells namesakes apart: the state of a city. */
  readonly detail?: string;
  readonly href: string;
  /** Only of a city: what the scope keeps when it is chosen. */
  readonly city?: SelectedCity;
  /** Only of a type. */
  readonly facts?: TypeFacts;
}

export interface EquipmentSearchDependencies {
  /** Asks for suggestions. @throws {ApiError} */
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Runs something later; gives how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly searches: RecentSearches;
}

/** The thinking of the list of suggestions. */
export interface EquipmentSearchModel {
  /**
   * The text that the list is for, without the space around it. It changes with the list and not with every key, so that a key has nothing to draw.
   */
  readonly asked: ReadonlySignal<string>;
  /** Whether the list is one's own searches and nothing else, in an empty field. */
  readonly isOwn: ReadonlySignal<boolean>;
  /** Best first: types, one's own searches, machines, categories, cities. In an empty field one's own searches alone. */
  readonly suggestions: ReadonlySignal<readonly Suggestion[]>;
  /** The row the arrows have come to; -1 while they are in the field. */
  readonly active: ReadonlySignal<number>;
  /** What there is to say instead of suggestions. */
  readonly remark: ReadonlySignal<'none' | 'offline' | undefined>;
  readonly isOpen: ReadonlySignal<boolean>;
  /** The field has the focus. */
  readonly enter: (typed: string) => void;
  readonly type: (typed: string) => void;
  /** A key was pressed in the field. @returns whether that was all it meant */
  readonly press: (key: string, typed: string) => boolean;
  /** Keeps what was searched for, to be offered again. */
  readonly remember: (term: string) => void;
  /** Forgets one of one's own searches, or all of them. */
  readonly forget: (term?: string) => void;
  readonly close: () => void;
}

/** Between two keys of somebody who types, in milliseconds. */
const pauseMs = 150;

/** One letter of Devanagari is half a word; of Latin letters it takes two. */
const isEnough = (text: string): boolean => text.length > 1 || /[^\p{Script=Latin}\P{L}]/u.test(text);

export const searchHref = (term: string): string => `/equipments/${encodeURIComponent(term)}`;

/** An answer may be anything, `null` too: what is no list counts as an empty one. */
const listOf = <Item>(items: readonly Item[] | undefined): readonly Item[] => (Array.isArray(items) ? items : []);

/** Rows around one's own searches: kinds go before all else. */
interface Rows {
  readonly types: readonly Suggestion[];
  readonly others: readonly Suggestion[];
}
const noRows: Rows = { types: [], others: [] };

const rowsOf = (found: Suggestions | null): Rows => ({
  types: listOf(found?.types).map(({ type, name, also, count, nearest }) => ({
    kind: 'type' as const,
    name,
    words: type,
    href: searchHref(type),
    facts: { also: listOf(also), count, nearest },
  })),
  others: [
    ...listOf(found?.machines).map(({ name }) => ({
      kind: 'machine' as const,
      name,
      words: name,
      href: searchHref(name),
    })),
    ...listOf(found?.categories).map(({ id, name }) => ({
      kind: 'category' as const,
      name,
      words: '',
      href: `/equipments?categoryId=${id}`,
    })),
    ...listOf(found?.cities).map((city) => ({
      kind: 'city' as const,
      name: city.name,
      words: '',
      detail: city.state,
      href: `/equipments?city=${encodeURIComponent(city.id)}`,
      city,
    })),
  ],
});

const ownRow = (term: string): Suggestion => ({ kind: 'recent', name: term, words: term, href: searchHref(term) });

/** What is known of what was typed. */
type Answer = { readonly text: string; readonly rows: Rows; readonly isOffline?: boolean } | undefined;

/** Round the rows and through the field, which stands before the first and after the last. */
const stepped = (from: number, step: 1 | -1, rows: number) => ((from + 1 + step + rows + 1) % (rows + 1)) - 1;

export function createEquipmentSearchModel({
  ask,
  after,
  searches,
}: EquipmentSearchDependencies): EquipmentSearchModel {
  const text = signal('');
  const active = signal(-1);
  const isWanted = signal(false);
  const own = createOwnSearches(searches);
  const found = createFound(ask, after, () => (active.value = -1));
  const { answer } = found;
  const suggestions = computed(() => {
    const { types, others } = answer.value?.rows ?? noRows;
    return [...types, ...own.terms.value.map(ownRow), ...others];
  });
  const remark = computed(() => {
    if (answer.value?.isOffline) return 'offline';
    return answer.value && suggestions.value.length === 0 ? 'none' : undefined;
  });
  const isOpen = computed(() => isWanted.value && (answer.value !== undefined || suggestions.value.length > 0));

  function type(typed: string): void {
    const wanted = typed.trim();
    batch(() => {
      text.value = wanted;
      active.value = -1;
      own.filter(wanted);
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
    enter(typed) {
      own.reread();
      // Where words stand already, a list would only be in the way.
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
    close,
  };
}

/** What the server suggests, asked for when somebody pauses. @param onAnswer when the rows change */
function createFound(
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
      // The box works without suggestions, so only what a person can change is worth a word.
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
      // The rows before stay until the next come: a list that vanishes at every key cannot be read.
      const ending = new AbortController();
      const cancelWait = after(pauseMs, () => void askNow(text, ending));
      cancel = () => {
        cancelWait();
        ending.abort();
      };
    },
  };
}
