import { useSignals } from '@preact/signals-react/runtime';
import { getCategories, getEquipmentTypeDropDown, searchEquipments } from '@yantra/contract/calls';
import { pageSizes } from '@yantra/domain';
import { dataOf, useScope } from '@yantra/state';
import { useMemo } from 'react';
import type { Names, Wanted } from '../words/search-words.ts';

const isQuiet = { isQuiet: true } as const;

/** What the ids of a search stand for, and which place its words name. The page knows all of it already, as a rule: it shows the search's list. */
export function useNames(search: Wanted): Names {
  useSignals();
  const scope = useScope();
  const { categoryId, equipmentTypeId, searchTerm, bounds } = search;
  const hasTypes = equipmentTypeId !== undefined && equipmentTypeId.length > 0;
  const categories = useMemo(
    () => scope.resource(getCategories, () => (categoryId === undefined ? undefined : {}), isQuiet),
    [scope, categoryId],
  );
  const types = useMemo(
    () => scope.resource(getEquipmentTypeDropDown, () => (hasTypes ? {} : undefined), isQuiet),
    [scope, hasTypes],
  );
  const hasWords = searchTerm !== undefined && searchTerm !== '' && bounds === undefined;
  const found = useMemo(
    () =>
      scope.resource(
        searchEquipments,
        // As the list asks, so that its answer serves.
        () => (hasWords ? { ...search, page: 1, pageSize: pageSizes.listing, facets: true } : undefined),
        isQuiet,
      ),
    [scope, search, hasWords],
  );
  const { place, city } = dataOf(found.remote.value)?.understood ?? {};
  return {
    place,
    cities: city && [city],
    category: dataOf(categories.remote.value)?.find(({ id }) => id === categoryId)?.name,
    types: dataOf(types.remote.value)?.map(({ id, type, value }) => ({
      id,
      type: type ?? value.split(', ')[0] ?? value,
    })),
  };
}
