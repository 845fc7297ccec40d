import { useMessages } from '@yantra/language';
import { machineMessages as messages } from '../machine.messages.ts';

/** Where a machine is, as the API answers it. */
export interface StandingPlace {
  readonly locality?: string | undefined;
  readonly city: string;
  readonly distanceKm?: number | undefined;
}

/** Farther away, the town says more than the locality. */
const localKm = 40;

/**
 * Where a machine is, in words: "Kothrud, 3 km" nearby, "Nashik, 142 km" farther away, and its city if no distance is known.
 */
export function usePlace({ locality, city, distanceKm: km }: StandingPlace): string {
  const near = km !== undefined && km < localKm && locality;
  return useMessages(messages).standing(near || city, km);
}
