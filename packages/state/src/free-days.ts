import { useSignals } from '@preact/signals-react/runtime';
import { getAvailability } from '@yantra/contract/calls';
import { type DaySpan, type FreeSaid, dayInIndia, freeSaid } from '@yantra/domain';
import { useMemo, useState } from 'react';
import { jobOf, useJob } from './job.ts';
import { useScope } from './react.tsx';
import { dataOf } from './remote.ts';

/** Days of a hire. */
interface HireDays {
  /** `2026-11-24` */
  readonly from: string;
  readonly days: number;
}

/** When a machine is free, beside the days of the scope's job. */
export interface FreeDays {
  /** `2026-11-22` in India. */
  readonly today: string;
  /** Merged and in order; undefined while they are not known. */
  readonly taken: readonly DaySpan[] | undefined;
  readonly hasFailed: boolean;
  /** In short; undefined while it is not known. */
  readonly free: FreeSaid | undefined;
  /** The days of the job, if it says from when. */
  readonly chosen: HireDays | undefined;
  /** Sets the days of the scope's job; undefined clears it, as there is none without days. */
  readonly choose: (days: HireDays | undefined) => void;
  readonly reload: () => void;
}

/** The taken days of an answer; any other answer (a proxy's page, null) must not break the page. */
export function takenIn(answer: unknown): readonly DaySpan[] | undefined {
  const { taken } = (answer ?? {}) as { readonly taken?: unknown };
  const isSpan = (one: unknown) => typeof (one as Partial<DaySpan> | null)?.from === 'string';
  return Array.isArray(taken) && taken.every(isSpan) ? (taken as readonly DaySpan[]) : undefined;
}

/** @param equipmentId undefined until a machine is known */
export function useFreeDays(equipmentId: string | undefined): FreeDays {
  useSignals();
  const scope = useScope();
  const job = useJob();
  const [today] = useState(() => dayInIndia(new Date()));
  const resource = useMemo(
    () => scope.resource(getAvailability, () => (equipmentId ? { equipmentId } : undefined)),
    [scope, equipmentId],
  );
  const remote = resource.remote.value;
  const taken = takenIn(dataOf(remote));
  const { from, days } = job ?? {};
  return {
    today,
    taken,
    hasFailed: taken === undefined && (remote.status === 'failed' || remote.status === 'ready'),
    free: useMemo(() => taken && freeSaid(taken, today, job), [taken, today, job]),
    chosen: useMemo(() => (from === undefined || days === undefined ? undefined : { from, days }), [from, days]),
    choose: (next) => jobOf(scope).set(next && { ...job, ...next }),
    reload: resource.reload,
  };
}
