import {
  type CostFacts,
  type CostJob,
  type CostPart,
  type JobCost,
  type RentalUnit,
  formatRupees,
  needOf,
  paiseToRupees,
  roadRange,
  tiersOf,
  wayPrice,
} from '@yantra/domain';
import type { costMessages } from './cost.messages.ts';
import type { MarkKind } from './mark.tsx';

type Texts = typeof costMessages;

/** A job with a machine, and the names of places. */
export interface CostContext {
  readonly cost: JobCost;
  readonly facts: CostFacts;
  readonly job: CostJob;
  /** Where the machine stands. */
  readonly from?: string | undefined;
  /** Where the job is. */
  readonly place?: string | undefined;
}

/** A row of the table. */
export interface CostLine {
  readonly part: keyof Texts['parts'];
  /** What is said below its name. */
  readonly says: string;
  readonly mark?: MarkKind | undefined;
  /** Paise. */
  readonly amount?: number | undefined;
}

/** An amount as said in a sentence: paise only where there are some. */
export const saidRupees = (paise: number): string => formatRupees(paiseToRupees(paise), paise % 100 === 0 ? 0 : 2);

/** Whether the estimate of the road changes the price of transport. */
export function isRoadPriced({ facts, job }: Pick<CostContext, 'facts' | 'job'>): boolean {
  const { transport } = facts.card;
  if (transport?.state !== 'extra' || job.km === undefined) return false;
  const [least, most] = roadRange(job.km);
  return wayPrice(transport, least) !== wayPrice(transport, most);
}

const order = ['rent', 'overtime', 'operator', 'transport', 'board', 'fuel'] as const;

/** The rows that add up to the total. */
export function linesIn(texts: Texts, context: CostContext): readonly CostLine[] {
  const { lines } = context.cost;
  const rest = lines.filter(({ part }) => part !== 'rent').map((part) => lineOf(texts, context, part));
  return inOrder([rentLine(texts, context), ...rest]);
}

/** The rows of what is not in it. */
export function linesApart(texts: Texts, context: CostContext): readonly CostLine[] {
  const { deposit, apart } = context.cost;
  return [...inOrder(apart.map((part) => lineOf(texts, context, part))), depositLine(texts, deposit)];
}

const inOrder = (lines: readonly CostLine[]): readonly CostLine[] =>
  order.flatMap((part) => lines.filter((line) => line.part === part));

function depositLine(texts: Texts, deposit: number | undefined): CostLine {
  if (deposit === undefined) return { part: 'deposit', says: texts.unsaid, mark: 'unknown' };
  return deposit === 0
    ? { part: 'deposit', says: texts.depositNone }
    : { part: 'deposit', says: texts.depositBack, mark: 'back', amount: deposit };
}

const rentsOf = ({ lines }: JobCost) => lines.filter(({ part }) => part === 'rent');

/** The tiers that cover the job: `1 week × ₹72,000 + 5 days × ₹13,110`. */
export const coverWords = (texts: Texts, cost: JobCost): string =>
  rentsOf(cost)
    .map(({ unit = 'day', quantity = 0, rate = 0 }: CostPart) =>
      texts.times(texts.units(quantity, unit), saidRupees(rate)),
    )
    .join(' + ');

/** All tiers in one row: what covers the job, and why it is not the day's price. */
function rentLine(texts: Texts, { cost, facts, job }: CostContext): CostLine {
  const rents = rentsOf(cost);
  const amount = rents.reduce((sum, { amount }) => sum + amount, 0);
  const cover = coverWords(texts, cost);
  const overtime = [...cost.lines, ...cost.apart].find(({ part }) => part === 'overtime');
  const { day } = tiersOf(facts.rent, facts.card);
  const { days } = needOf(facts.card, job);
  const byDays = (day?.price ?? 0) * days;
  const isCheaper = rents.some(({ unit }) => unit !== 'day') && byDays > amount + (overtime?.amount ?? 0);
  const saying = isCheaper ? texts.cheaper(cover, texts.units(days, 'day'), saidRupees(day?.price ?? 0)) : cover;
  const isByHours = rents.every(({ unit }: { unit?: RentalUnit | undefined }) => unit === 'hour');
  const hours = cost.workingHours - (overtime?.quantity ?? 0);
  return { part: 'rent', says: isByHours ? saying : texts.hoursIncluded(saying, hours), amount };
}

function lineOf(texts: Texts, context: CostContext, part: CostPart): CostLine {
  const isEstimate = part.part === 'transport' && isRoadPriced(context);
  return {
    part: part.part,
    says: sayings[part.part](texts, context, part),
    mark: part.state === 'extra' && isEstimate ? 'estimate' : part.state,
    amount: part.amount,
  };
}

type Saying = (texts: Texts, context: CostContext, part: CostPart) => string;

const sayings: Readonly<Record<CostPart['part'], Saying>> = {
  rent: () => '',
  overtime: (texts, _, { state, quantity = 0, rate = 0 }) =>
    state === 'unknown' ? texts.overtimeUnsaid(quantity) : texts.overtimeOf(quantity, saidRupees(rate)),
  operator(texts, { job }, { state, quantity = 0, rate }) {
    if (state === 'unknown') return texts.operatorUnsaid;
    if (state === 'renter') return texts.operatorYours;
    // A long day is worked by two.
    const shifts = quantity === job.days ? texts.shiftsOf(quantity, job.hours) : texts.shifts(quantity);
    return rate === undefined ? shifts : texts.times(shifts, saidRupees(rate));
  },
  transport(texts, context, { state, quantity = 0 }) {
    if (state === 'unknown') return texts.transportUnsaid;
    if (state === 'renter') return texts.transportYours;
    return transportSaying(texts, context, quantity);
  },
  board: ({ boardYours }) => boardYours,
  fuel(texts, _, { state, quantity }) {
    if (state === 'unknown') return texts.fuelUnsaid;
    if (state === 'included') return '';
    return quantity === undefined ? texts.fuelYours : texts.litres(quantity);
  },
};

/** `About 38 km from Chakan: 2 × (₹6,000 for 25 km + 13 km × ₹90)` */
function transportSaying(texts: Texts, { facts, job, from }: CostContext, ways: number): string {
  const { transport } = facts.card;
  const away = job.km === undefined ? undefined : texts.away(job.km, from);
  if (transport?.state !== 'extra') return away ?? '';
  const { each, freeKm, perKm } = transport;
  const beyond = Math.max(0, (job.km ?? 0) - freeKm);
  const first = freeKm === 0 ? saidRupees(each) : texts.wayFor(saidRupees(each), freeKm);
  const price =
    beyond === 0 || perKm === 0 ? saidRupees(each) : `(${first} + ${texts.kmAt(beyond, saidRupees(perKm))})`;
  const where = away ?? (perKm === 0 ? undefined : texts.near(freeKm));
  return `${where === undefined ? '' : `${where}: `}${texts.times(String(ways), price)}`;
}
