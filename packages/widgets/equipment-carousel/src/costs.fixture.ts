import type { Equipment } from '@yantra/contract/calls';
import { type MockAnswer, machinesIn, pageOf } from '@yantra/testing';

export const machines = machinesIn('Pune', 6);

/** The second leaves a part open, the third is an estimate. */
const costOf = (days: number, index: number): NonNullable<Equipment['cost']> => ({
  total: 1000 * days * (index + 1),
  unknown: index === 1 ? ['fuel'] : [],
  renter: index === 1 ? [] : ['fuel'],
  isEstimate: index === 2,
});

/** As the server answers: with its cost where a job is said. */
export const withCosts: MockAnswer = ({ jobDays }) =>
  pageOf(
    ...machines.map((machine, index) => (jobDays ? { ...machine, cost: costOf(Number(jobDays), index) } : machine)),
  )({});
