import type { Overview, OwnEquipment, Plan } from '@yantra/contract/calls';
import { isSold, priceFor } from '../../kit/plans/periods.ts';

/** What leads to a first call, in this order. */
export type StepName = 'machine' | 'plan' | 'share';
/** The first that is not done is for now. */
export type StepState = 'done' | 'now' | 'later';

export interface Step {
  readonly name: StepName;
  readonly state: StepState;
}

/** What of the figures says how far somebody has come. */
export type Progress = Pick<Overview, 'machines' | 'listedMachines' | 'views' | 'leads' | 'reveals' | 'plans'>;

/** How far somebody has come. @param hasShared they have sent the link of a machine to somebody */
export function stepsOf({ machines, listedMachines }: Progress, hasShared: boolean): readonly Step[] {
  const done = { machine: machines > 0, plan: listedMachines > 0, share: hasShared };
  const names = ['machine', 'plan', 'share'] as const;
  const next = names.find((name) => !done[name]);
  return names.map((name) => ({ name, state: done[name] ? 'done' : name === next ? 'now' : 'later' }));
}

/** Whether anybody has noticed them: until then there are no figures, only noughts. */
export const isNoticed = ({ views, leads, reveals }: Progress): boolean => views + leads + reveals > 0;

/** Whether the steps are shown: until they are done, or the first call has come. */
export const isSettingUp = (known: Progress, hasShared: boolean): boolean =>
  known.leads === 0 && stepsOf(known, hasShared).some(({ state }) => state !== 'done');

/** The machine that the steps are about: one that renters can find, else the first. */
export const firstMachine = (machines: readonly OwnEquipment[]): OwnEquipment | undefined =>
  machines.find(({ listing }) => listing === 'listed') ?? machines[0];

/** A plan that is sold by the month, the one that costs least. */
export const cheapest = (plans: readonly Plan[]): Plan | undefined =>
  plans
    .filter((plan) => isSold(priceFor(plan, 1)))
    .toSorted((one, other) => one.finalPrice1Month - other.finalPrice1Month)[0];
