import { makeOwnEquipment } from '@yantra/testing';
import { expect, test } from 'vitest';
import { found, machinesBeside, machinesOf } from './subscription.model.ts';

const machines = ['a', 'b', 'c', 'd'].map((id) => makeOwnEquipment({ id, name: `JCB ${id}` }));
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join('');

test('A plan has its machines, and the others are listed with those on no plan first', () => {
  const plan = { equipmentIds: ['c', 'a', 'gone'] };
  expect(idsOf(machinesOf(plan, machines))).toBe('ac');
  expect(idsOf(machinesBeside(plan, machines, (id) => id === 'b'))).toBe('db');
});

test('Machines are found by the beginnings of words', () => {
  expect(idsOf(found(machines, 'jcb D'))).toBe('d');
  expect(idsOf(found(machines, ' '))).toBe('abcd');
  expect(found(machines, 'cb')).toEqual([]);
});
