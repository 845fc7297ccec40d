import { carouselSize } from '@yantra/domain';
import type { SearchInput } from './equipment/equipment.shapes.ts';

/** The attributes of a carousel's tag that say which machines it shows; absent or empty they say nothing. */
export interface CarouselAttributes {
  /** Ties it to a city, by id or by name. */
  readonly city?: string | undefined;
  /** A category's id, or its name. */
  readonly category?: string | undefined;
  /** Words to search for. */
  readonly search?: string | undefined;
  /** How many machines at most; 12 without it. */
  readonly limit?: string | number | undefined;
  /** A partner's key. */
  readonly partner?: string | undefined;
  /** `own` for the machines of the key's supplier alone, or a supplier's id. */
  readonly supplier?: string | undefined;
}

/** A city's id, or its name alone. */
export interface CarouselCity {
  readonly id?: string;
  readonly name?: string;
}

const isId = (text: string): boolean => /^\d+$/.test(text);

/**
 * What a carousel asks for, wherever it is asked: by the widget, by the embed's loader before the widget's code is there, by the server for a snippet.
 * A category by name goes as the search term: the server takes a term that names a category as that category. One supplier's machines are shown
 * wherever they are, unless it is tied to a city.
 * @param chosen the city that was chosen on the page
 */
export function carouselRequest(
  { city: tiedTo, category = '', search = '', limit, partner: key, supplier }: CarouselAttributes,
  chosen: () => CarouselCity,
): SearchInput {
  const hasId = isId(category);
  const city = tiedTo ? { [isId(tiedTo) ? 'id' : 'name']: tiedTo } : supplier ? {} : chosen();
  return {
    page: 1,
    pageSize: Number(limit) || carouselSize,
    selectedCity: city.name,
    selectedCityId: city.id,
    categoryId: hasId ? Number(category) : undefined,
    searchTerm: `${search} ${hasId ? '' : category}`.trim(),
    key,
    supplier,
  };
}
