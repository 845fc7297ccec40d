import { carouselSize } from '@yantra/domain';
import type { SearchInput } from '../equipment/search-input.shapes.ts';

/** The attributes of a carousel's tag that select its machines; absent or empty they are ignored. */
export interface CarouselAttributes {
  /** Binds it to a city, by id or by name. */
  readonly city?: string | undefined;
  /** A category's id, or its name. */
  readonly category?: string | undefined;
  /** Words to search for. */
  readonly search?: string | undefined;
  /** The most machines; 12 by default. */
  readonly limit?: string | number | undefined;
  /** A partner's key. */
  readonly partner?: string | undefined;
  /** `own` for only the machines of the key's supplier, or a supplier's id. */
  readonly supplier?: string | undefined;
}

/** A city's id, or its name only. */
export interface CarouselCity {
  readonly id?: string;
  readonly name?: string;
}

const isId = (text: string): boolean => /^\d+$/.test(text);

/**
 * What a carousel requests: the widget, the embed's loader before it, and the server for a snippet all ask the same. A category's name goes as the search term,
 * which the server reads as that category. One supplier's machines are shown wherever they are, unless a city is set.
 * @param chosen the city chosen on the page
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
