import {
  type JobSpot,
  type SaidRent,
  type SaidTerms,
  type VisitorJob,
  attempt,
  costFacts,
  jobCost,
  roadKm,
  usualHours,
} from '@yantra/domain';
import { type Language, wordIn } from '@yantra/language';
import { kmBetween } from '@yantra/places';
import type { CostContext } from './cost-lines.ts';

/** What calls say of a machine, as far as its cost depends on it. */
export interface CostedMachine extends SaidRent {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
  readonly locality?: string | undefined;
  readonly hire?: SaidTerms | undefined;
}

/** The selected city: where a job is taken to be if it does not say it. */
export interface CostCity extends JobSpot {
  readonly name: string;
}

/** The estimated road from a machine to a place, in whole km; undefined where it is not known where the machine stands. */
export function roadTo(
  { latitude, longitude }: Pick<CostedMachine, 'latitude' | 'longitude'>,
  place: JobSpot,
): number | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return roadKm(kmBetween({ latitude, longitude }, place));
}

/**
 * What a job costs with a machine, the same in browsers and on the server; undefined if it cannot be worked out.
 * @param language of the places' names
 */
export function costOf(
  machine: CostedMachine,
  job: VisitorJob,
  city: CostCity,
  language: Language | undefined,
): CostContext | undefined {
  const { hire } = machine;
  if (!hire) return undefined;
  const asked = {
    from: job.from,
    days: job.days,
    hours: job.hours ?? usualHours,
    ownOperator: job.operator === 'own',
    km: roadTo(machine, job.at ?? city),
  };
  // An answer that is not as it should be must not break the page: the rent stays.
  return attempt(() => {
    const facts = costFacts(machine, hire);
    return {
      facts,
      job: asked,
      cost: jobCost(facts, asked),
      from: wordIn(language, machine.locality ?? machine.city),
      place: job.place ?? wordIn(language, city.name),
    };
  });
}
