import type { EquipmentMapProps, MapFilters } from '../equipment-map.types.ts';

const isId = (text: string): boolean => /^\d+$/.test(text);

/**
 * The map's filters besides the area, on the website of a partner's key. A category given by name goes as a search term: the
 * server treats a term that names a category as that category.
 */
export function filtersOf(
  { filters, category = '', search = '', supplier }: EquipmentMapProps,
  partner?: string,
): MapFilters {
  const isNamed = category !== '' && !isId(category);
  const searchTerm = `${search} ${isNamed ? category : ''}`.trim();
  return {
    ...(searchTerm && { searchTerm }),
    ...(category && !isNamed && { categoryId: Number(category) }),
    ...(supplier && { supplier, ...(partner && { key: partner }) }),
    ...filters,
  };
}
