import { makePurchase } from '@yantra/testing';
import { describe, expect, test, vi } from 'vitest';
import { planItems } from './machine-menu.tsx';
import { planNameIn } from './plan-name.ts';
import { messages } from './plan-places.messages.ts';
import { freePlaces, heldElsewhere, runningPlans } from './plan-places.ts';

const plan = (id: string, some: Partial<ReturnType<typeof makePurchase>> = {}) =>
  makePurchase({ id, displayName: id.toUpperCase(), ...some });
const business = plan('business', { equipmentCount: 100, equipmentIds: ['m1'] });
const economy = plan('economy', { equipmentCount: 1, equipmentIds: ['m2'], endDate: '2027-01-21T05:12:00Z' });
const ended = plan('starter', { state: 'ended', startDate: '2026-01-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' });
const coming = plan('next', { state: 'coming', startDate: '2027-05-21T05:12:00Z', endDate: '2027-11-21T05:12:00Z' });
const all = [coming, economy, ended, business];

test('a plan’s free places are those without a machine, never below zero', () => {
  expect([business, economy, { ...economy, equipmentIds: ['m2', 'm3'] }].map(freePlaces)).toEqual([99, 0, 0]);
});

test('of running plans, the one that ends last comes first', () => {
  expect(runningPlans(all)).toEqual([business, economy]);
});

test('a machine would leave plans that hold it at the same time, but not plans that start later', () => {
  const renewed = { ...coming, equipmentIds: ['m9'] };
  expect([...heldElsewhere(business, [economy, renewed, ended, business])]).toEqual([['m2', economy]]);
});

test('plans with the same name show their end dates, unless the other one is over', () => {
  const nameOf = planNameIn(
    [business, { ...business, id: 'b2' }, economy, { ...ended, displayName: 'ECONOMY' }],
    undefined,
  );
  expect([business, economy].map(nameOf)).toEqual(['BUSINESS until 21 May 2027', 'ECONOMY']);
});

describe('the menu of a machine', () => {
  const change = vi.fn(async () => true);
  const itemsOf = (id: string, purchases: typeof all | undefined = all) =>
    planItems(
      { id, name: 'JCB 3DX' },
      {
        purchases,
        error: undefined,
        reload: () => undefined,
        nameOf: ({ displayName }) => displayName,
        changeCount: 0,
        change,
      },
      messages,
    );

  test('puts it on a plan with room, and explains why a full one is disabled', () => {
    const [put, full] = itemsOf('m9');
    expect([put?.label, full?.label, full?.whyNot]).toEqual([
      'Put on BUSINESS, 99 free',
      'Put on ECONOMY',
      'No place is free',
    ]);
    put?.onSelect?.();
    expect(change).toHaveBeenLastCalledWith(
      { plan: business, ids: ['m1', 'm9'], isMove: false },
      'JCB 3DX is on BUSINESS now.',
    );
    expect(full?.onSelect).toBeUndefined();
  });

  test('takes it off, even if the plan is full', () => {
    const [move, off] = itemsOf('m2');
    expect([move?.label, off?.label]).toEqual(['Move from ECONOMY to BUSINESS', 'Take off ECONOMY']);
    off?.onSelect?.();
    expect(change).toHaveBeenLastCalledWith({ plan: economy, ids: [] }, 'JCB 3DX is off ECONOMY now.');
    move?.onSelect?.();
    expect(change).toHaveBeenLastCalledWith(
      { plan: business, ids: ['m1', 'm2'], isMove: true },
      'JCB 3DX is on BUSINESS now.',
    );
  });

  test('links to the plans where none is running, and is empty until they are loaded', () => {
    expect(itemsOf('m1', [ended])).toMatchObject([
      { label: 'Choose a plan', href: '/dashboard/subscription-plan?machines=m1' },
    ]);
    expect(
      planItems(
        { id: 'm1', name: '' },
        { purchases: undefined, error: undefined, reload: () => undefined, nameOf: () => '', changeCount: 0, change },
        messages,
      ),
    ).toEqual([]);
  });
});
