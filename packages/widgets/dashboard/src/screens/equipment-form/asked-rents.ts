import type { OutputOf, getAskedRents } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import type { messages } from './equipment-form.messages.ts';

/** The rents of other owners for machines of a type. */
export type AskedRents = OutputOf<typeof getAskedRents>;

/** Rents of other owners in one unit: the range in a city, else the median of all India. */
export type AskedRent = AskedRents['rents'][number] & Pick<AskedRents, 'city'>;

/** The rents in the selected unit; undefined where nobody uses it. */
export function askedBy({ city, rents }: AskedRents, rentalType: string): AskedRent | undefined {
  const found = rents.find((one) => String(one.rentalType) === rentalType);
  return found && { ...found, city };
}

/** `Others in Pune ask ₹12,800 – ₹14,800 a day.` */
export function askedText(asked: AskedRent | undefined, texts: typeof messages): string | undefined {
  if (asked === undefined) return undefined;
  const { city, rentalType, middle, low, high } = asked;
  const unit = texts.perUnit[rentalType];
  if (city === undefined || low === undefined || high === undefined) return texts.usual(formatRupees(middle), unit);
  const range = low === high ? formatRupees(low) : `${formatRupees(low)} – ${formatRupees(high)}`;
  return texts.othersAsk(city, range, unit);
}

/** The rent to fill in where the user has given none: the median in the city, if there are enough others. */
export const suggestedRent = (asked: AskedRent | undefined): string =>
  asked?.low === undefined ? '' : String(asked.middle);
