import type { CostBasis } from '@yantra/contract/calls';
import {
  type CardPart,
  type CostFacts,
  cardParts,
  costFacts,
  type CostJob,
  isRentalType,
  type JobCost,
  jobCost,
  limits,
  mostPercent,
  paiseToRupees,
  usualGstPercent,
  usualHirePrices,
  usualHours,
} from '@yantra/domain';
import type { EquipmentValues } from '../equipment.ts';
import { isWithin, numberOf } from '../numbers.ts';
import { anyParts, type CardInput, cardIn } from './rate-card.ts';

/** The jobs that the form shows the totals of. */
export const sampleJobs = [
  { days: 1, hours: usualHours, km: 10 },
  { days: 12, hours: usualHours, km: 38 },
  { days: 26, hours: usualHours, km: 15 },
] as const satisfies readonly CostJob[];

/** The one of them that sentences are about. */
export const mainJob = sampleJobs[1];

/** Until it is known what the costs of the type are worked out from. */
export const usualBasis: CostBasis = {
  parts: anyParts,
  gst: usualGstPercent,
  typical: { diesel: paiseToRupees(usualHirePrices.diesel), board: paiseToRupees(usualHirePrices.board) },
};

/** A sample job and what it costs. */
export interface Sample {
  readonly job: (typeof sampleJobs)[number];
  readonly cost: JobCost;
  /** Paise with GST that it costs less than by the day alone; undefined where it does not. */
  readonly saved: number | undefined;
  /** The shortest hire, where the job is shorter. */
  readonly shortest: CardInput['minimum'];
}

/** What the form says of costs, worked out. */
export interface Quote {
  readonly basis: CostBasis;
  /** Empty while there is no rent. */
  readonly samples: readonly Sample[];
  /** The parts that the card leaves unsaid. */
  readonly unknown: ReadonlySet<CardPart>;
  /** What is reckoned for the main job where a part is not in its total, in paise. */
  readonly typical: ReadonlyMap<string, number>;
  readonly answered: number;
  readonly questions: number;
}

/** What costs are worked out from; undefined while there is no rent. */
function factsOf(values: EquipmentValues, card: CardInput, basis: CostBasis): CostFacts | undefined {
  const type = Number(values.rentalType);
  if (!isWithin(values.rentalValue, 1, limits.rentRupees) || !isRentalType(type)) return undefined;
  const discount = isWithin(values.discount, 0, mostPercent) ? numberOf(values.discount) : 0;
  return costFacts({ rentalValue: numberOf(values.rentalValue), rentalType: type, discount }, { ...basis, card });
}

/** Paise that the job costs less than by the day alone. */
function savedOf({ rent, card, ...facts }: CostFacts, job: CostJob, { total, lines }: JobCost): number | undefined {
  const isByDay = lines.every(({ part, unit }) => part !== 'rent' || unit === 'day');
  const day = rent.type === 1 ? rent.paise : card.tiers?.day;
  if (isByDay || day === undefined) return undefined;
  const { type: _type, finalPaise: _final, ...list } = rent;
  const byDay = jobCost({ ...facts, rent: { ...list, paise: day, type: 1 }, card: { ...card, tiers: {} } }, job);
  return byDay.total > total ? byDay.total - total : undefined;
}

function sampleOf(facts: CostFacts, job: Sample['job']): Sample {
  const cost = jobCost(facts, job);
  const { minimum } = facts.card;
  const isShort = minimum !== undefined && minimum.amount > (minimum.unit === 'days' ? job.days : cost.workingHours);
  return { job, cost, saved: savedOf(facts, job, cost), shortest: isShort ? minimum : undefined };
}

/** What the form says of costs, worked out. */
export function quoteOf(values: EquipmentValues, basis: CostBasis): Quote {
  const { parts } = basis;
  const card = cardIn(values, parts) ?? {};
  const facts = factsOf(values, card, basis);
  const samples = facts ? sampleJobs.map((job) => sampleOf(facts, job)) : [];
  const asked = cardParts.filter((part) => (part !== 'operator' && part !== 'fuel') || parts[part]);
  const unknown = new Set(asked.filter((part) => card[part] === undefined));
  const main = samples.find(({ job }) => job === mainJob)?.cost;
  return {
    basis,
    samples,
    unknown,
    typical: new Map((main?.apart ?? []).map(({ part, typical = 0 }) => [part, typical])),
    // The rent and whether GST is in the prices are questions as well; the latter has its answer.
    answered: asked.length - unknown.size + (facts ? 1 : 0) + 1,
    questions: asked.length + 2,
  };
}
