import { attempt } from '@yantra/domain';

/** A city as a scope keeps it; a small copy, so that the full list need not be there to know it. */
export interface SelectedCity {
  /** As in the list of cities, always text. */
  readonly id: string;
  readonly name: string;
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the chosen city outlives a reload: the site's cookie, a partner page's local storage. */
export interface CityStore {
  /** Undefined when nobody chose yet, or when what was kept makes no sense. */
  read(): SelectedCity | undefined;
  write(city: SelectedCity): void;
}

/** Under which name partner pages keep the city. */
export const cityStorageKey = 'yantra.city';

const keptKeys = ['id', 'name', 'state', 'latitude', 'longitude'] satisfies (keyof SelectedCity)[];

const isCity = (value: unknown): value is SelectedCity => {
  const { id, name, state, latitude, longitude } = (value ?? {}) as Partial<SelectedCity>;
  return [id, name, state].every((text) => typeof text === 'string') && [latitude, longitude].every(Number.isFinite);
};

/** Keeps the city in web storage. Storage that is full, forbidden or nonsense is as if there were none. */
export function createStoredCity(storage: () => Pick<Storage, 'getItem' | 'setItem'>): CityStore {
  return {
    read() {
      const kept: unknown = attempt(() => JSON.parse(storage().getItem(cityStorageKey) ?? 'null'));
      return isCity(kept) ? kept : undefined;
    },
    // Private windows may refuse; the choice then lasts as long as the page.
    write: (city) => attempt(() => storage().setItem(cityStorageKey, JSON.stringify(city, keptKeys))),
  };
}
