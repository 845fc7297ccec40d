import { type ReadonlySignal, computed, effect, signal } from '@preact/signals-react';
import { type FoundPlace, geocode } from '@yantra/contract/calls';
import { placeLength } from '@yantra/domain';
import type { City } from '@yantra/places';
import { type Scope, dataOf, later } from '@yantra/state';
import type { CityPickerModel, WholeList } from '../city-picker.model.ts';

/** Waits for a pause in typing, so that not every key sends a request. */
const pauseMs = 250;
/** Fewer letters or digits match far too many places. */
const leastLetters = 3;

/** A city, and the place in or near it that was searched for. */
export interface Area {
  readonly city: City;
  /** `Hinjewadi`; of a PIN code `Infotech Park 411057`. */
  readonly place: string;
}

export type AreasState = 'idle' | 'waiting' | 'found' | 'none' | 'failed';

/** The cities of what no city is called: a PIN code, a locality, a village. */
export interface AreasModel {
  readonly state: ReadonlySignal<AreasState>;
  /** Best first, each city once; without those that the search in the names has found by forgiving typing errors. */
  readonly areas: ReadonlySignal<readonly Area[]>;
  readonly retry: () => void;
  /** Enter: picks the first as soon as it is known, or else the first that the names have. False if the search names a city itself. */
  readonly submit: () => boolean;
  /** Starts watching; returns a function that stops it. */
  readonly start: () => () => void;
}

export type AreasPicker = Pick<
  CityPickerModel,
  'list' | 'listState' | 'pick' | 'query' | 'results' | 'searched' | 'selected'
>;

/** From a town this near to a large city people hire there. */
const suburbKm = 30;
/** More are no answer to a question. */
const mostAreas = 6;

/** The cities of the places, each once with the first of its places: the largest around a place before the nearest. */
function areasOf(places: readonly FoundPlace[], { allCities, kmBetween }: WholeList): readonly Area[] {
  const areas = new Map<string, Area>();
  for (const found of places) {
    const { city: nearest, name } = found;
    const around = allCities.filter((city) => city.id === nearest.id || kmBetween(city, found) < suburbKm);
    const bySize = around.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
    for (const city of [bySize[0], around.find(({ id }) => id === nearest.id)])
      if (city && !areas.has(city.id)) areas.set(city.id, { city, place: name });
  }
  return [...areas.values()].slice(0, mostAreas);
}

export function createAreasModel(model: AreasPicker, scope: Pick<Scope, 'resource'>): AreasModel {
  const { list, listState, pick, query, results, searched, selected } = model;
  const wanted = computed(() => {
    const text = query.value.trim().slice(0, placeLength);
    // While names in Devanagari are still to come, nobody can tell.
    if (listState.value !== 'ready' || text.length < leastLetters) return '';
    return list.value?.citiesNamed(searched.value, text).length === 0 ? text : '';
  });
  /** What is looked up: `wanted` after a pause. */
  const asked = signal('');
  const isSubmitted = signal(false);
  const found = scope.resource(
    geocode,
    () => (asked.value ? { text: asked.value, selectedCityId: selected.peek().id } : undefined),
    { isQuiet: true },
  );
  const areas = computed(() =>
    list.value && asked.value === wanted.value
      ? areasOf(dataOf(found.remote.value) ?? [], list.value).filter(
          ({ city }) => !results.value.some(({ id }) => id === city.id),
        )
      : [],
  );
  const state = computed((): AreasState => {
    if (!wanted.value) return 'idle';
    if (asked.value !== wanted.value) return 'waiting';
    const { status } = found.remote.value;
    if (status === 'failed') return 'failed';
    if (status !== 'ready') return 'waiting';
    return areas.value.length > 0 ? 'found' : 'none';
  });
  return {
    state,
    areas,
    retry: found.reload,
    submit() {
      if (!wanted.peek()) return false;
      asked.value = wanted.peek();
      // Not in one batch: what was found for the last search would be picked.
      isSubmitted.value = true;
      return true;
    },
    start() {
      const stopAsking = effect(() => {
        const text = wanted.value;
        isSubmitted.value = false;
        return later(() => void (asked.value = text), pauseMs);
      });
      // Watched all the time: what nobody watches still holds the answer to an earlier search when it is next read.
      const stopWatching = effect(() => void found.remote.value);
      const stopPicking = effect(() => {
        if (!isSubmitted.value || state.value === 'waiting') return;
        isSubmitted.value = false;
        const first = areas.value[0]?.city ?? results.value[0];
        if (first) pick(first);
      });
      return () => {
        stopAsking();
        stopWatching();
        stopPicking();
      };
    },
  };
}
