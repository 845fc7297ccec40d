import { createHash } from 'node:crypto';
import type { SearchInput } from '@yantra/contract/calls';
import type { Filters } from '../search/lists/index.ts';

/** What a saved search finds, in the one form that all searches of the same meaning share; `null` finds nothing. */
export interface WantedForm {
  readonly filters: Filters | null;
  /** Equal for equal forms. */
  readonly digest: string;
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/**
 * The form of a search's conditions: lists in order and without repetition, and of two lists of types those that are in both, since a machine has to be in
 * each. Nothing is rounded, so that the form finds exactly what the search does. Undefined if it can find nothing.
 */
export function formOf(strict: Filters): WantedForm | undefined {
  const { typeIds, termTypeIds, categoryId, termCategoryId, cityIds, words, ...rest } = strict;
  const types = typesOf(typeIds, termTypeIds);
  if (types?.length === 0 || cityIds?.length === 0) return undefined;
  const [category, another] = inOrder([categoryId, termCategoryId].filter((id) => id !== undefined));
  const filters: Filters = {
    ...rest,
    words: [...new Set(words)].toSorted(),
    ...(cityIds && { cityIds: [...new Set(cityIds)].toSorted() }),
    ...(types && { typeIds: types }),
    ...(category !== undefined && { categoryId: category }),
    ...(another !== undefined && { termCategoryId: another }),
  };
  return { filters, digest: digestOf(filters) };
}

function typesOf(chosen: readonly number[] | undefined, ofTerm: readonly number[] | undefined): number[] | undefined {
  if (chosen === undefined || ofTerm === undefined) return (chosen ?? ofTerm) && inOrder([...(chosen ?? ofTerm ?? [])]);
  return inOrder(chosen.filter((id) => ofTerm.includes(id)));
}

/** JSON with the keys of objects in order: equal for equal values. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const digestOf = (value: unknown): string => createHash('sha256').update(textOf(value)).digest('base64url');

/**
 * The form of a search that finds nothing, whatever there is: of a city or a word that nobody knows yet. What was asked tells it from others, since it may mean
 * something one day.
 */
export const nothingFor = (asked: SearchInput): WantedForm => ({ filters: null, digest: digestOf({ asked }) });
