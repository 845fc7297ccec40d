import { makeOverview, makeOwnEquipment, makePlan } from '@yantra/testing';
import { describe, expect, test } from 'vitest';
import { cheapest, firstMachine, hasActivity, isSettingUp, stepsOf } from './setup.model.ts';

const fresh = makeOverview({ machines: 0, listedMachines: 0, views: 0, reveals: 0, leads: 0, newLeads: 0, plans: [] });
const statesOf = (some: Partial<typeof fresh>, hasShared = false) =>
  stepsOf({ ...fresh, ...some }, hasShared).map(({ state }) => state);

describe('the steps to a first call', () => {
  test('are a machine, a plan and a link, in this order', () => {
    expect(stepsOf(fresh, false).map(({ name }) => name)).toEqual(['machine', 'plan', 'share']);
    expect(statesOf({})).toEqual(['now', 'later', 'later']);
    expect(statesOf({ machines: 1 })).toEqual(['done', 'now', 'later']);
    expect(statesOf({ machines: 1, listedMachines: 1 })).toEqual(['done', 'done', 'now']);
    expect(statesOf({ machines: 1, listedMachines: 1 }, true)).toEqual(['done', 'done', 'done']);
  });

  test('return to the machine when it is on no list any more', () => {
    expect(statesOf({ machines: 1 }, true)).toEqual(['done', 'now', 'done']);
  });

  test('disappear when all are done, and with the first lead', () => {
    expect(isSettingUp(fresh, false)).toBe(true);
    expect(isSettingUp({ ...fresh, machines: 1, listedMachines: 1 }, true)).toBe(false);
    expect(isSettingUp({ ...fresh, machines: 1, listedMachines: 1, leads: 1 }, false)).toBe(false);
  });
});

test('figures appear as soon as one is not zero', () => {
  expect(hasActivity(fresh)).toBe(false);
  for (const some of [{ views: 1 }, { leads: 1 }, { reveals: 1 }])
    expect(hasActivity({ ...fresh, ...some })).toBe(true);
});

test('a machine that renters can find is shown first', () => {
  const [draft, listed] = [
    makeOwnEquipment({ id: 'm1', listing: 'draft' }),
    makeOwnEquipment({ id: 'm2', listing: 'listed' }),
  ];
  expect([firstMachine([draft, listed]), firstMachine([draft]), firstMachine([])]).toEqual([listed, draft, undefined]);
});

test('the cheapest plan is one that is sold by the month', () => {
  const plans = [
    makePlan({ id: 1, finalPrice1Month: 900 }),
    makePlan({ id: 2, finalPrice1Month: 0 }),
    makePlan({ id: 3, finalPrice1Month: 500 }),
  ];
  expect(cheapest(plans)?.id).toBe(3);
  expect(cheapest([])).toBeUndefined();
});
