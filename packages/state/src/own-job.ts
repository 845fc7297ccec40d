import { type VisitorJob, dayInIndia, jobKeys, visitorJobIn } from '@yantra/domain';
import { useMemo, useState } from 'react';
import { createScopeJob, provideJob } from './job.ts';
import { useScope } from './react.tsx';
import type { Scope } from './scope.ts';

/** A job as a page gives it to one widget; without days it gives none. */
export interface GivenJob {
  readonly jobDays?: number | undefined;
  /** The first day in India, `2026-11-24`. */
  readonly jobFrom?: string | undefined;
  /** Hours of work a day. */
  readonly jobHours?: number | undefined;
  /** `needed` or `own`. */
  readonly jobOperator?: string | undefined;
  /** Where the work is, in words. */
  readonly jobPlace?: string | undefined;
  /** Where it is, `18.5,73.93`. */
  readonly jobAt?: string | undefined;
}

const keptNowhere = { read: () => undefined, write: () => undefined };

/** A scope with a job of its own; all else is shared. */
function withOwnJob(scope: Scope, job: VisitorJob): Scope {
  const own = { ...scope, store: { ...scope.store } };
  provideJob(own, createScopeJob(keptNowhere, job));
  return own;
}

/** The scope with the job that the page gives a widget; the scope itself where it gives none, or none that is valid. */
export function useOwnJob(given: GivenJob): Scope {
  const scope = useScope();
  const [today] = useState(() => dayInIndia(new Date()));
  const key = JSON.stringify(jobKeys.map((name) => given[name] ?? ''));
  return useMemo(() => {
    const values = JSON.parse(key) as readonly (string | number)[];
    const job = visitorJobIn((name) => String(values[jobKeys.indexOf(name)]), today);
    return job ? withOwnJob(scope, job) : scope;
  }, [scope, key, today]);
}
