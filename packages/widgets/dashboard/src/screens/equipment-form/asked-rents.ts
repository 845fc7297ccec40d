import type { OutputOf, getAskedRents } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import type { messages } from './equipment-form.messages.ts';

/** What others ask for machines of a type. */
export type AskedRents = OutputOf<typeof getAskedRents>;

/** What others ask by one unit: in a city from where to where, else the middle of all India. */
export type AskedRent = AskedRents['rents'][number] & Pick<AskedRents, 'city'>;

/** By the unit that is chosen; nothing where nobody asks by it. */
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

/** What is filled in for who has not said a rent: the middle of what enough others of the city ask. */
export const suggestedRent = (asked: AskedRent | undefined): string =>
  asked?.low === undefined ? '' : String(asked.middle);
