import { type ReadonlySignal, signal } from '@preact/signals-react';
import { attempt, dayInIndia, jobPairs, visitorJobIn, type VisitorJob } from '@yantra/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useScope } from './react.tsx';
import type { Scope } from './scope.ts';

/** The key under which browsers keep the visitor's job. */
export const jobStorageKey = 'yantra.job';

/** Where the job survives a reload. */
export interface JobStore {
  /** Undefined if none was said yet, or what is kept is invalid. */
  read(): VisitorJob | undefined;
  write(job: VisitorJob | undefined): void;
}

/** What the visitor wants a machine for, shared by the widgets of a scope: totals, their order and the breakdown go by it. */
export interface ScopeJob {
  /** Undefined until the visitor says one. */
  readonly job: ReadonlySignal<VisitorJob | undefined>;
  /** The job that the server rendered the page with: both must render the same at first. */
  readonly served: VisitorJob | undefined;
  /** Sets the job for every widget of the scope and keeps it for the next visit; undefined clears it. */
  readonly set: (job: VisitorJob | undefined) => void;
}

/** Keeps the job in web storage, written as in an address. Storage that is full, forbidden or unreadable counts as empty. */
export function createStoredJob(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  today: string,
): JobStore {
  return {
    read() {
      const kept = new URLSearchParams(attempt(() => storage().getItem(jobStorageKey)) ?? '');
      return visitorJobIn((key) => kept.get(key), today);
    },
    // Private windows may refuse; the job then lasts for the page.
    write: (job) =>
      attempt(() => {
        if (job) storage().setItem(jobStorageKey, String(new URLSearchParams(jobPairs(job).map(([...pair]) => pair))));
        else storage().removeItem(jobStorageKey);
      }),
  };
}

/** A job and where it is kept. @param served the one in the address: it goes before the kept one, and is then kept itself */
export function createScopeJob(store: JobStore, served?: VisitorJob): ScopeJob {
  const job = signal(served ?? store.read());
  if (served) store.write(served);
  return {
    job,
    served,
    set(next) {
      store.write(next);
      job.value = next;
    },
  };
}

/* Beside the answers, which all copies of a scope share: scopes of pages without a job do not carry this code. */
const jobKey: unique symbol = Symbol.for('yantra.job.1') as never;
type WithJob = Scope['store'] & { [jobKey]?: ScopeJob };

/** Gives a scope its job: the site, which has it in the address. */
export const provideJob = ({ store }: Scope, job: ScopeJob): void => {
  (store as WithJob)[jobKey] = job;
};

/** The scope's job; on partners' pages it is in local storage. */
export const jobOf = ({ store }: Scope): ScopeJob =>
  ((store as WithJob)[jobKey] ??= createScopeJob(createStoredJob(() => localStorage, dayInIndia(new Date()))));

/** The visitor's job. During hydration it is the one that the server rendered the page with. */
export function useJob(): VisitorJob | undefined {
  const { job, served } = jobOf(useScope());
  const follow = useCallback((changed: () => void) => job.subscribe(changed), [job]);
  return useSyncExternalStore(
    follow,
    () => job.peek(),
    () => served,
  );
}
