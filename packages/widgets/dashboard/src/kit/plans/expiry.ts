import type { PurchasedPlan } from '@yantra/contract/calls';
import { type Language, textsIn } from '@yantra/language';
import { messages as dates } from '../dates.messages.ts';
import { dayText, daysUntil } from '../dates.ts';
import { messages } from './plans.messages.ts';

/** How long a purchase still runs, in words. @param now milliseconds since the epoch */
export function expiryText(
  { state, startDate, endDate }: Pick<PurchasedPlan, 'state' | 'startDate' | 'endDate'>,
  now: number,
  language?: Language,
): string {
  const texts = textsIn(language, messages);
  if (state === 'ended') return texts.endedOn(dayText(endDate, textsIn(language, dates)));
  if (state === 'coming') return texts.beginsIn(Math.max(0, daysUntil(startDate, now)));
  const days = daysUntil(endDate, now);
  return days <= 0 ? texts.endsToday : texts.endsIn(days);
}

/** Where a purchase is renewed. */
export const renewAddress = (purchaseId: string): string =>
  `/dashboard/subscription-plan?renewalOf=${encodeURIComponent(purchaseId)}`;
