import { type PlanPeriod, planPeriodName, limits, mostCapOfPlan, formatCount } from '@yantra/domain';

const names = { '1Month': '1 Month', '2Month': '2 Month', '3Month': '3 Month', '6Month': '6 Month', '1Year': '1 Year' };
const nameOf = (months: PlanPeriod): string => names[planPeriodName(months)];

export const messages = {
  id: 'dashboard.plan-form',
  titles: { add: 'Add Subscription', edit: 'Edit Subscription', view: 'View Subscription' },
  note: 'A change holds from now on. What was bought stays as it was bought.',
  plan: 'Plan',
  name: 'Name',
  displayName: 'Display name',
  displayNameHint: 'What buyers read; the name when it is left empty.',
  equipmentCount: 'Equipment count',
  equipmentUnit: 'machines',
  contactCap: 'Contacts to view',
  smsCap: 'SMS alerts',
  capHint: 'Empty: no cap of its own.',
  embedAllowed: 'Widgets on the supplier’s own site',
  active: 'Active',
  activeHint: 'Only active plans are sold.',
  set: nameOf,
  price: (months: PlanPeriod) => `Price (${nameOf(months)})`,
  discount: (months: PlanPeriod) => `Discount % (${nameOf(months)})`,
  final: (months: PlanPeriod) => `Final price (${nameOf(months)})`,
  twoMonths: 'Plans without a price for two months have no such tab.',
  prices: 'Prices',
  yes: 'Yes',
  no: 'No',
  edit: 'EDIT',
  back: 'Back',
  nameNeeded: 'Name is required',
  priceWrong: `A price is an amount in rupees up to ${formatCount(limits.planRupees)}.`,
  discountWrong: 'A discount is a percent from 0 to 100.',
  countWrong: `The number of machines is a whole number from 1 to ${formatCount(limits.machinesOfPlan)}.`,
  capWrong: `A cap is a whole number from 1 to ${formatCount(mostCapOfPlan)}; leave it empty for none.`,
  created: 'Subscription Created Successfully!',
  updated: 'Subscription Updated Successfully!',
  failed: 'Failed to save subscription.',
  reason: (reason: string) => `Failed to save subscription. ${reason}`,
  changed:
    'Somebody else has changed this plan meanwhile. Their version is loaded, what you typed is kept: look it over and save again.',
} as const;
