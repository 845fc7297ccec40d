import type { Overview, OwnEquipment, Plan } from '@yantra/contract/calls';
import { isSold, priceFor } from '../../kit/plans/periods.ts';

/** The steps to a first call, in order. */
export type StepName = 'machine' | 'plan' | 'share';
/** `now`: the first step that is not done. */
export type StepState = 'done' | 'now' | 'later';

export interface Step {
  readonly name: StepName;
  readonly state: StepState;
}

/** The figures that show a supplier's progress. */
export type Progress = Pick<Overview, 'machines' | 'listedMachines' | 'views' | 'leads' | 'reveals' | 'plans'>;

/** The steps with their states. @param hasShared whether the user has sent a machine's link */
export function stepsOf({ machines, listedMachines }: Progress, hasShared: boolean): readonly Step[] {
  const done = { machine: machines > 0, plan: listedMachines > 0, share: hasShared };
  const names = ['machine', 'plan', 'share'] as const;
  const next = names.find((name) => !done[name]);
  return names.map((name) => ({ name, state: done[name] ? 'done' : name === next ? 'now' : 'later' }));
}

/** Whether anybody has noticed the machines: before that all figures are zero. */
export const hasActivity = ({ views, leads, reveals }: Progress): boolean => views + leads + reveals > 0;

/** Whether the steps are shown: until all are done, or the first call has come. */
export const isSettingUp = (known: Progress, hasShared: boolean): boolean =>
  known.leads === 0 && stepsOf(known, hasShared).some(({ state }) => state !== 'done');

/** The machine of the steps: one that renters can find, else the first. */
export const firstMachine = (machines: readonly OwnEquipment[]): OwnEquipment | undefined =>
  machines.find(({ listing }) => listing === 'listed') ?? machines[0];

/** The cheapest plan that is sold by the month. */
export const cheapest = (plans: readonly Plan[]): Plan | undefined =>
  plans
    .filter((plan) => isSold(priceFor(plan, 1)))
    .toSorted((one, other) => one.finalPrice1Month - other.finalPrice1Month)[0];
