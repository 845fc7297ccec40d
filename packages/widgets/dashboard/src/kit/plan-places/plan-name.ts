import type { PurchasedPlan } from '@yantra/contract/calls';
import { type Language, textsIn } from '@yantra/language';
import { messages as dates } from '../dates.messages.ts';
import { dayText } from '../dates.ts';
import { messages } from './plan-places.messages.ts';
import { repeatedNames } from './plan-places.ts';

/** The name of a plan; with its end date where another current plan has the same name. */
export function planNameIn(purchases: readonly PurchasedPlan[], language: Language | undefined) {
  const texts = textsIn(language, messages);
  const repeated = repeatedNames(purchases.filter(({ state }) => state !== 'ended'));
  return ({ displayName, endDate }: PurchasedPlan): string =>
    repeated.has(displayName) ? texts.until(displayName, dayText(endDate, textsIn(language, dates))) : displayName;
}
