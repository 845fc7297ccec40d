import type { AddSubscriptionInput, Plan } from '@yantra/contract/calls';
import {
  type PlanPeriod,
  type PlanPeriodName,
  finalValue,
  isPlanCap,
  latinDigits,
  mostCapOfPlan,
  limits,
  noPlanCap,
  paiseToRupees,
  planPeriodName,
  planPeriods,
  rupeesToPaise,
  mostPercent,
} from '@yantra/domain';
import type { FormCheck, FormValues } from '@yantra/form';
import type { PeriodPrice } from '../../kit/plans/periods.ts';
import type { messages } from './plan-form.messages.ts';

type PriceName = `price${PlanPeriodName}`;
type CapName = 'contactCap' | 'smsCap';
type DiscountName = `discount${PlanPeriodName}`;
/** The fields of a plan, as texts. */
export type PlanName =
  | 'name'
  | 'displayName'
  | 'equipmentCount'
  | CapName
  | 'embedAllowed'
  | 'active'
  | PriceName
  | DiscountName;
export type PlanValues = FormValues<PlanName>;

/** A text for each period's price and discount. */
const byPeriod = (text: (kind: 'price' | 'discount', name: PlanPeriodName) => string) =>
  Object.fromEntries(
    planPeriods.flatMap((months) => {
      const name = planPeriodName(months);
      return [
        [`price${name}`, text('price', name)],
        [`discount${name}`, text('discount', name)],
      ];
    }),
  ) as Record<PriceName | DiscountName, string>;

export const emptyPlan: PlanValues = {
  name: '',
  displayName: '',
  ...byPeriod(() => ''),
  equipmentCount: '',
  contactCap: '',
  smsCap: '',
  embedAllowed: 'yes',
  active: 'yes',
};

/** Reduces a typed text to an amount: digits and one point with two decimals (dashboard.md §5). */
export function amountText(text: string): string {
  const [whole = '', ...rest] = latinDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

const numberIn = (text: string): number => Number(text.trim() || 0);
const isWithin = (text: string, most: number): boolean => numberIn(text) >= 0 && numberIn(text) <= most;

const isCount = (text: string, most: number): boolean => {
  const count = numberIn(text);
  return Number.isInteger(count) && count >= 1 && count <= most;
};

/** The check of a plan; the server checks the same again. */
export const planCheck =
  (texts: typeof messages): FormCheck<PlanName> =>
  (name, values) => {
    const text = values[name];
    if (name === 'name') return text.trim() ? undefined : texts.nameNeeded;
    if (name.startsWith('price')) return isWithin(text, limits.planRupees) ? undefined : texts.priceWrong;
    if (name.startsWith('discount')) return isWithin(text, mostPercent) ? undefined : texts.discountWrong;
    if (name === 'contactCap' || name === 'smsCap') {
      return text.trim() === '' || isCount(text, mostCapOfPlan) ? undefined : texts.capWrong;
    }
    if (name !== 'equipmentCount') return undefined;
    return isCount(text, limits.machinesOfPlan) ? undefined : texts.countWrong;
  };

/** The price of a period while typing; `undefined` for an invalid one. */
export function typedPrice(values: PlanValues, months: PlanPeriod): PeriodPrice | undefined {
  const name = planPeriodName(months);
  const { [`price${name}` as const]: price, [`discount${name}` as const]: discount } = values;
  if (!isWithin(price, limits.planRupees) || !isWithin(discount, mostPercent)) return undefined;
  const percent = numberIn(discount);
  const finalPrice = paiseToRupees(finalValue(rupeesToPaise(numberIn(price)), percent));
  return { price: numberIn(price), discount: percent, finalPrice };
}

const capText = (count: number): string => (isPlanCap(count) ? String(count) : '');

export const planValues = (plan: Plan): PlanValues => ({
  name: plan.name,
  displayName: plan.displayName === plan.name ? '' : plan.displayName,
  ...byPeriod((kind, name) => String(plan[`${kind}${name}`])),
  equipmentCount: String(plan.equipmentCount),
  contactCap: capText(plan.contactToBeViewed),
  smsCap: capText(plan.smsCountAllowed),
  embedAllowed: plan.embedAllowed === false ? '' : 'yes',
  active: plan.active ? 'yes' : '',
});

/** The call's input without the caps of contacts and messages, which the caller adds. */
export function planInput(values: PlanValues): Omit<AddSubscriptionInput, 'contactToBeViewed' | 'smsCountAllowed'> {
  const amount = (kind: 'price' | 'discount', months: PlanPeriod) =>
    numberIn(values[`${kind}${planPeriodName(months)}`]);
  return {
    name: values.name.trim(),
    displayName: values.displayName.trim() || undefined,
    price1Month: amount('price', 1),
    discount1Month: amount('discount', 1),
    price2Month: amount('price', 2),
    discount2Month: amount('discount', 2),
    price3Month: amount('price', 3),
    discount3Month: amount('discount', 3),
    price6Month: amount('price', 6),
    discount6Month: amount('discount', 6),
    price1Year: amount('price', 12),
    discount1Year: amount('discount', 12),
    equipmentCount: numberIn(values.equipmentCount),
    contactCap: numberIn(values.contactCap) || noPlanCap,
    smsCap: numberIn(values.smsCap) || noPlanCap,
    embedAllowed: values.embedAllowed === 'yes',
    active: values.active === 'yes',
  };
}
