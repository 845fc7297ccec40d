import { type RentalUnit, formatCount } from '@yantra/domain';

const counted = (count: number, one: string): string => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What is said of the cost of a job, part by part. Amounts come written. */
export const costMessages = {
  id: 'cost',
  caption: (name: string, days: number) => `What ${name} costs for ${counted(days, 'day')}`,
  part: 'Part',
  standsAs: 'Stands as',
  amount: 'Amount',

  parts: {
    rent: 'Rent',
    overtime: 'Overtime',
    operator: 'Operator',
    transport: 'Transport, there and back',
    board: 'Operator’s food and bed',
    fuel: 'Fuel',
    deposit: 'Deposit',
  },
  /** Within a sentence. */
  partsWithin: {
    overtime: 'overtime',
    operator: 'the operator',
    transport: 'transport',
    board: 'the operator’s food and bed',
    fuel: 'fuel',
    deposit: 'deposit',
  },
  /** In a list of parts. */
  partsListed: {
    overtime: 'overtime',
    operator: 'operator',
    transport: 'transport',
    board: 'operator’s food and bed',
    fuel: 'fuel',
    deposit: 'deposit',
  },
  marks: {
    included: 'Included',
    extra: 'Extra',
    estimate: 'Extra, estimate',
    renter: 'Yours',
    unknown: 'Not stated',
    back: 'Comes back',
  },
  notIn: 'Not in the total',
  ask: (part: string) => `Ask about: ${part}`,

  /** `2 weeks` */
  units: (count: number, unit: RentalUnit) => counted(count, unit),
  times: (what: string, price: string) => `${what} × ${price}`,
  cheaper: (cover: string, units: string, price: string) => `${cover}. Cheaper than ${units} at ${price}`,
  hoursIncluded: (cover: string, hours: number) => `${cover}; ${counted(hours, 'working hour')} included`,
  overtimeOf: (hours: number, price: string) => `${counted(hours, 'hour')} × ${price}`,
  overtimeUnsaid: (hours: number) =>
    `${counted(hours, 'hour')} beyond those included; the owner has not said the price`,
  shifts: (count: number) => counted(count, 'shift'),
  shiftsOf: (count: number, hours: number) => `${counted(count, 'shift')} of ${counted(hours, 'hour')}`,
  operatorYours: 'None comes with it; you find one',
  operatorUnsaid: 'The owner has not said whether one comes with it',
  away: (km: number, from: string | undefined) => (from ? `About ${km} km from ${from}` : `About ${km} km`),
  near: (km: number) => `Within ${km} km`,
  wayFor: (price: string, km: number) => `${price} for ${km} km`,
  kmAt: (km: number, price: string) => `${km} km × ${price}`,
  transportYours: 'You fetch it and bring it back',
  transportUnsaid: 'The owner has not said who brings it',
  boardYours: 'You arrange it on site',
  litres: (litres: number) => `About ${litres} litres an hour`,
  fuelYours: 'You buy it',
  fuelUnsaid: 'The owner has not said who pays for it',
  depositBack: 'Returned after the hire; no GST on it',
  depositNone: 'None is taken',
  unsaid: 'The owner has not said',

  beforeGst: 'Before GST',
  gst: (percent: number) => `GST ${percent}%`,
  total: (days: number) => `Total for ${counted(days, 'day')}`,
  totalWithGst: (days: number) => `Total for ${counted(days, 'day')}, GST in it`,

  reckon: (least: string, most: string) => `Reckon with ${least} to ${most}.`,
  reckonOne: (most: string) => `Reckon with ${most}.`,
  road: (place: string | undefined, least: number, most: number) =>
    `The road${place ? ` to ${place}` : ''} may be ${least} to ${most} km.`,
  /** Of parts that are not stated: `₹97,152 or less for fuel`. */
  askedFor: (price: string, part: string) => `${price} or less for ${part}`,
  owners: (asked: readonly string[]) => `Three in four owners ask ${listed(asked)} on such a job.`,
  /** Of parts that are the renter's. */
  paidFor: (price: string, part: string) => `about ${price} for ${part}`,
  yourself: (paid: readonly string[]) => `What you pay yourself is in it: ${listed(paid)}.`,
  leftOut: (parts: readonly string[]) => `Not in it: ${listed(parts)}. Too few owners say what they ask.`,
  beyond: (hours: number, price: string) => `Beyond ${counted(hours, 'hour')} a day: ${price} an hour.`,
  overtimeAt: (price: string) => `Overtime: ${price} an hour.`,
  atLeast: (amount: number, unit: 'hour' | 'day') => `At least ${counted(amount, unit)}.`,
  sundays: 'Sundays are not counted.',

  /** `12 days from 24 Nov, 8 h a day, in Hadapsar, with operator` */
  job: (days: number, from: string | undefined, hours: number, place: string, isOwn: boolean) =>
    `${counted(days, 'day')}${from ? ` from ${from}` : ''}, ${hours} h a day, in ${place}, ${isOwn ? 'own operator' : 'with operator'}`,
  days: (days: number) => counted(days, 'day'),
  includes: (parts: readonly string[], percent: number) => `with ${[...parts, `GST ${percent}%`].join(', ')}`,
  plus: (parts: readonly string[]) => `+ ${listed(parts)}`,
  unstated: (parts: readonly string[]) =>
    parts.length === 1 ? `${parts[0]} not stated` : `${parts.length} parts not stated`,
  nothing: 'nothing to add',
  askAbout: (name: string, part: string, job: string) => `${name}: what about ${part}? ${job}`,
} as const;
