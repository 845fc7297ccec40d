import { expect, test } from 'vitest';
import { type CostFacts, jobCost } from '../job-cost/job-cost.ts';
import type { RateCard } from '../job-cost/rate-card.ts';
import { compareRows, type CompareRow, openParts } from './compare-rows.ts';
import type { ComparedMachine } from './compared-machine.ts';

const rupees = (amount: number): number => Math.round(amount * 100);

/** What twelve days cost with a machine. */
function costed(card: RateCard, perDay: number, more: Partial<CostFacts> = {}, km = 38) {
  const facts: CostFacts = {
    rent: { paise: rupees(perDay), type: 1, discount: 0 },
    card,
    parts: { operator: true, fuel: true },
    gst: 18,
    typical: { diesel: rupees(92), board: rupees(500) },
    ...more,
  };
  return jobCost(facts, { days: 12, hours: 8, km });
}

const machine = (some: Partial<ComparedMachine> = {}): ComparedMachine => ({
  stars: null,
  ratings: 0,
  facts: [],
  ...some,
});

/* The three of the mock-up. */
const chakan = costed(
  {
    tiers: { week: rupees(72_000) },
    transport: { state: 'extra', each: rupees(6000), freeKm: 25, perKm: rupees(90) },
    operator: { state: 'included' },
    overtime: rupees(1900),
    deposit: rupees(50_000),
  },
  13_110,
);
const wagholi = costed(
  {
    tiers: { week: rupees(70_000) },
    transport: { state: 'extra', each: rupees(6000), freeKm: 25, perKm: 0 },
    operator: { state: 'included' },
    fuel: { state: 'renter', litres: 14 },
    overtime: rupees(1900),
    deposit: rupees(50_000),
  },
  12_420,
);
const bhosari = costed(
  { transport: { state: 'included' }, operator: { state: 'included' }, fuel: { state: 'included' }, deposit: 0 },
  21_500,
);

const three: readonly ComparedMachine[] = [
  machine({
    cost: chakan,
    km: 38,
    days: { isFree: true },
    stars: 4.6,
    ratings: 31,
    answers: { minutes: 25, won: 41 },
    workingHours: 48,
    year: 2021,
    isInsured: true,
    hasCertificate: true,
  }),
  machine({
    cost: wagholi,
    km: 14,
    days: { isFree: true },
    stars: 4.8,
    ratings: 22,
    answers: { minutes: 120, won: 64 },
    workingHours: 48,
    year: 2023,
    isInsured: true,
    hasCertificate: true,
  }),
  machine({
    cost: bhosari,
    km: 22,
    days: { isFree: true },
    workingHours: 60,
    year: 2022,
    isInsured: true,
    hasCertificate: true,
  }),
];

const nameOf = ({ of }: CompareRow): string =>
  of.name === 'part' ? of.part : of.name === 'kind' ? `kind:${of.fact}` : of.name;
const rowsBy = (machines: readonly (ComparedMachine | undefined)[]) =>
  new Map(compareRows(machines).map((row) => [nameOf(row), row]));

test('three machines and a job give sixteen rows, in four groups, of which twelve differ', () => {
  const rows = compareRows(three);
  expect(rows.map((row) => `${row.group}: ${nameOf(row)}${row.differs ? ' ≠' : ''}`)).toEqual([
    'job: total ≠',
    'job: rent ≠',
    'job: transport ≠',
    'job: operator',
    'job: fuel ≠',
    'job: gst ≠',
    'job: deposit ≠',
    'where: days',
    'where: distance ≠',
    'owner: rating ≠',
    'owner: answers ≠',
    'owner: hires ≠',
    'machine: workingHours ≠',
    'machine: year ≠',
    'machine: insurance',
    'machine: certificate',
  ]);
});

test('the lowest total, the nearest machine and the fastest owner are the best', () => {
  const rows = rowsBy(three);
  expect([rows.get('total'), rows.get('distance'), rows.get('answers')].map((row) => row?.best)).toEqual([
    [1],
    [1],
    [0],
  ]);
  expect([...rows.values()].filter(({ best }) => best.length > 0)).toHaveLength(3);
});

test('a total is the lowest before what is open with any of them', () => {
  expect(openParts(three)).toEqual(['fuel']);
  expect(openParts([machine({ cost: bhosari })])).toEqual([]);
  expect(openParts([machine({ cost: costed({}, 9000) }), undefined])).toEqual(['transport', 'operator', 'fuel']);
});

test('without a job there is no row of costs', () => {
  const rows = compareRows(three.map(({ cost: _cost, ...rest }) => rest));
  expect(rows.map(({ group }) => group)).not.toContain('job');
});

test('a cost that could not be worked out differs from those that could', () => {
  const rows = rowsBy([machine({ cost: chakan }), machine()]);
  expect(rows.get('total')).toMatchObject({ differs: true, best: [] });
});

test('equal machines differ in nothing, and none is the best', () => {
  const rows = compareRows([three[0], three[0]]);
  expect(rows.filter(({ differs, best }) => differs || best.length > 0)).toEqual([]);
});

test('machines that share the least are both the best', () => {
  const rows = rowsBy([machine({ km: 14 }), machine({ km: 30 }), machine({ km: 14 })]);
  expect(rows.get('distance')?.best).toEqual([0, 2]);
});

test('what one machine states and another does not differs; what none states does not', () => {
  const rows = rowsBy([machine({ year: 2021 }), machine()]);
  expect([rows.get('year')?.differs, rows.get('workingHours')?.differs]).toEqual([true, false]);
});

test('a machine that is gone keeps its place and is not compared', () => {
  const rows = rowsBy([undefined, machine({ km: 30, year: 2021 }), machine({ km: 14, year: 2021 })]);
  expect(rows.get('distance')?.best).toEqual([2]);
  expect(rows.get('year')?.differs).toBe(false);
  expect(compareRows([undefined, undefined]).every(({ differs }) => !differs)).toBe(true);
});

test('every fact by which one of the kinds is hired is a row, with its unit compared', () => {
  const rows = rowsBy([
    machine({
      facts: [
        { fact: 'capacity', value: 20, unit: 't' },
        { fact: 'reach', value: 9, unit: 'm' },
      ],
    }),
    machine({ facts: [{ fact: 'capacity', value: 20, unit: 'kVA' }] }),
  ]);
  expect(rows.get('kind:capacity')?.differs).toBe(true);
  expect(rows.get('kind:reach')?.differs).toBe(true);
});

test('with a job the operator is a part of the cost, and not told twice', () => {
  const facts = [{ fact: 'operator', value: 'included' } as const];
  expect(rowsBy([machine({ facts })]).has('kind:operator')).toBe(true);
  expect(rowsBy([machine({ facts, cost: chakan })]).has('kind:operator')).toBe(false);
});

test('other tiers at the same sum are no other rent', () => {
  const byDays = costed({ tiers: {} }, 6000);
  const byWeeks = costed({ tiers: { week: rupees(36_000) } }, 60_000, {}, 38);
  expect(byDays.lines.find(({ part }) => part === 'rent')?.amount).toBe(
    byWeeks.lines.find(({ part }) => part === 'rent')?.amount,
  );
  expect(rowsBy([machine({ cost: byDays }), machine({ cost: byWeeks })]).get('rent')?.differs).toBe(false);
});
