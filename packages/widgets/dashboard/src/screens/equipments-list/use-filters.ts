import { getCategories, getEquipmentTypeDropDown } from '@yantra/contract/calls';
import { isOfCategories } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { messages as stateTexts } from '../../kit/machine-status.messages.ts';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './equipments-list.messages.ts';
import { machineStates } from './machine-counts.tsx';

const nothing = {};

/** The filters above the table; if their lists fail to load, the search still works. */
export function useFilters(isAdmin: boolean): readonly TableFilter[] {
  const texts = useMessages(messages);
  const states = useMessages(stateTexts);
  const categories = dataOf(useRemote(getCategories, nothing).remote) ?? [];
  const types = dataOf(useRemote(getEquipmentTypeDropDown, nothing).remote) ?? [];
  return [
    {
      key: 'category',
      label: texts.filterCategory,
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: 'subcategory',
      label: texts.filterSubcategory,
      options: types.map(({ id, value }) => ({ value: String(id), label: value })),
      fits: (value, { category }) => {
        const own = types.find(({ id }) => String(id) === value)?.categoryIds;
        return !category || !Number(category) || isOfCategories([Number(category)], own);
      },
    },
    {
      key: 'state',
      label: texts.filterState,
      options: machineStates.map((value) => ({
        value,
        label: value === 'onRent' ? states.onRent : states.states[value],
      })),
      // Owners have the counts below the heading.
      ...(!isAdmin && { isUnseen: true as const }),
    },
  ];
}
