import { type CostFacts, type CostJob, jobCost, type RateCard, type RentalType, typicalKm } from '@yantra/domain';

/* Cards and jobs by chance, always the same, to compare what a job costs in Node, in browsers, and with cards that were stored in a database. */

/** One of them. */
export interface RandomJob {
  readonly facts: CostFacts;
  readonly job: CostJob;
}

/** How many there are in all, in blocks that are compared by one fingerprint each. */
export const randomJobs = { blocks: 20, ofBlock: 5000 } as const;

/** The numbers of all blocks. */
export const randomBlocks: readonly number[] = Array.from({ length: randomJobs.blocks }, (_, block) => block);

/**
 * What the jobs of each block come to. They change with the rule alone: when it is changed on purpose, `random-jobs.test.ts` says the new ones.
 */
export const fingerprints: readonly string[] = [
  'd32c206588fb5b19',
  'f13c84a9d3e916e5',
  'a928373cb8cc55a8',
  '18e35b8b1b215147',
  '3fb7299337e192c3',
  '917def4e43cded36',
  '5d0ccb8524985909',
  '4721679cdc690f44',
  'b6d2638efc2e4812',
  '45136d60f201ba30',
  'e10d151f2a6f1e03',
  '4223acfec567a1d6',
  '44e37df8254fdb1c',
  '98b786a1f15ca5f9',
  'c28942e73ef87e93',
  '8dbfcba9da8aaf19',
  '3c8cb0a50b84d4dd',
  'af99e321154f30ed',
  '4aa1bb335ed4783b',
  'a39f1fc54b21d01d',
];

interface Chance {
  readonly between: (least: number, most: number) => number;
  readonly is: (part: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** By mulberry32. */
function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    is: (part) => next() < part,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}

/** A day's price, and what longer units come to by it: mostly less than so many days, sometimes absurd. */
function pricesOf(chance: Chance) {
  const day = chance.between(1, chance.pick([900, 90_000, 4_000_000]));
  const times = (least: number, most: number): number =>
    Math.max(1, Math.floor((day * chance.between(least, most)) / 100));
  return { hour: times(8, 30), day, week: times(300, 800), month: times(900, 3500) };
}

function cardOf(chance: Chance, { hour, day, week, month }: ReturnType<typeof pricesOf>): RateCard {
  const { between, is, pick } = chance;
  const share = (most: number): number => between(0, Math.max(1, Math.floor(day * most)));
  const hours = {
    ...(is(0.2) && { day: between(1, 24) }),
    ...(is(0.2) && { week: between(6, 168) }),
    ...(is(0.3) && { month: pick([26, 200, 240, 260, 360, 720, 744]) }),
  };
  const transport = pick<RateCard['transport']>([
    undefined,
    { state: 'included' },
    { state: 'renter' },
    { state: 'extra', each: share(1), freeKm: between(0, 60), perKm: between(0, 20_000) },
    { state: 'extra', each: share(3), freeKm: between(0, 10), perKm: between(0, 500) },
  ]);
  const operator = pick<RateCard['operator']>([
    undefined,
    { state: 'included' },
    { state: 'included', board: true },
    { state: 'renter' },
    { state: 'extra', shift: share(0.2) },
    { state: 'extra', shift: share(0.5), board: true },
  ]);
  const fuel = pick<RateCard['fuel']>([
    undefined,
    { state: 'included' },
    { state: 'renter' },
    { state: 'renter', litres: between(1, 4000) / 100 },
  ]);
  return {
    tiers: {
      ...(is(0.3) && { hour }),
      ...(is(0.5) && { day }),
      ...(is(0.5) && { week }),
      ...(is(0.5) && { month }),
    },
    ...(is(0.8) && { included: hours }),
    ...(is(0.7) && { overtime: between(0, 2 * hour) }),
    ...(is(0.3) && {
      minimum: is(0.5) ? { unit: 'hours', amount: between(1, 100) } : { unit: 'days', amount: between(1, 31) },
    }),
    ...(is(0.4) && { sundaysFree: true }),
    ...(transport && { transport }),
    ...(operator && { operator }),
    ...(fuel && { fuel }),
    ...(is(0.6) && { deposit: share(20) }),
    ...(is(0.2) && { gstIncluded: true }),
  };
}

function typicalOf({ between, is }: Chance): CostFacts['typical'] {
  const pair = (least: number, most: number) => {
    const middle = between(least, most);
    return { middle, most: middle + between(0, most) };
  };
  // Medians of cards are seldom whole paise.
  const rising = (each: number) => typicalKm.map((km) => each + km * 123.25);
  return {
    ...(is(0.8) && { overtime: between(1, 200_000) }),
    ...(is(0.8) && { transport: { middle: rising(200_000), most: rising(450_000.5) } }),
    ...(is(0.8) && { shift: pair(50_000, 120_000) }),
    ...(is(0.8) && { litres: pair(1, 20) }),
    diesel: between(8500, 10_500),
    board: between(20_000, 60_000),
  };
}

function jobOf({ between, is, pick }: Chance): CostJob {
  const first = Date.UTC(2026, 10, 26) + between(0, 800) * 86_400_000;
  return {
    ...(is(0.7) && { from: new Date(first).toISOString().slice(0, 10) }),
    days: between(1, pick([3, 14, 60, 60, 366])),
    hours: is(0.5) ? 8 : between(1, 24),
    ...(is(0.2) && { ownOperator: true }),
    ...(is(0.8) && { km: between(0, pick([30, 120, 700])) }),
  };
}

/** A block of them. @param block from 0 */
export function randomBlock(block: number): readonly RandomJob[] {
  return Array.from({ length: randomJobs.ofBlock }, (_, at): RandomJob => {
    const chance = chanceOf(block * randomJobs.ofBlock + at);
    const prices = pricesOf(chance);
    const type = chance.pick<RentalType>([0, 1, 1, 1, 2, 3]);
    const rent = {
      paise: ([prices.hour, prices.day, prices.week, prices.month] as const)[type],
      type,
      discount: chance.is(0.5) ? 0 : chance.between(0, 10_000) / 100,
    };
    const parts = { operator: chance.is(0.8), fuel: chance.is(0.8) };
    const gst = chance.pick([5, 12, 18, 18, 18, 28]);
    const facts = { rent, card: cardOf(chance, prices), parts, gst, typical: typicalOf(chance) };
    return { facts, job: jobOf(chance) };
  });
}

/** All costs of a block as one text of 16 digits: another paisa anywhere is another text. */
export function fingerprintOf(jobs: readonly RandomJob[]): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const { facts, job } of jobs) {
    const text = JSON.stringify(jobCost(facts, job));
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      a = Math.imul(a ^ letter, 2_654_435_761);
      b = Math.imul(b ^ letter, 1_597_334_677);
    }
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
