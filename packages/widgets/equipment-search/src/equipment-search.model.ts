import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { Suggestions } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import { createOwnSearches } from './internal/own-searches.ts';
import { allRow, aroundRow, noRows, ownRow, popularRow, type Rows, rowsOf } from './internal/rows.ts';
import type { PopularKind, Suggestion } from './internal/suggestion.ts';
import type { RecentSearches } from './recent-searches.ts';

export type { Suggestion, SuggestionSelection } from './internal/suggestion.ts';

/** What a listener is told of a search. */
export interface SearchSubmission {
  /** Never empty. */
  readonly term: string;
  readonly href: string;
}

export interface EquipmentSearchDependencies {
  /** Asks for suggestions. @throws {ApiError} */
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Runs something later; gives how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly searches: RecentSearches;
  /** Asks for what there is most of in the selected city. @throws {ApiError} */
  readonly popular: () => Promise<readonly PopularKind[]>;
  /** The selected city's id, read when the empty field is entered. */
  readonly cityId: () => string;
}

export interface EquipmentSearchModel {
  /**
   * The text that the list is for, without the space around it. It changes with the list and not with every key, so that a key has nothing to draw.
   */
  readonly asked: ReadonlySignal<string>;
  /** Whether the list begins with one's own searches, in an empty field. */
  readonly isOwn: ReadonlySignal<boolean>;
  /**
   * Best first: kinds, one's own searches, places, machines, the search for all. In an empty field one's own searches, what is popular, a search around
   * oneself.
   */
  readonly suggestions: ReadonlySignal<readonly Suggestion[]>;
  /** The row the arrows have come to; -1 while they are in the field. */
  readonly active: ReadonlySignal<number>;
  /** What there is to say instead of suggestions. */
  readonly remark: ReadonlySignal<'none' | 'offline' | undefined>;
  readonly isOpen: ReadonlySignal<boolean>;
  /** Somebody is at it, whether or not there is something to show. */
  readonly isWanted: ReadonlySignal<boolean>;
  /** The field has the focus. */
  readonly enter: (typed: string) => void;
  readonly type: (typed: string) => void;
  /** A key was pressed in the field. @returns whether that was all it meant */
  readonly press: (key: string, typed: string) => boolean;
  /** Keeps what was searched for, to be offered again. */
  readonly remember: (term: string) => void;
  /** Forgets one of one's own searches, or all of them. */
  readonly forget: (term?: string) => void;
  /** The selected city is another one: what is shown is of the one before. */
  readonly moved: () => void;
  readonly close: () => void;
}

/** Between two keys of somebody who types, in milliseconds. */
const pauseMs = 150;

/** One letter of Devanagari is half a word; of Latin letters it takes two. */
const isEnough = (text: string): boolean => text.length > 1 || /[^\p{Script=Latin}\P{L}]/u.test(text);

/** What is known of what was typed. */
type Answer = { readonly text: string; readonly rows: Rows; readonly isOffline?: boolean } | undefined;

/** Round the rows and through the field, which stands before the first and after the last. */
const stepped = (from: number, step: 1 | -1, rows: number) => ((from + 1 + step + rows + 1) % (rows + 1)) - 1;

export function createEquipmentSearchModel(dependencies: EquipmentSearchDependencies): EquipmentSearchModel {
  const { ask, after, searches } = dependencies;
  const text = signal('');
  const active = signal(-1);
  const isWanted = signal(false);
  const own = createOwnSearches(searches);
  const found = createFound(ask, after, () => (active.value = -1));
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
    moved: () => void (isWanted.peek() && type(text.peek())),
    close,
  };
}

/** The rows and the remark, of all that is known. */
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
    // The search for all stands below what was found for it.
    if (kinds.length + others.length > 0) return [...rows, allRow(answer.value?.text ?? '', total)];
    return answer.value && rows.length === 0 ? popular.value : rows;
  });
  const remark = computed((): 'none' | 'offline' | undefined => {
    if (answer.value?.isOffline) return 'offline';
    return answer.value && suggestions.value.every(({ kind }) => kind === 'popular') ? 'none' : undefined;
  });
  return { suggestions, remark };
}

/** What there is most of in the selected city, asked for once a city; without an answer there is none. */
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
          // The next who enters the field asks again.
          if (known === id) known = undefined;
        },
      );
    },
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
