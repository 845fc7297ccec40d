import type { z } from 'zod';
import type { callSchemas } from './schemas/by-call.ts';

type SearchInput = z.output<(typeof callSchemas)['searchEquipments']['input']>;

export interface CarouselQuestion {
  /** The scope's city, or the one the widget is tied to: a city's id, or its name alone. */
  readonly city: { readonly id?: string; readonly name?: string };
  /** A category's id, or its name; empty is all. */
  readonly category: string;
  /** Words to search for; empty is none. */
  readonly search?: string;
  /** A partner's key. */
  readonly key?: string | undefined;
  /** `own` for the machines of the key's supplier, or a supplier's id. */
  readonly supplier?: string | undefined;
  /** How many machines at most. */
  readonly limit: number;
}

const isId = (text: string): boolean => /^\d+$/.test(text);

/**
 * What a carousel asks for, wherever it is asked: by the widget, by the embed's loader before the widget's code is there, by the server for a snippet.
 * A category by name goes as the search term: the server takes a term that names a category as that category.
 */
export function carouselRequest({ city, category, search = '', limit, key, supplier }: CarouselQuestion): SearchInput {
  const isNamed = !isId(category);
  return {
    page: 1,
    pageSize: limit,
    selectedCity: city.name,
    selectedCityId: city.id,
    categoryId: isNamed ? undefined : Number(category),
    searchTerm: `${search} ${isNamed ? category : ''}`.trim(),
    key,
    supplier,
  };
}

/**
 * The city of a carousel: the one that an attribute names, by id or by name; else any for one supplier's machines, who has them where they are; else
 * the chosen one.
 */
export const carouselCity = (
  tiedTo: string | undefined,
  supplier: string | undefined,
  chosen: () => CarouselQuestion['city'],
): CarouselQuestion['city'] => {
  if (tiedTo) return isId(tiedTo) ? { id: tiedTo } : { name: tiedTo };
  return supplier ? {} : chosen();
};
