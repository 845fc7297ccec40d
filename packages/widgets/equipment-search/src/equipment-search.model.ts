import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import type { Suggestions } from '@yantra/contract/calls';
import { ApiError, type SelectedCity } from '@yantra/state';

/** What a listener is told of a search. */
export interface SearchSubmission {
  /** Never empty. */
  readonly term: string;
  readonly href: string;
}

/** What a listener is told of a chosen suggestion. */
export interface SuggestionSelection {
  readonly kind: 'machine' | 'category' | 'city';
  readonly name: string;
  readonly href: string;
}

/** One row of the list; `href` is where it leads, relative to the marketplace. */
export interface Suggestion {
  readonly kind: 'machine' | 'category' | 'city';
  readonly name: string;
  /** Tells namesakes apart: the state of a city. */
  readonly detail?: string;
  readonly href: string;
  /** Only of a city: what the scope keeps when it is chosen. */
  readonly city?: SelectedCity;
}

export interface EquipmentSearchDependencies {
  /** Asks for suggestions. @throws {ApiError} */
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>;
  /** Runs something later; gives how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The thinking of the list of suggestions. */
export interface EquipmentSearchModel {
  /** What was typed, without the space around it. */
  readonly text: ReadonlySignal<string>;
  /** Best first, machines before categories before cities. */
  readonly suggestions: ReadonlySignal<readonly Suggestion[]>;
  /** The row the arrows have come to; -1 while they are in the field. */
  readonly active: ReadonlySignal<number>;
  /** What there is to say instead of suggestions. */
  readonly remark: ReadonlySignal<'none' | 'offline' | undefined>;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly type: (typed: string) => void;
  /** A key was pressed in the field. @returns whether that was all it meant */
  readonly press: (key: string, typed: string) => boolean;
  readonly close: () => void;
}

/** Between two keys of somebody who types, in milliseconds. */
const pauseMs = 150;

export const searchHref = (term: string): string => `/equipments/${encodeURIComponent(term)}`;

/** An answer may be anything, `null` too: what is no list counts as an empty one. */
const listOf = <Item>(items: readonly Item[] | undefined): readonly Item[] => (Array.isArray(items) ? items : []);

const rowsOf = (found: Suggestions | null): readonly Suggestion[] => [
  ...listOf(found?.machines).map(({ name }) => ({ kind: 'machine' as const, name, href: searchHref(name) })),
  ...listOf(found?.categories).map(({ id, name }) => ({
    kind: 'category' as const,
    name,
    href: `/equipments?categoryId=${id}`,
  })),
  ...listOf(found?.cities).map((city) => ({
    kind: 'city' as const,
    name: city.name,
    detail: city.state,
    href: `/equipments?city=${encodeURIComponent(city.id)}`,
    city,
  })),
];

/** What is known of what was typed. */
type Answer = { readonly rows: readonly Suggestion[]; readonly isOffline?: boolean } | undefined;

export function createEquipmentSearchModel({ ask, after }: EquipmentSearchDependencies): EquipmentSearchModel {
  const text = signal('');
  const answer = signal<Answer>(undefined);
  const active = signal(-1);
  const isWanted = signal(false);
  const suggestions = computed(() => answer.value?.rows ?? []);
  const remark = computed(() => {
    if (answer.value?.isOffline) return 'offline';
    return answer.value && suggestions.value.length === 0 ? 'none' : undefined;
  });
  const isOpen = computed(() => isWanted.value && answer.value !== undefined);
  let giveUp = () => undefined as void;

  const settle = (known: Answer) =>
    batch(() => {
      answer.value = known;
      active.value = -1;
    });

  async function look(ending: AbortController): Promise<void> {
    try {
      const rows = rowsOf(await ask(text.peek(), ending.signal));
      if (!ending.signal.aborted) settle({ rows });
    } catch (error) {
      // The box works without suggestions, so only what a person can change is worth a word.
      const isOffline = error instanceof ApiError && error.code === 'network.offline';
      if (!ending.signal.aborted) settle(isOffline ? { rows: [], isOffline } : undefined);
    }
  }

  function type(typed: string): void {
    giveUp();
    batch(() => {
      text.value = typed.trim();
      active.value = -1;
      isWanted.value = text.value !== '';
      // The rows before stay until the next come: a list that vanishes at every key cannot be read.
      if (!isWanted.value) answer.value = undefined;
    });
    if (!isWanted.peek()) return;
    const ending = new AbortController();
    const callOff = after(pauseMs, () => void look(ending));
    giveUp = () => {
      callOff();
      ending.abort();
    };
  }

  /** Round the rows and through the field, which stands before the first and after the last. */
  function move(step: 1 | -1): void {
    const stops = suggestions.peek().length + 1;
    active.value = ((active.peek() + 1 + step + stops) % stops) - 1;
  }

  const close = () => {
    giveUp();
    batch(() => {
      isWanted.value = false;
      active.value = -1;
    });
  };

  return {
    text,
    suggestions,
    active,
    remark,
    isOpen,
    type,
    press(key, typed) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        const step = key === 'ArrowDown' ? 1 : -1;
        if (isOpen.peek()) move(step);
        else if (text.peek() === typed.trim() && answer.peek()) isWanted.value = true;
        else type(typed);
        return true;
      }
      if (key !== 'Escape' || !isOpen.peek()) return false;
      close();
      return true;
    },
    close,
  };
}
