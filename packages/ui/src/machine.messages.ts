import { formatCount } from '@yantra/domain';

/** What is said of a machine, apart from the other texts: an embed's first card brings these alone. */
export const machineMessages = {
  id: 'ui.machine',
  away: (place: string, km: number) => `${place}, ${km < 1 ? 'under 1' : formatCount(Math.round(km))} km`,
  noRatings: 'No Ratings',
  originalPrice: 'Original price',
  percentOff: (percent: number) => `${percent}% Off`,
  rentStartsFrom: 'Rent Starts From',
  stars: (stars: number) => `${stars} out of 5`,
} as const;
