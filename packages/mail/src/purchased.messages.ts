import { counted } from '@yantra/domain';

/** The mail to a buyer whose plan was activated. */
export const purchasedTexts = {
  subject: (plan: string) => `Your plan ${plan} is paid`,
  preheader: (invoice: string) => `Invoice ${invoice} is ready to open and to keep.`,
  about: 'Your plans',
  paid: 'Paid',
  greeting: (name: string) => `Hello ${name},`,
  runs: (plan: string) => `thank you. Your payment has arrived and ${plan} is running.`,
  begins: (plan: string, day: string) => `thank you. Your payment has arrived. ${plan} begins on ${day}.`,
  facts: {
    plan: 'Plan',
    runs: 'Runs',
    machines: 'Machines',
    paid: 'Paid, GST included',
    credit: 'Paid by credit',
    invoice: 'Invoice',
  },
  planFor: (plan: string, months: number) =>
    `${plan}, ${months === 12 ? '1 year' : counted(months, 'month', 'months')}`,
  from: (first: string, last: string) => `${first} to ${last}`,
  way: 'Open the invoice',
  linkIntro: 'Or open',
  note: 'You are asked to log in first: the invoice is for you alone.',
  foot: 'You get this because a plan was bought with your account. If that was not you, please write to us:',
  contact: 'Contact Us',
  never: 'Yantra never asks for a code by phone.',
} as const;

type Words<Text> = Text extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Text extends string
    ? string
    : { readonly [Name in keyof Text]: Words<Text[Name]> };

/** The same in any language; the type demands all texts. */
export type PurchasedTexts = Words<typeof purchasedTexts>;
