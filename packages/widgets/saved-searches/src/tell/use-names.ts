import { useSignals } from '@preact/signals-react/runtime';
import { getCategories, getEquipmentTypeDropDown } from '@yantra/contract/calls';
import { dataOf, useScope } from '@yantra/state';
import { useMemo } from 'react';
import type { Names, Wanted } from '../words/search-words.ts';

const isQuiet = { isQuiet: true } as const;

/** What the ids of a search stand for. The page knows both lists already, as a rule. */
export function useNames(search: Wanted): Names {
  useSignals();
  const scope = useScope();
  const { categoryId, equipmentTypeId } = search;
  const hasTypes = equipmentTypeId !== undefined && equipmentTypeId.length > 0;
  const categories = useMemo(
    () => scope.resource(getCategories, () => (categoryId === undefined ? undefined : {}), isQuiet),
    [scope, categoryId],
  );
  const types = useMemo(
    () => scope.resource(getEquipmentTypeDropDown, () => (hasTypes ? {} : undefined), isQuiet),
    [scope, hasTypes],
  );
  return {
    category: dataOf(categories.remote.value)?.find(({ id }) => id === categoryId)?.name,
    types: dataOf(types.remote.value)?.map(({ id, type, value }) => ({
      id,
      type: type ?? value.split(', ')[0] ?? value,
    })),
  };
}
