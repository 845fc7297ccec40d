import type { Equipment, SearchInput } from '@yantra/contract/calls';

/** As many as a row shows. */
export const similarCount = 4;
/** As far as a machine is worth the haul, in kilometres. */
const radiusKm = 150;

/**
 * What is asked for beside a machine: others of its category, the nearest first. One more than is shown, since the machine itself may be among
 * them. The server asks the very same before it renders.
 */
export function similarRequest({ categories, latitude, longitude, city, cityId }: Equipment): SearchInput {
  const [category] = categories;
  return {
    page: 1,
    pageSize: similarCount + 1,
    ...(category && { categoryId: category.id }),
    ...(latitude === null || longitude === null
      ? { selectedCity: city, selectedCityId: cityId }
      : { near: { latitude, longitude, radiusKm }, sort: 'distance' as const }),
  };
}
