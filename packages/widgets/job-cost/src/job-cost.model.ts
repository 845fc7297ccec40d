import { type ReadonlySignal, computed } from '@preact/signals-react';
import { type EquipmentDetails, getEquipmentById } from '@yantra/contract/calls';
import type { VisitorJob } from '@yantra/domain';
import { ApiError, type Scope, dataOf, jobOf } from '@yantra/state';
import { type CostContext, costOf } from '@yantra/ui';
import { messages } from './job-cost.messages.ts';

/** What is shown. `none`: no machine is named. */
export type JobCostView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly machine: EquipmentDetails }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The model of the widget; it does not depend on React. */
export interface JobCostModel {
  readonly view: ReadonlySignal<JobCostView>;
  readonly job: ReadonlySignal<VisitorJob | undefined>;
  /** What the job costs with the machine; undefined without a job, or if it cannot be worked out. */
  readonly context: ReadonlySignal<CostContext | undefined>;
  readonly reload: () => void;
}

/** Whether an answer is a machine: any other answer (a proxy's page, null) must not break the page. */
const isMachine = (answer: unknown): answer is EquipmentDetails => {
  const { id, name, finalRentalValue, categories, city } = (answer ?? {}) as Partial<EquipmentDetails>;
  return (
    [id, name, city].every((text) => typeof text === 'string') &&
    typeof finalRentalValue === 'number' &&
    Array.isArray(categories)
  );
};

/** @param scope its job is the one that is reckoned with */
export function createJobCostModel(scope: Scope, machineId: string): JobCostModel {
  const { city, language } = scope;
  const details = scope.resource(getEquipmentById, () => (machineId ? { id: machineId } : undefined));
  const { job } = jobOf(scope);
  const view = computed<JobCostView>(() => {
    const remote = details.remote.value;
    const known: unknown = dataOf(remote);
    if (isMachine(known)) return { kind: 'ready', machine: known };
    if (remote.status === 'idle') return { kind: 'none' };
    if (remote.status === 'loading') return { kind: 'loading' };
    const error =
      remote.status === 'failed' ? remote.error : new ApiError('network.unreadable', 0, messages.unreadable);
    return { kind: 'failed', error };
  });
  return {
    view,
    job,
    context: computed(() => {
      if (view.value.kind !== 'ready' || !job.value) return undefined;
      return costOf(view.value.machine, job.value, city.value, language);
    }),
    reload: details.reload,
  };
}
