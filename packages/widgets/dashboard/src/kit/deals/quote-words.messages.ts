import { type QuotePart, type QuoteUnit } from '@yantra/domain';
import { quantityText } from './quantity.ts';

/** The words of quotes: parts, units, and how a part stands, as the owner reads them. */
export const messages = {
  id: 'dashboard.quote-words',
  parts: {
    rent: 'Rent',
    overtime: 'Overtime',
    transport: 'Transport',
    operator: 'Operator',
    board: 'Operator’s food and bed',
    fuel: 'Diesel',
    own: 'Own line',
  } satisfies Record<QuotePart, string>,
  units: {
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    trip: ['trip', 'trips'],
    shift: ['shift', 'shifts'],
    km: ['km', 'km'],
    litre: ['litre', 'litres'],
    piece: ['piece', 'pieces'],
  } satisfies Record<QuoteUnit, readonly [one: string, many: string]>,
  counted: (count: number, [one, many]: readonly [string, string]) =>
    `${quantityText(count)} ${count === 1 ? one : many}`,
  times: (what: string, price: string) => `${what} × ${price}`,
  each: (price: string, [unit]: readonly [string, string]) => `${price} for each ${unit}`,
  states: { included: 'Included', renter: 'The renter’s', unknown: 'Not stated' },
  ifItHappens: 'Only if it happens',
  gst: (percent: number) => `GST ${percent}%`,
  gstIncluded: (percent: number) => `GST ${percent}%, in the prices`,
  lines: 'Lines',
  total: 'Total',
  deposit: 'Deposit, returned, no GST',
  noDeposit: 'None',
} as const;
