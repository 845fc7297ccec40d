import type { Equipment } from '@yantra/contract/calls';
import {
  cardParts,
  type CostFacts,
  isRentalType,
  type JobCost,
  jobCost,
  paiseToRupees,
  roadKm,
  roadRange,
  wayPrice,
} from '@yantra/domain';
import type { Place } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import type { AskedJob } from './asked-job.ts';
import type { CostBases } from './cost-bases.ts';
import type { HireRow } from './hire-costs.queries.ts';
import { storedCard } from './stored-card.ts';

/** A job at its place, and what costs are worked out from. */
export interface PlacedJob {
  readonly job: AskedJob;
  /** Where the work is; undefined if that is not known. */
  readonly at: Place | undefined;
  readonly bases: CostBases;
}

function factsOf(row: HireRow, bases: CostBases): CostFacts {
  const { rental_paise: paise, final_rental_paise: finalPaise, rental_type: type } = row;
  return {
    rent: { paise, finalPaise, type: isRentalType(type) ? type : 1, discount: Number(row.discount) },
    card: storedCard(row.rate_card, row.operator),
    ...bases.of(row.equipment_type_id, row.category_ids),
  };
}

/** By road from the machine to the work, in whole km; undefined where either is not known. */
function kmTo(at: Place | undefined, { latitude, longitude }: HireRow): number | undefined {
  if (at === undefined || latitude === null || longitude === null) return undefined;
  return roadKm(kmBetween(at, { latitude, longitude }));
}

const costOf = (row: HireRow, facts: CostFacts, { job, at }: PlacedJob): JobCost =>
  jobCost(facts, { ...job, km: kmTo(at, row) });

/** What a job costs with a machine, for a quote. */
export interface MachineHire {
  readonly cost: JobCost;
  /** Percent of GST. */
  readonly gst: number;
  /** All parts as they stand apart without a card: what others ask for each. */
  readonly usual: JobCost['apart'];
}

export function hireCost(row: HireRow, placed: PlacedJob): MachineHire {
  const facts = factsOf(row, placed.bases);
  const usual = costOf(row, { ...facts, card: {} }, placed).apart;
  return { cost: costOf(row, facts, placed), gst: facts.gst, usual };
}

/** The whole cost of a job with a machine, in paise: what machines are compared by. */
export const wholeCost = (row: HireRow, placed: PlacedJob): number =>
  costOf(row, factsOf(row, placed.bases), placed).whole;

/** What a job costs with a machine, for its card. */
export function cardCostOf(row: HireRow, placed: PlacedJob): NonNullable<Equipment['cost']> {
  const facts = factsOf(row, placed.bases);
  const cost = costOf(row, facts, placed);
  const partsThat = (state: 'unknown' | 'renter') =>
    cost.apart.flatMap((part) => (part.state === state && part.part !== 'rent' ? [part.part] : []));
  const unknown = new Set<string>(partsThat('unknown'));
  return {
    total: paiseToRupees(cost.total),
    unknown: cardParts.filter((part) => (part === 'deposit' ? cost.deposit === undefined : unknown.has(part))),
    renter: partsThat('renter'),
    isEstimate: isByDistance(facts, kmTo(placed.at, row)),
  };
}

/** Whether the total depends on a distance that is an estimate. */
function isByDistance({ card: { transport } }: CostFacts, km: number | undefined): boolean {
  if (transport?.state !== 'extra' || km === undefined) return false;
  const [least, most] = roadRange(km);
  return wayPrice(transport, least) !== wayPrice(transport, most);
}
