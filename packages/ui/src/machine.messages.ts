import { formatCount } from '@yantra/domain';

/** What is said of a machine, apart from the other texts: an embed's first card brings these alone. */
export const machineMessages = {
  id: 'equipment',
  // Other languages name the place as well. A count's decimals are cut off, so that half a kilometre more rounds it.
  standing: (place: string, km: number | undefined) =>
    km === undefined ? place : `${place}, ${km < 1 ? 'under 1' : formatCount(km + 0.5)} km`,
  noRatings: 'No Ratings',
  originalPrice: 'Original price',
  percentOff: (percent: number) => `${percent}% Off`,
  rentStartsFrom: 'Rent Starts From',
  stars: (stars: number) => `${stars} out of 5`,
} as const;
