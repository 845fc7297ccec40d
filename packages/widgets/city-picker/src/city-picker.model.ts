import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import { type City, featuredCities } from '@yantra/places';
import type { SelectedCity } from '@yantra/state';

/** Where a person is, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type LocationFailure = 'denied' | 'failed';

/** All cities, and the search among them. */
export type WholeList = Pick<
  typeof import('@yantra/places/all'),
  'allCities' | 'citiesNamed' | 'kmBetween' | 'nearestCity' | 'searchCities'
>;

export interface CityPickerDependencies {
  readonly selected: ReadonlySignal<SelectedCity>;
  readonly select: (city: SelectedCity) => void;
  /** Loads the full list and its search when they are needed. */
  readonly loadCities: () => Promise<WholeList>;
  /** Loads the names in Devanagari by the city's id when somebody types some. */
  readonly loadDevanagari: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The language of the names, and a city's name in it. */
  readonly locale: string;
  readonly nameOf: (city: Pick<City, 'name'>) => string;
  /** Asks the browser for the position. @throws {LocationFailure} */
  readonly locate: () => Promise<Position>;
}

/** The ten featured cities, or the full list with its search. */
export type CityPickerView = 'featured' | 'all';
export type ListState = 'idle' | 'loading' | 'ready' | 'failed';
export type LocationState = 'idle' | 'locating' | LocationFailure;

export interface CityPickerModel {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<CityPickerView>;
  readonly query: ReadonlySignal<string>;
  readonly listState: ReadonlySignal<ListState>;
  readonly locationState: ReadonlySignal<LocationState>;
  readonly selected: ReadonlySignal<SelectedCity>;
  /** The ten, with the selected city first when it is none of them. */
  readonly featured: ReadonlySignal<readonly (City | SelectedCity)[]>;
  /** The search's results in the full list, best first; all cities by name while the search is empty. */
  readonly results: ReadonlySignal<readonly City[]>;
  /** The full list, once it is loaded. */
  readonly list: ReadonlySignal<WholeList | undefined>;
  /** Its cities with the names that the search may be written in. */
  readonly searched: ReadonlySignal<readonly City[]>;
  /** Opens the panel, at the featured cities by default. */
  readonly open: (view?: CityPickerView) => void;
  readonly close: () => void;
  readonly showAll: () => void;
  readonly showFeatured: () => void;
  readonly search: (query: string) => void;
  readonly retry: () => void;
  readonly pick: (city: City | SelectedCity) => void;
  /** Picks the best result of a search; none while there is none. */
  readonly pickFirst: () => void;
  readonly useLocation: () => Promise<void>;
}

const byName = (cities: readonly City[], { locale, nameOf }: Pick<CityPickerDependencies, 'locale' | 'nameOf'>) => {
  const { compare } = new Intl.Collator(locale);
  return [...cities].sort((a, b) => compare(nameOf(a), nameOf(b)));
};

/** A list, loaded when it is first needed. */
function createList<List>(loadList: () => Promise<List>) {
  const list = signal<List | undefined>(undefined);
  const state = signal<ListState>('idle');
  async function load(): Promise<List> {
    const known = list.peek();
    if (known) return known;
    state.value = 'loading';
    try {
      const loaded = await loadList();
      batch(() => {
        list.value = loaded;
        state.value = 'ready';
      });
      return loaded;
    } catch (error) {
      state.value = 'failed';
      throw error;
    }
  }
  // The panel shows the failure with Retry, so the error is not passed on.
  return { list, state, load, loadQuietly: () => void load().catch(() => undefined) };
}

/** The search in the full list, in Latin letters or in Devanagari. */
function createSearch({ loadCities, loadDevanagari, ...shown }: CityPickerDependencies) {
  const query = signal('');
  const cities = createList(loadCities);
  const names = createList(loadDevanagari);
  const isDevanagari = computed(() => /[\u0900-\u097f]/.test(query.value));
  const spelled = computed(() =>
    cities.list.value?.allCities.map((city) => ({
      ...city,
      aliases: [...city.aliases, ...(names.list.value?.get(city.id) ?? [])],
    })),
  );
  const searched = computed(() => (isDevanagari.value && spelled.value) || (cities.list.value?.allCities ?? []));
  return {
    query,
    load: cities.load,
    loadQuietly: () => {
      cities.loadQuietly();
      if (isDevanagari.peek()) names.loadQuietly();
    },
    state: computed(() => {
      const state = cities.state.value;
      return state === 'ready' && isDevanagari.value ? names.state.value : state;
    }),
    results: computed((): readonly City[] => {
      if (!cities.list.value) return [];
      const { allCities, searchCities } = cities.list.value;
      if (query.value.trim() === '') return byName(allCities, shown);
      return searchCities(searched.value, query.value);
    }),
    list: cities.list,
    searched,
  };
}

export function createCityPickerModel(dependencies: CityPickerDependencies): CityPickerModel {
  const { selected, select, locate } = dependencies;
  const isOpen = signal(false);
  const view = signal<CityPickerView>('featured');
  const locationState = signal<LocationState>('idle');
  const { state: listState, load, loadQuietly, ...searching } = createSearch(dependencies);
  const { query, results } = searching;

  const pick = (city: City | SelectedCity) => {
    select({ id: city.id, name: city.name, state: city.state, latitude: city.latitude, longitude: city.longitude });
    isOpen.value = false;
  };
  const showAll = () => {
    view.value = 'all';
    loadQuietly();
  };

  return {
    ...searching,
    isOpen,
    view,
    listState,
    locationState,
    selected,
    featured: computed(() => {
      const { id } = selected.value;
      return featuredCities.some((city) => city.id === id) ? featuredCities : [selected.value, ...featuredCities];
    }),
    open: (first = 'featured') =>
      batch(() => {
        view.value = first;
        query.value = '';
        locationState.value = 'idle';
        isOpen.value = true;
        if (first === 'all') loadQuietly();
      }),
    close() {
      isOpen.value = false;
    },
    showAll,
    showFeatured: () =>
      batch(() => {
        view.value = 'featured';
        query.value = '';
      }),
    search(text) {
      query.value = text;
      if (text) showAll();
    },
    retry: loadQuietly,
    pick,
    pickFirst() {
      const [first] = results.peek();
      if (first && listState.peek() === 'ready' && query.peek().trim() !== '') pick(first);
    },
    async useLocation() {
      locationState.value = 'locating';
      try {
        const [position, { allCities, nearestCity }] = await Promise.all([locate(), load()]);
        locationState.value = 'idle';
        pick(nearestCity(allCities, position));
      } catch (reason) {
        locationState.value = reason === 'denied' ? 'denied' : 'failed';
      }
    },
  };
}
