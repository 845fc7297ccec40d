import type { Overview } from '@yantra/contract/calls';
import { daysUntil } from '../../kit/dates.ts';

type Plan = Overview['plans'][number];
type NewLead = NonNullable<Overview['newestLeads']>[number];

/** Something for the owner to do. */
export type Waiting =
  | { readonly kind: 'leads'; readonly count: number; readonly newest: NewLead | undefined }
  | {
      readonly kind: 'planEnds';
      readonly plan: Plan;
      readonly days: number;
      /** A plan that runs longer and has room for its machines. */
      readonly other: Plan | undefined;
    }
  | { readonly kind: 'notOnPlan'; readonly count: number; readonly plan: Plan | undefined }
  | { readonly kind: 'hidden'; readonly count: number }
  | { readonly kind: 'drafts'; readonly count: number };

/** This many days before its end, a plan is something to do. */
const soonDays = 14;
/** The most shown at once. */
const most = 3;

const freeOf = ({ limit, used }: Plan): number => Math.max(0, limit - used);

/** The things to do, the most urgent first. @param now milliseconds since the epoch */
export function waitingOf(known: Overview, now: number): readonly Waiting[] {
  const all = [
    newLeads(known),
    machinesIn('hidden', known),
    endingPlan(known, now),
    notOnPlan(known),
    machinesIn('draft', known),
  ];
  return all.filter((one) => one !== undefined).slice(0, most);
}

function newLeads({ newLeads: count, newestLeads = [] }: Overview): Waiting | undefined {
  return count > 0 ? { kind: 'leads', count, newest: newestLeads.find(({ status }) => status === 'New') } : undefined;
}

function endingPlan({ plans }: Overview, now: number): Waiting | undefined {
  const [plan] = plans
    .filter(({ used, endsAt }) => used > 0 && daysUntil(endsAt, now) <= soonDays)
    .toSorted((one, two) => Date.parse(one.endsAt) - Date.parse(two.endsAt));
  if (!plan) return undefined;
  const other = plans.find(
    (one) => one.id !== plan.id && freeOf(one) >= plan.used && Date.parse(one.endsAt) > Date.parse(plan.endsAt),
  );
  return { kind: 'planEnds', plan, days: Math.max(0, daysUntil(plan.endsAt, now)), other };
}

function notOnPlan({ plans, machineStates = [] }: Overview): Waiting | undefined {
  const count = countIn(machineStates, ['notInPlan', 'planEnded']);
  const [plan] = plans.filter((one) => freeOf(one) > 0).toSorted((one, two) => freeOf(two) - freeOf(one));
  return count > 0 ? { kind: 'notOnPlan', count, plan } : undefined;
}

function machinesIn(state: 'hidden' | 'draft', { machineStates = [] }: Overview): Waiting | undefined {
  const count = countIn(machineStates, [state]);
  return count > 0 ? { kind: state === 'draft' ? 'drafts' : state, count } : undefined;
}

type States = NonNullable<Overview['machineStates']>;

/** The number of machines in one of these states. */
export const countIn = (machineStates: States, states: readonly States[number]['state'][]): number =>
  machineStates.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
