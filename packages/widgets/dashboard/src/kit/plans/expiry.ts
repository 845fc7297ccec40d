import type { Plan, PurchasedPlan } from '@yantra/contract/calls';
import { type Language, textsIn } from '@yantra/language';
import { messages as dates } from '../dates.messages.ts';
import { dayText, daysUntil } from '../dates.ts';
import { messages } from './plans.messages.ts';

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

const planPage = '/dashboard/subscription-plan';
/** The most machines that an address may name. */
const mostNamed = 50;

/** The page that sells a plan for these machines, as many as fit into an address. */
export const buyAddress = (machineIds: readonly string[]): string =>
  `${planPage}?machines=${machineIds.slice(0, mostNamed).map(encodeURIComponent).join(',')}`;

const withPlan = (plan: Plan['id'] | undefined): string => (plan === undefined ? '' : `&plan=${plan}`);

/** The page that renews a purchase, with another plan if one is given. */
export const renewAddress = (purchaseId: string, plan?: Plan['id']): string =>
  `${planPage}?renewalOf=${encodeURIComponent(purchaseId)}${withPlan(plan)}`;

/** The page that replaces a running purchase by a larger plan. */
export const upgradeAddress = (purchaseId: string, plan?: Plan['id']): string =>
  `${planPage}?upgradeOf=${encodeURIComponent(purchaseId)}${withPlan(plan)}`;
