import { type ReadonlySignal, computed, signal } from '@preact/signals-react';
import { type City, featuredCities, loadAllCities } from '@yantra/places';
import type { SelectedCity } from '@yantra/state';

export type MapCity = Pick<SelectedCity, 'id' | 'name' | 'latitude' | 'longitude'>;

const named = (cities: readonly City[], wanted: string): City | undefined => {
  const word = wanted.trim().toLowerCase();
  return cities.find(
    ({ id, name, aliases }) =>
      id === word || name.toLowerCase() === word || aliases.some((alias) => alias.toLowerCase() === word),
  );
};

/**
 * The city that the map shows: the scope's, or one of its own by id or name. One that is not featured is looked up in the full
 * list; until then it is undefined, and if it is not found, the scope's.
 */
export function createMapCity(scopeCity: ReadonlySignal<SelectedCity>, wanted: string | undefined) {
  const own = signal<MapCity | undefined>(wanted ? named(featuredCities, wanted) : undefined);
  const isNotFound = signal(!wanted);
  return {
    city: computed((): MapCity | undefined => (isNotFound.value ? scopeCity.value : own.value)),
    find() {
      if (!wanted || own.peek()) return;
      loadAllCities().then(
        ({ allCities }) => {
          own.value = named(allCities, wanted);
          isNotFound.value = !own.peek();
        },
        () => void (isNotFound.value = true),
      );
    },
  };
}
