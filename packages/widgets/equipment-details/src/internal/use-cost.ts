import { useSignals } from '@preact/signals-react/runtime';
import type { VisitorJob } from '@yantra/domain';
import { useLanguage } from '@yantra/language';
import { useJob, useScope } from '@yantra/state';
import type { CostContext } from '@yantra/ui';
import { useEffect, useMemo, useState } from 'react';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { JobParts } from './job-parts.tsx';

/** What the visitor's job costs with the machine. */
export type JobCostView =
  /** No job was said. */
  | { readonly kind: 'none' }
  /** The machine's terms are not known yet, or the code that reckons has not come. */
  | { readonly kind: 'loading'; readonly job: VisitorJob }
  | { readonly kind: 'failed'; readonly job: VisitorJob }
  | { readonly kind: 'ready'; readonly job: VisitorJob; readonly context: CostContext; readonly parts: JobParts };

export const loadJobParts = async (): Promise<JobParts> => (await import('./job-parts.tsx')).jobParts;

/** The parts for a job: given, or loaded once there is one; false if they could not be loaded, until something else is tried. */
function useJobParts(
  isWanted: boolean,
  machine: KnownMachine,
  given: JobParts | undefined,
): JobParts | false | undefined {
  const [loaded, setLoaded] = useState<JobParts | false>();
  const parts = given ?? loaded;
  const isMissing = isWanted && !parts;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    loadJobParts().then(
      (found) => isHere && setLoaded(found),
      () => isHere && setLoaded(false),
    );
    return () => {
      isHere = false;
    };
    // Who tries again loads the machine again.
  }, [isMissing, machine]);
  return parts;
}

/**
 * Worked out here, at once, as often as the job changes.
 * @param isWhole whether all of the machine is known
 * @param given the parts, where they are there already
 */
export function useCost(machine: KnownMachine, isWhole: boolean, given: JobParts | undefined): JobCostView {
  useSignals();
  const job = useJob();
  const language = useLanguage();
  const city = useScope().city.value;
  const parts = useJobParts(job !== undefined, machine, given);
  return useMemo(() => {
    if (!job) return { kind: 'none' };
    if (parts === false) return { kind: 'failed', job };
    if (!parts || (!machine.hire && !isWhole)) return { kind: 'loading', job };
    const context = parts.costOf(machine, job, city, language);
    return context ? { kind: 'ready', job, context, parts } : { kind: 'failed', job };
  }, [job, machine, isWhole, city, language, parts]);
}
