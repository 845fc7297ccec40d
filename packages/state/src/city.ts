import { attempt } from '@yantra/domain';

/** A scope's city; a small copy, so that the full list need not be loaded. */
export interface SelectedCity {
  /** As in the list of cities, always a string. */
  readonly id: string;
  readonly name: string;
  readonly state: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the chosen city survives a reload: the site's cookie, a partner page's local storage. */
export interface CityStore {
  /** Undefined if none was chosen yet, or the kept value is invalid. */
  read(): SelectedCity | undefined;
  write(city: SelectedCity): void;
}

/** The key under which partner pages keep the city. */
export const cityStorageKey = 'yantra.city';

const keptKeys = ['id', 'name', 'state', 'latitude', 'longitude'] satisfies (keyof SelectedCity)[];

const isCity = (value: unknown): value is SelectedCity => {
  const { id, name, state, latitude, longitude } = (value ?? {}) as Partial<SelectedCity>;
  return [id, name, state].every((text) => typeof text === 'string') && [latitude, longitude].every(Number.isFinite);
};

/** Keeps the city in web storage. Storage that is full, forbidden or unreadable counts as empty. */
export function createStoredCity(storage: () => Pick<Storage, 'getItem' | 'setItem'>): CityStore {
  return {
    read() {
      const kept: unknown = attempt(() => JSON.parse(storage().getItem(cityStorageKey) ?? 'null'));
      return isCity(kept) ? kept : undefined;
    },
    // Private windows may refuse; the choice then lasts for the page.
    write: (city) => attempt(() => storage().setItem(cityStorageKey, JSON.stringify(city, keptKeys))),
  };
}
