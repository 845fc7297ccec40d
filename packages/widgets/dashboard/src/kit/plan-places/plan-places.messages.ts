import { formatCount } from '@yantra/domain';

/** Texts for putting machines on running plans and taking them off. */
export const messages = {
  id: 'dashboard.plan-places',
  until: (plan: string, day: string) => `${plan} until ${day}`,
  put: (plan: string, free: number) => `Put on ${plan}, ${formatCount(free)} free`,
  move: (plan: string, from: string) => `Move from ${from} to ${plan}`,
  full: (plan: string) => `Put on ${plan}`,
  noPlace: 'No place is free',
  takeOff: (plan: string) => `Take off ${plan}`,
  choosePlan: 'Choose a plan',
  isOn: (machine: string, plan: string) => `${machine} is on ${plan} now.`,
  isOff: (machine: string, plan: string) => `${machine} is off ${plan} now.`,
  saved: (count: number) =>
    count === 1
      ? 'Your machine is saved. Show it to renters:'
      : `${formatCount(count)} machines are saved. Show them to renters:`,
  putIt: (plan: string, free: number) => `Put it on ${plan}, ${formatCount(free)} free`,
  putAll: (count: number, plan: string, free: number) =>
    `Put all ${formatCount(count)} on ${plan}, ${formatCount(free)} free`,
  putSome: (plan: string, free: number) => `Choose ${formatCount(free)} for ${plan}`,
  allOn: (count: number, plan: string) =>
    count === 1
      ? `Your machine is on ${plan} now. Renters can find it.`
      : `${formatCount(count)} machines are on ${plan} now. Renters can find them.`,
  noRoom: 'Renters only find machines that are on a plan.',
} as const;
