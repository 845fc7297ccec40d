import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { type FoundPlace, geocode } from '@yantra/contract/calls';
import { placeLength } from '@yantra/domain';
import { type NamedPlace, metresBetween } from '@yantra/map';
import { type ApiError, type Scope, dataOf } from '@yantra/state';

/** Waits for a pause in typing, so that not every key sends a request. */
const pauseMs = 250;
/** A single letter matches far too many places. */
const leastLetters = 2;
/** The zoom for each kind of result. */
const zooms = { city: 11, pin: 14, address: 16 } as const;
/** Places of one name are several from here on. */
const apartMetres = 25_000;

export interface PlaceSearchDependencies {
  readonly scope: Pick<Scope, 'resource'>;
  /** What was typed before the search had loaded. */
  readonly typed: string;
  /** The city that the map shows: its places are meant first. */
  readonly cityId: () => string | undefined;
  /** The place with the pin. */
  readonly pinned: ReadonlySignal<NamedPlace | undefined>;
  readonly go: (place: FoundPlace, zoom: number) => void;
  /** Takes the pin away. */
  readonly clear: () => void;
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
  /** Enter was pressed, and somebody has to say which of the places is meant. */
  readonly isAsking: ReadonlySignal<boolean>;
  readonly retry: () => void;
  /** Which place Enter picks; -1 is none. */
  readonly active: ReadonlySignal<number>;
  readonly move: (steps: number) => void;
  readonly pick: (place: FoundPlace | undefined) => void;
  /** Enter: picks the active place, else the first, as soon as it is known; of several of one name, none. */
  readonly submit: () => void;
  /** Starts watching; returns a function that stops it. */
  readonly start: () => () => void;
}

/** The results for the current words. */
function createFinding(scope: Pick<Scope, 'resource'>, words: string, cityId: () => string | undefined) {
  const query = signal(words);
  const found = scope.resource(geocode, () =>
    query.value.length >= leastLetters
      ? { text: query.value.slice(0, placeLength), selectedCityId: cityId() }
      : undefined,
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

/** The list below the field, and the place in it that Enter picks. */
function createOptions({ query, places }: Pick<ReturnType<typeof createFinding>, 'query' | 'places'>) {
  const isOpen = signal(query.peek().length >= leastLetters);
  const active = signal(-1);
  return {
    isOpen,
    open() {
      isOpen.value = query.peek().length >= leastLetters;
    },
    close() {
      isOpen.value = false;
    },
    active,
    move(steps: number) {
      const count = places.peek().length;
      if (count > 0) active.value = (active.peek() + steps + (active.peek() < 0 && steps < 0 ? 1 : 0) + count) % count;
      isOpen.value = true;
    },
  };
}

/** Whether nobody can tell which place is meant: others have its name, or it is only a part of what was typed. */
function isOpenQuestion([first, second]: readonly FoundPlace[]): boolean {
  if (first?.instead) return true;
  return first !== undefined && second?.name === first.name && metresBetween(first, second) > apartMetres;
}

export function createPlaceSearchModel(dependencies: PlaceSearchDependencies): PlaceSearchModel {
  const { scope, typed, cityId, pinned, go, clear, later } = dependencies;
  const text = signal(typed || (pinned.peek()?.name ?? ''));
  const isSubmitted = signal(false);
  const isAsking = signal(false);
  const finding = createFinding(scope, typed.trim(), cityId);
  const { query, places, state } = finding;
  const options = createOptions(finding);
  const { isOpen, active } = options;
  let cancel = () => {};

  const pick: PlaceSearchModel['pick'] = (place) => {
    if (!place) return;
    cancel();
    batch(() => {
      text.value = place.label;
      query.value = '';
      isSubmitted.value = false;
      isAsking.value = false;
      isOpen.value = false;
      active.value = -1;
    });
    go(place, zooms[place.kind]);
  };
  const askWhich = () =>
    batch(() => {
      isSubmitted.value = false;
      isAsking.value = true;
      active.value = 0;
    });
  const ask = () =>
    batch(() => {
      query.value = text.peek().trim();
      active.value = -1;
    });

  return {
    ...finding,
    ...options,
    text,
    type(next) {
      cancel();
      batch(() => {
        text.value = next;
        isOpen.value = next.trim().length >= leastLetters;
        isSubmitted.value = false;
        isAsking.value = false;
      });
      cancel = later(ask, pauseMs);
      if (next === '' && pinned.peek()) clear();
    },
    isAsking,
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
      const stopPicking = effect(() => {
        if (!isSubmitted.value || state.value !== 'found') return;
        if (isOpenQuestion(places.value)) askWhich();
        else pick(places.value[0]);
      });
      const stopFollowing = onUnpinned(pinned, () => void (text.value = ''));
      return () => {
        cancel();
        stopPicking();
        stopFollowing();
      };
    },
  };
}

/** Calls when the pin was taken away, here or on the map: the field then names no place. */
function onUnpinned(pinned: ReadonlySignal<NamedPlace | undefined>, act: () => void): () => void {
  let last = pinned.peek();
  return effect(() => {
    if (last && !pinned.value) act();
    last = pinned.value;
  });
}
