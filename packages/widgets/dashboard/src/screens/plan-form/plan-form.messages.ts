import { type PlanPeriod, planPeriodName, limits, mostCapOfPlan, formatCount } from '@yantra/domain';

const names = { '1Month': '1 Month', '2Month': '2 Month', '3Month': '3 Month', '6Month': '6 Month', '1Year': '1 Year' };
const nameOf = (months: PlanPeriod): string => names[planPeriodName(months)];

export const messages = {
  id: 'dashboard.plan-form',
  titles: { add: 'Add Subscription', edit: 'Edit Subscription', view: 'View Subscription' },
  note: 'Changes apply from now on. Existing purchases stay as they are.',
  plan: 'Plan',
  name: 'Name',
  displayName: 'Display name',
  displayNameHint: 'The name buyers see; leave empty to use the plan’s name.',
  equipmentCount: 'Equipment count',
  equipmentUnit: 'machines',
  contactCap: 'Contacts to view',
  smsCap: 'SMS alerts',
  capHint: 'Leave empty for no separate cap.',
  embedAllowed: 'Widgets on the supplier’s own site',
  active: 'Active',
  activeHint: 'Only active plans are sold.',
  set: nameOf,
  price: (months: PlanPeriod) => `Price (${nameOf(months)})`,
  discount: (months: PlanPeriod) => `Discount % (${nameOf(months)})`,
  final: (months: PlanPeriod) => `Final price (${nameOf(months)})`,
  twoMonths: 'Plans without a two-month price do not show this tab.',
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
    'Someone else changed this plan meanwhile. Their version is loaded with your entries: check it and save again.',
} as const;
