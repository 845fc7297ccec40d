import { useSignals } from '@preact/signals-react/runtime';
import {
  type DropDownItem,
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getMfgYearDropDown,
} from '@yantra/contract/calls';
import { type Language, useMessages, wordsIn } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { useMemo } from 'react';
import type { FactsByType } from './equipment-fields.ts';
import { messages } from './equipment-form.messages.ts';
import { otherType } from './equipment.ts';

/** By type, the categories that its machines may be in. */
const kindsOf = (types: readonly { readonly id: number; readonly categoryIds?: readonly number[] | undefined }[]) =>
  new Map(
    types.flatMap(({ id, categoryIds }) => (categoryIds ? [[String(id), categoryIds.map(String)] as const] : [])),
  );

/** By type, the facts that it asks for. */
const factsIn = (types: readonly DropDownItem[]): FactsByType =>
  new Map(
    types.flatMap(({ id, unit, facts = unit === undefined ? undefined : [{ fact: 'capacity', unit }] }) =>
      facts === undefined ? [] : [[String(id), facts] as const],
    ),
  );

const listOf = (
  items: readonly { readonly id: number; readonly value: string }[] | undefined,
  language: Language | undefined,
) => (items ?? []).map(({ id, value }) => ({ value: String(id), label: wordsIn(language, value) }));

export function useLists() {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const resources = useMemo(
    () => ({
      categories: scope.resource(getCategoryDropDown, () => ({})),
      types: scope.resource(getEquipmentTypeDropDown, () => ({})),
      years: scope.resource(getMfgYearDropDown, () => ({})),
    }),
    [scope],
  );
  const { categories, types, years } = resources;
  const all = [categories, types, years];
  const remotes = { categories: categories.remote.value, types: types.remote.value, years: years.remote.value };
  const lists = useMemo(
    () => ({
      categories: listOf(dataOf(remotes.categories), scope.language),
      types: [...listOf(dataOf(remotes.types), scope.language), { value: otherType, label: texts.other }],
      kinds: kindsOf(dataOf(remotes.types) ?? []),
      facts: factsIn(dataOf(remotes.types) ?? []),
      years: (dataOf(remotes.years) ?? []).map(({ value }) => ({ value, label: value })),
    }),
    [remotes.categories, remotes.types, remotes.years, texts, scope.language],
  );
  return {
    lists,
    failure: Object.values(remotes).find((remote) => remote.status === 'failed')?.error,
    reload: () => {
      for (const one of all) if (one.remote.peek().status === 'failed') one.reload();
    },
  };
}
