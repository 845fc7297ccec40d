import type { PurchasedPlan } from '@yantra/contract/calls';
import { dayText, daysUntil } from '../dates.ts';
import { messages } from './plans.messages.ts';

/** How long a purchase still runs, in words. @param now milliseconds since the epoch */
export function expiryText(
  { state, startDate, endDate }: Pick<PurchasedPlan, 'state' | 'startDate' | 'endDate'>,
  now: number,
): string {
  if (state === 'ended') return messages.endedOn(dayText(endDate));
  if (state === 'coming') return messages.beginsIn(Math.max(0, daysUntil(startDate, now)));
  const days = daysUntil(endDate, now);
  return days <= 0 ? messages.endsToday : messages.endsIn(days);
}

/** Where a purchase is renewed. */
export const renewAddress = (purchaseId: string): string =>
  `/dashboard/subscription-plan?renewalOf=${encodeURIComponent(purchaseId)}`;
