import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { type FoundPlace, geocode } from '@yantra/contract/calls';
import { placeLength } from '@yantra/domain';
import { type ApiError, type Scope, dataOf } from '@yantra/state';

/** Waits for a pause in typing, so that not every key sends a request. */
const pauseMs = 250;
/** A single letter matches far too many places. */
const leastLetters = 2;
/** The zoom for each kind of result. */
const zooms = { city: 11, pin: 14, address: 15 } as const;

export interface PlaceSearchDependencies {
  readonly scope: Pick<Scope, 'resource'>;
  /** What was typed before the search had loaded. */
  readonly typed: string;
  readonly go: (place: FoundPlace, zoom: number) => void;
  readonly later: (act: () => void, ms: number) => () => void;
}

export type SearchState = 'idle' | 'loading' | 'found' | 'none' | 'failed';

/** Finds a place by its name or PIN code. */
export interface PlaceSearchModel {
  readonly text: ReadonlySignal<string>;
  readonly type: (text: string) => void;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly open: () => void;
  readonly close: () => void;
  readonly state: ReadonlySignal<SearchState>;
  /** The words of the search, as typed. */
  readonly query: ReadonlySignal<string>;
  readonly places: ReadonlySignal<readonly FoundPlace[]>;
  readonly error: ReadonlySignal<ApiError | undefined>;
  readonly retry: () => void;
  /** Which place Enter picks; -1 is none. */
  readonly active: ReadonlySignal<number>;
  readonly move: (steps: number) => void;
  readonly pick: (place: FoundPlace | undefined) => void;
  /** Enter: picks the active place, else the first, as soon as it is known. */
  readonly submit: () => void;
  /** Starts watching; returns a function that stops it. */
  readonly start: () => () => void;
}

/** The results for the current words. */
function createFinding(scope: Pick<Scope, 'resource'>, words: string) {
  const query = signal(words);
  const found = scope.resource(geocode, () =>
    query.value.length >= leastLetters ? { text: query.value.slice(0, placeLength) } : undefined,
  );
  const places = computed(() => dataOf(found.remote.value) ?? []);
  const state = computed((): SearchState => {
    const { status } = found.remote.value;
    if (status !== 'ready') return status;
    return places.value.length > 0 ? 'found' : 'none';
  });
  const error = computed(() => (found.remote.value.status === 'failed' ? found.remote.value.error : undefined));
  return { query, places, state, error, retry: found.reload };
}

export function createPlaceSearchModel({ scope, typed, go, later }: PlaceSearchDependencies): PlaceSearchModel {
  const text = signal(typed);
  const isOpen = signal(typed.trim().length >= leastLetters);
  const active = signal(-1);
  const isSubmitted = signal(false);
  const finding = createFinding(scope, typed.trim());
  const { query, places, state } = finding;
  let cancel = () => {};

  const pick: PlaceSearchModel['pick'] = (place) => {
    if (!place) return;
    cancel();
    batch(() => {
      text.value = place.label;
      query.value = '';
      isSubmitted.value = false;
      isOpen.value = false;
      active.value = -1;
    });
    go(place, zooms[place.kind]);
  };
  const ask = () =>
    batch(() => {
      query.value = text.peek().trim();
      active.value = -1;
    });

  return {
    ...finding,
    text,
    type(next) {
      cancel();
      batch(() => {
        text.value = next;
        isOpen.value = next.trim().length >= leastLetters;
        isSubmitted.value = false;
      });
      cancel = later(ask, pauseMs);
    },
    isOpen,
    open() {
      isOpen.value = query.peek().length >= leastLetters;
    },
    close() {
      isOpen.value = false;
    },
    active,
    move(steps) {
      const count = places.peek().length;
      if (count > 0) active.value = (active.peek() + steps + (active.peek() < 0 && steps < 0 ? 1 : 0) + count) % count;
      isOpen.value = true;
    },
    pick,
    submit() {
      cancel();
      if (query.peek() !== text.peek().trim()) ask();
      const chosen = places.peek()[active.peek()];
      if (chosen) pick(chosen);
      else
        batch(() => {
          isSubmitted.value = true;
          isOpen.value = query.peek().length >= leastLetters;
        });
    },
    start() {
      const stop = effect(() => {
        if (isSubmitted.value && state.value === 'found') pick(places.value[0]);
      });
      return () => {
        cancel();
        stop();
      };
    },
  };
}
