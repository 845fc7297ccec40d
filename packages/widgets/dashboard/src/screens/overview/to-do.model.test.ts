import { makeLead, makeOverview } from '@yantra/testing';
import { expect, test } from 'vitest';
import { waitingOf } from './to-do.model.ts';

const now = Date.parse('2026-11-23T05:00:00Z');
const plan = { id: 'p1', name: 'STARTER', used: 4, limit: 10, endsAt: '2026-11-26T18:29:59Z' };
const roomy = { id: 'p2', name: 'BUSINESS', used: 35, limit: 100, endsAt: '2027-11-14T18:29:59Z' };
const calm = makeOverview({ newLeads: 0, newestLeads: [], plans: [roomy], machineStates: [] });

test('Nothing waits where nobody has asked, every machine is on show and no plan ends', () => {
  expect(waitingOf(calm, now)).toEqual([]);
});

test('Answers of before, which do not say the states of machines, have nothing to do with machines', () => {
  const { machineStates: _, newestLeads: __, ...old } = calm;
  expect(waitingOf({ ...old, newLeads: 2 }, now)).toEqual([{ kind: 'leads', count: 2, newest: undefined }]);
});

test('The most urgent comes first: who asks, then a plan that ends, then machines nobody finds; three at most', () => {
  const newest = makeLead({ id: 'l1' });
  const all = {
    ...calm,
    newLeads: 2,
    newestLeads: [makeLead({ id: 'l0', status: 'Replied' }), newest],
    plans: [roomy, plan],
    machineStates: [
      { state: 'listed' as const, count: 30 },
      { state: 'notInPlan' as const, count: 3 },
      { state: 'planEnded' as const, count: 1 },
      { state: 'draft' as const, count: 5 },
    ],
  };
  expect(waitingOf(all, now)).toEqual([
    { kind: 'leads', count: 2, newest },
    { kind: 'planEnds', plan, days: 3, other: roomy },
    { kind: 'notOnPlan', count: 4, plan: roomy },
  ]);
  expect(waitingOf({ ...all, newLeads: 0 }, now).at(-1)).toEqual({ kind: 'drafts', count: 5 });
});

test('A plan that ends with no machine on it does not wait, and a full one has no room to move to', () => {
  expect(waitingOf({ ...calm, plans: [{ ...plan, used: 0 }] }, now)).toEqual([]);
  const full = { ...roomy, used: 98 };
  expect(waitingOf({ ...calm, plans: [plan, full] }, now)).toMatchObject([{ kind: 'planEnds', other: undefined }]);
});
