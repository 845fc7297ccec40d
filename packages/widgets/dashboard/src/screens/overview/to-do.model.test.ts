import { makeLead, makeOverview } from '@yantra/testing';
import { expect, test } from 'vitest';
import { waitingOf } from './to-do.model.ts';

const now = Date.parse('2026-11-23T05:00:00Z');
const plan = { id: 'p1', name: 'STARTER', used: 4, limit: 10, endsAt: '2026-11-26T18:29:59Z' };
const roomy = { id: 'p2', name: 'BUSINESS', used: 35, limit: 100, endsAt: '2027-11-14T18:29:59Z' };
const calm = makeOverview({ newLeads: 0, newestLeads: [], plans: [roomy], machineStates: [] });

test('Nothing is to do without new leads, with every machine listed and no plan ending', () => {
  expect(waitingOf(calm, now)).toEqual([]);
});

test('Older answers, without the states of machines, give nothing to do about machines', () => {
  const { machineStates: _, newestLeads: __, ...old } = calm;
  expect(waitingOf({ ...old, newLeads: 2 }, now)).toEqual([{ kind: 'leads', count: 2, newest: undefined }]);
});

test('The most urgent comes first: leads, then a plan that ends, then machines on no list; three at most', () => {
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

test('Machines that were hidden come right after leads', () => {
  const hidden = { ...calm, plans: [plan], machineStates: [{ state: 'hidden' as const, count: 2 }] };
  expect(waitingOf({ ...hidden, newLeads: 1 }, now).map(({ kind }) => kind)).toEqual(['leads', 'hidden', 'planEnds']);
});

test('A plan that ends without machines is not to do, and a full plan is not offered for moving', () => {
  expect(waitingOf({ ...calm, plans: [{ ...plan, used: 0 }] }, now)).toEqual([]);
  const full = { ...roomy, used: 98 };
  expect(waitingOf({ ...calm, plans: [plan, full] }, now)).toMatchObject([{ kind: 'planEnds', other: undefined }]);
});
