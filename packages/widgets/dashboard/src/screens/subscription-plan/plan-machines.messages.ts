import { formatCount } from '@yantra/domain';

const machines = (count: number): string => `${formatCount(count)} ${count === 1 ? 'machine' : 'machines'}`;

export const messages = {
  id: 'dashboard.plan-machines',
  title: 'Change Machines',
  note: (state: 'running' | 'coming', day: string) =>
    state === 'running'
      ? `Renters find what you choose as soon as you save. The plan runs until ${day}.`
      : `Renters find what you choose from ${day}, when the plan begins.`,
  gone: 'There is no such plan',
  goneText: 'It is not one of yours, or the link is wrong.',
  ended: (plan: string) => `${plan} has ended`,
  endedText: 'Renew it, and choose its machines there.',
  renew: 'Renew',
  back: 'My Subscriptions',
  unchanged: 'Nothing is changed yet',
  change: (on: number, off: number) =>
    [on > 0 && `${machines(on)} put on`, off > 0 && `${machines(off)} taken off`].filter(Boolean).join(', '),
  free: (count: number) => (count === 1 ? '1 place stays free' : `${formatCount(count)} places stay free`),
  save: 'Save',
  saving: 'Saving...',
  saved: (plan: string) => `The machines of ${plan} are changed.`,
} as const;
