import { useMessages } from '@yantra/language';
import { machineMessages as messages } from '../machine.messages.ts';

/** Where a machine stands, as an answer of the API has it. */
export interface StandingPlace {
  readonly locality?: string | undefined;
  readonly city: string;
  readonly distanceKm?: number | undefined;
}

/** Farther away, its town says more than its locality. */
const localKm = 40;

/** Where a machine stands, in words: "Kothrud, 3 km" near by, "Nashik, 142 km" farther away, and its city if no distance is known. */
export function usePlace({ locality, city, distanceKm: km }: StandingPlace): string {
  const { away } = useMessages(messages);
  return km === undefined ? city : away((km < localKm && locality) || city, km);
}
