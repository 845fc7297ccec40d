import type { Equipment, SearchInput } from '@yantra/contract/calls';

/** As many as fit in a row. */
export const similarCount = 4;
/** How far a machine is worth hauling, in kilometres. */
const radiusKm = 150;

/**
 * The search for similar machines: others of its category, nearest first. One more than is shown, since the machine itself may
 * be among them. The server sends the same search before it renders.
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
