import { formatCount } from '@yantra/domain';

export const messages = {
  id: 'dashboard.subscription-plan',
  title: 'Buy Subscription',
  renewTitle: 'Renew Subscription',
  note: 'Choose a plan, then the machines to show on it.',
  /** @param unlisted how many of them are on no plan */
  forMachines: (count: number, unlisted: number) => {
    const all = count === 1 ? 'For your machine.' : `For your ${formatCount(count)} machines.`;
    if (unlisted === 0) return `${all} ${count === 1 ? 'It is' : 'All of them are'} on a plan.`;
    if (unlisted === count) return `${all} ${count === 1 ? 'It is' : 'They are'} on no plan yet.`;
    return `${all} ${formatCount(unlisted)} of them ${unlisted === 1 ? 'is' : 'are'} on no plan.`;
  },
  save: (percent: number) => `Save ${percent}%`,
  holdsOf: (limit: number, count: number) => `Holds ${formatCount(limit)} of your ${formatCount(count)}`,
  fits: (count: number) => (count === 1 ? 'Fits your machine' : `Fits your ${formatCount(count)} machines`),
  putOn: 'Put machines on it',
  perMachine: 'a machine a month',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  changeNow: (from: string, to: string) =>
    `${to} can begin today and ${from} end today: what is left of it is taken off the price. Or buy ${to} beside it.`,
  changeLater: (from: string, to: string) => `${to} can begin when ${from} ends. Or buy it beside ${from} now.`,
  ends: (day: string) => `ends ${day}`,
  renewNote: (plan: string, day: string) => `The new period begins on ${day}, when ${plan} ends.`,
  renewEnded: (plan: string) => `${plan} has ended: the new period begins at once.`,
  renewGone: 'The subscription to renew was not found. You may buy a new one.',
  dropped: (count: number, plan: string) =>
    count === 1
      ? `This machine would not be on ${plan}:`
      : `These ${formatCount(count)} machines would not be on ${plan}:`,
  droppedFull: (limit: number) => `It holds ${formatCount(limit)}. To keep one of these, take another off below.`,
  droppedFree: 'To keep one of these, choose it below.',
  droppedMore: (count: number) => `and ${formatCount(count)} more`,
  upgradeTitle: 'Upgrade Subscription',
  upgradeNote: (plan: string, day: string) =>
    `A larger plan begins at once in the place of ${plan}. What is left of ${plan}, which runs until ${day}, counts towards the price.`,
  upgradeGone: 'The subscription to upgrade is not running any more. You may buy a new one.',
  counting: 'Counting what is left...',
  retry: 'Retry',
  credit: (plan: string, left: number, days: number) => `Credit: ${left} of ${days} days of ${plan} are left`,
  toPay: 'To pay now',
  newEnd: 'Runs until',
  endFurther: (day: string, days: number) =>
    `${day}, with ${formatCount(days)} further ${days === 1 ? 'day' : 'days'} for your credit`,
  creditTax: (taxable: string, tax: string) =>
    `The credit is ${taxable} and GST of ${tax}; you get a credit note for it.`,
  nothingToPay: 'Nothing to pay: your credit covers the price.',
  putOff: (plan: string, larger: string, day: string) =>
    `${plan}, which you have paid for to come next, stays yours with its machines: it begins after ${larger}, on ${day}, and runs as long as you bought it for.`,
  notPutOff: (plan: string, day: string) =>
    `${plan}, which you have paid for to come next, stays yours with its machines: it begins on ${day} as before.`,
  have: 'You have this plan',
  haveUntil: (day: string, use: string) => `until ${day}, ${use}`,
  upgradeFrom: (plan: string) => `Upgrade from ${plan} now`,
  changeAtEnd: (plan: string) => `Begin it when ${plan} ends`,
  contacts: (count: number) => `${formatCount(count)} contacts to view`,
  contactsUncapped: 'Contacts without a cap of their own',
  smsUncapped: 'SMS alerts without a cap of their own',
  periods: 'Period',
  plans: 'Plans',
  best: 'BEST SELLER',
  originalPrice: 'Original price',
  listed: (machines: string) => `${machines} listed`,
  sms: (count: number) => `${formatCount(count)} SMS alerts`,
  ownSite: 'Widgets on your own site',
  noOwnSite: 'No widgets on your own site',
  renew: (plan: string) => `Renew ${plan}`,
  notSold: 'Not sold for this period',
  noPlans: 'No plan is sold at the moment',
  noPlansText: 'Please look again later.',
  machinesOn: (plan: string) => `Machines on ${plan}`,
  chosen: (count: number, limit: number) => `${formatCount(count)} of ${formatCount(limit)}`,
  chosenRest: (free: number) =>
    ` selected. ${free === 1 ? '1 place stays' : `${formatCount(free)} places stay`} free for later.`,
  takenCount: (count: number) =>
    count === 1 ? '1 machine is on a plan already' : `${formatCount(count)} machines are on a plan already`,
  full: ' selected. Take one off to choose another.',
  search: 'Search your machines',
  all: 'Select all that fit',
  clear: 'Clear selection',
  taken: (plan: string, day: string) => `In ${plan} until ${day}`,
  moves: (plan: string, isChosen: boolean) => (isChosen ? `Moves here from ${plan}` : `On ${plan} now`),
  noneFound: 'No machine matches your search.',
  noMachines: 'No machine yet',
  noMachinesText: 'Add your first machine, then choose it here.',
  add: 'ADD EQUIPMENT',
  more: (count: number) => `Show ${formatCount(count)} more`,
  choosePlan: 'Choose a plan to see which machines it can hold.',
  summary: (plan: string, period: string) => `${plan}, ${period}`,
  nothingYet: 'Nothing chosen yet',
  buy: 'Buy',
  buying: 'Buying...',
  needsMachine: 'Select at least one machine to buy.',
  gst: 'with GST of 18%',
} as const;
