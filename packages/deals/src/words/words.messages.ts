import type { DealReason, QuotePart, QuoteUnit } from '@yantra/domain';

const units: Readonly<Record<QuoteUnit, readonly [one: string, many: string]>> = {
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  trip: ['trip', 'trips'],
  shift: ['shift', 'shifts'],
  km: ['km', 'km'],
  litre: ['litre', 'litres'],
  piece: ['piece', 'pieces'],
};

/** Words about quotes and deals that every screen says alike, in English. */
export const words = {
  id: 'deals.words',
  parts: {
    rent: 'Rent',
    overtime: 'Overtime',
    transport: 'Transport',
    operator: 'Operator',
    board: 'Operator’s food and bed',
    fuel: 'Fuel',
    own: 'Other',
    deposit: 'Deposit',
  } satisfies Record<QuotePart | 'deposit', string>,
  /** Within a sentence. */
  partsWithin: {
    rent: 'rent',
    overtime: 'overtime',
    transport: 'transport',
    operator: 'operator',
    board: 'operator’s food and bed',
    fuel: 'fuel',
    own: 'other things',
    deposit: 'deposit',
  } satisfies Record<QuotePart | 'deposit', string>,
  /** `transport and operator` */
  listed: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  /** Within a sentence, of a longer list. */
  andMore: (first: string, more: number) => `${first} and ${more} more`,
  /** `2 weeks` @param count as written */
  units: (count: string, unit: QuoteUnit) => `${count} ${units[unit][count === '1' ? 0 : 1]}`,
  /** `₹1,450 an hour` */
  each: (price: string, unit: QuoteUnit) => `${price} ${unit === 'hour' ? 'an' : 'a'} ${units[unit][0]}`,
  times: (what: string, price: string) => `${what} × ${price}`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  hoursADay: (hours: number) => (hours === 1 ? '1 hour a day' : `${hours} hours a day`),
  /** `24 Nov to 5 Dec` */
  range: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  /** Within a list; without an end. */
  since: (first: string) => `${first} onwards`,
  notFree: 'Not free on all of your days.',
  taken: (days: string) => `Taken: ${days}.`,
  /** Within a list. */
  operators: { needed: 'with operator', own: 'own operator' },
  reasons: {
    busy: 'The machine is busy',
    tooFar: 'Too far away',
    tooSmall: 'The job is too small',
    notMine: 'Not a machine of mine',
    mistake: 'A mistake in the quote',
    machineFailed: 'The machine broke down',
    notNeeded: 'Not needed any more',
    datesChanged: 'The dates have changed',
    notCame: 'The machine did not come',
    other: 'Something else',
  } satisfies Record<DealReason, string>,
  today: 'Today',
  yesterday: 'Yesterday',
  /** Within a sentence. */
  near: { today: 'today', yesterday: 'yesterday', tomorrow: 'tomorrow' },
  /** `tomorrow, 18:00` */
  moment: (day: string, time: string) => `${day}, ${time}`,
} as const;
