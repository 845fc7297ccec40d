import { type ReadonlySignal, computed } from '@preact/signals-react';
import { type EquipmentDetails, getEquipmentById } from '@yantra/contract/calls';
import { ApiError, type Scope, dataOf, jobOf } from '@yantra/state';
import { type CostContext, costOf } from '@yantra/ui';
import { messages } from './availability.messages.ts';

/** What is shown. `none`: no machine is named. */
export type AvailabilityView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly machine: EquipmentDetails }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The model of the widget, but for its days; it does not depend on React. */
export interface AvailabilityModel {
  readonly view: ReadonlySignal<AvailabilityView>;
  /** What the job costs with the machine; undefined without a job, or if it cannot be worked out. */
  readonly cost: ReadonlySignal<CostContext | undefined>;
  readonly reload: () => void;
}

/** Whether an answer is a machine: any other answer (a proxy's page, null) must not break the page. */
const isMachine = (answer: unknown): answer is EquipmentDetails => {
  const { id, name, status } = (answer ?? {}) as Partial<EquipmentDetails>;
  return [id, name, status].every((text) => typeof text === 'string');
};

export function createAvailabilityModel(scope: Scope, machineId: string): AvailabilityModel {
  const { city, language } = scope;
  const details = scope.resource(getEquipmentById, () => (machineId ? { id: machineId } : undefined));
  const { job } = jobOf(scope);
  const view = computed<AvailabilityView>(() => {
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
    cost: computed(() => {
      if (view.value.kind !== 'ready' || !job.value) return undefined;
      return costOf(view.value.machine, job.value, city.value, language);
    }),
    reload: details.reload,
  };
}
