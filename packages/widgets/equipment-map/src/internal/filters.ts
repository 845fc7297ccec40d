import type { EquipmentMapProps, MapFilters } from '../equipment-map.types.ts';

const isId = (text: string): boolean => /^\d+$/.test(text);

/** What the map asks for beside its place, on the website of a partner's key. A category by name goes as a search term: the server takes a term that names one as that category. */
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
