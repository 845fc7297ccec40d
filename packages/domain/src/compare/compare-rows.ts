import type { CostPart } from '../job-cost/cost-part.ts';
import type { JobCost } from '../job-cost/job-cost.ts';
import { type FactName, factNames, type KindFact } from '../kind-facts.ts';
import type { ComparedMachine } from './compared-machine.ts';

/** The four parts of a comparison, in order. */
export const compareGroups = ['job', 'where', 'owner', 'machine'] as const;
export type CompareGroup = (typeof compareGroups)[number];

/** The parts of a cost that have a row of their own, in order. */
export const compareParts = ['rent', 'overtime', 'transport', 'operator', 'board', 'fuel'] as const;
export type ComparePart = (typeof compareParts)[number];

type DocumentedFact = 'workingHours' | 'year' | 'insurance' | 'certificate';

/** One fact of all machines. `kind` is a fact by which kinds of machine are hired. */
export type CompareFact =
  | {
      readonly name:
        | 'total'
        | 'gst'
        | 'deposit'
        | 'days'
        | 'distance'
        | 'rating'
        | 'answers'
        | 'hires'
        | DocumentedFact;
    }
  | { readonly name: 'part'; readonly part: ComparePart }
  | { readonly name: 'kind'; readonly fact: FactName };

/** A row of the table. */
export interface CompareRow {
  readonly group: CompareGroup;
  readonly of: CompareFact;
  /** Whether not all machines say the same; what one has not stated differs from what another has. */
  readonly differs: boolean;
  /** The places of the best machines, from 0; none where all are equal, or where there is no best. */
  readonly best: readonly number[];
}

/** A machine that is not there any more, or not loaded, is undefined: it keeps its place, and is not compared. */
export type Compared = readonly (ComparedMachine | undefined)[];

interface Fact {
  readonly group: CompareGroup;
  readonly of: CompareFact;
  /** What a machine says, so that equal answers are equal texts; undefined is not stated. */
  readonly says: (machine: ComparedMachine) => string | number | boolean | undefined | null;
  /** The least of them is the best. */
  readonly least?: (machine: ComparedMachine) => number | undefined;
}

/** Every part of a cost, in the total or apart. */
export const partsOf = ({ lines, apart }: JobCost, part: ComparePart): readonly CostPart[] =>
  [...lines, ...apart].filter((one) => one.part === part);

/** How a part stands, and what it comes to. Rent is compared by its sum: other tiers at the same price are no other price. */
function partSays(part: ComparePart, { cost }: ComparedMachine): string | undefined {
  if (!cost) return undefined;
  const found = partsOf(cost, part);
  const [first] = found;
  if (!first) return 'none';
  const amount = found.reduce((sum, one) => sum + (one.amount ?? 0), 0);
  // Litres an hour tell one machine from another; shifts and ways follow from the job.
  const litres = part === 'fuel' ? first.quantity : undefined;
  return JSON.stringify([first.state, amount, litres]);
}

const factSays = (fact: FactName, { facts }: ComparedMachine): string | undefined => {
  const found = facts.find((one) => one.fact === fact);
  return found?.value === undefined ? undefined : `${found.value} ${found.unit ?? ''}`;
};

const jobFacts = (machines: readonly ComparedMachine[]): readonly Fact[] => {
  const costs = machines.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return [];
  const parts = compareParts.filter((part) => costs.some((cost) => partsOf(cost, part).length > 0));
  return [
    { group: 'job', of: { name: 'total' }, says: ({ cost }) => cost?.total, least: ({ cost }) => cost?.total },
    ...parts.map((part): Fact => ({
      group: 'job',
      of: { name: 'part', part },
      says: (machine) => partSays(part, machine),
    })),
    { group: 'job', of: { name: 'gst' }, says: ({ cost }) => cost && JSON.stringify(cost.gst) },
    { group: 'job', of: { name: 'deposit' }, says: ({ cost }) => cost?.deposit },
  ];
};

const otherFacts: readonly Fact[] = [
  { group: 'where', of: { name: 'days' }, says: ({ days }) => days && `${days.isFree} ${days.from ?? ''}` },
  { group: 'where', of: { name: 'distance' }, says: ({ km }) => km, least: ({ km }) => km },
  {
    group: 'owner',
    of: { name: 'rating' },
    says: ({ stars, ratings }) => (stars === null ? undefined : `${stars} ${ratings}`),
  },
  {
    group: 'owner',
    of: { name: 'answers' },
    says: ({ answers }) => answers?.minutes,
    least: ({ answers }) => answers?.minutes,
  },
  { group: 'owner', of: { name: 'hires' }, says: ({ answers }) => answers?.won },
];

/** The facts of their kinds, each once: what one machine's kind is hired by is a row for all. The operator's cost says more than the fact. */
const kindFacts = (machines: readonly ComparedMachine[]): readonly Fact[] =>
  factNames
    .filter((fact) => fact !== 'operator' || machines.every(({ cost }) => !cost))
    .filter((fact) => machines.some(({ facts }) => facts.some((one: KindFact) => one.fact === fact)))
    .map((fact) => ({ group: 'machine', of: { name: 'kind', fact }, says: (machine) => factSays(fact, machine) }));

const documentedFacts: readonly Fact[] = [
  { group: 'machine', of: { name: 'workingHours' }, says: ({ workingHours }) => workingHours },
  { group: 'machine', of: { name: 'year' }, says: ({ year }) => year },
  { group: 'machine', of: { name: 'insurance' }, says: ({ isInsured }) => isInsured },
  { group: 'machine', of: { name: 'certificate' }, says: ({ hasCertificate }) => hasCertificate },
];

/** Which facts of machines stand beside each other, which of them differ, and whose is the best. */
export function compareRows(compared: Compared): readonly CompareRow[] {
  const machines = compared.filter((one) => one !== undefined);
  const facts = [...jobFacts(machines), ...otherFacts, ...kindFacts(machines), ...documentedFacts];
  return facts.map(({ group, of, says, least }) => {
    const differs = new Set(machines.map(says)).size > 1;
    return { group, of, differs, best: differs && least ? leastOf(compared, least) : [] };
  });
}

/** The places of the least; none unless somebody's is more. */
function leastOf(compared: Compared, of: (machine: ComparedMachine) => number | undefined): readonly number[] {
  const values = compared.map((machine) => machine && of(machine));
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(...known);
  return known.some((value) => value > least) ? values.flatMap((value, place) => (value === least ? [place] : [])) : [];
}

/**
 * The parts that are open with any of the machines: not stated, or the renter's own. A total is the lowest before these only.
 */
export function openParts(compared: Compared): readonly Exclude<ComparePart, 'rent'>[] {
  const apart = compared.flatMap((machine) => machine?.cost?.apart ?? []);
  return compareParts.filter((part) => part !== 'rent').filter((part) => apart.some((one) => one.part === part));
}
