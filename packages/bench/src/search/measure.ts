/** Queries the same market in several ways in turn, and records the times. */
import type { MeasuredMarket } from '@yantra/server/testing';
import { percentile } from '../bench.ts';
import { cityTerms, makerTypos, slips } from './terms.ts';

/** `page of a machine` is the look-up with its reviews, as in `GetEquipmentById`. */
export const kinds = [
  'look-up',
  'page of a machine',
  'city + term',
  'typo',
  'typo of a maker, everywhere',
  'rows + count + facets',
  'city + type with a job',
  'sort by total cost',
  'free on these days',
  'free, where nearly all are taken',
  'free, by total cost',
  'free by total cost, where nearly all are taken',
  'free in a city, with facets',
  'free in a city, where nearly all are taken',
] as const;
export type Kind = (typeof kinds)[number];

/** Milliseconds. */
export interface Times {
  readonly all: readonly number[];
  /** Of each block. */
  readonly p99s: readonly number[];
}

export interface Measured {
  readonly blocks: number;
  readonly of: Readonly<Record<Kind, Times>>;
}

const blocks = 25;
const questionsPerBlock = 100;
const warmUp = 300;
const pageSize = 20;

export async function measure(market: MeasuredMarket): Promise<Measured> {
  const count = warmUp + blocks * questionsPerBlock;
  const asks = asksOf(market, await market.someIds(count), await market.someKinds(count), count);
  const blocksOf = Object.fromEntries(kinds.map((kind) => [kind, [] as number[][]])) as Record<Kind, number[][]>;
  for (let turn = 0; turn < warmUp; turn += 1) for (const kind of kinds) await asks[kind](turn);
  for (let block = 0; block < blocks; block += 1) {
    const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
    for (let question = 0; question < questionsPerBlock; question += 1) {
      const turn = warmUp + block * questionsPerBlock + question;
      for (const kind of kinds) {
        const began = performance.now();
        await asks[kind](turn);
        times[kind].push(performance.now() - began);
      }
    }
    for (const kind of kinds) blocksOf[kind].push(times[kind]);
  }
  const timesOf = (kind: Kind): Times => ({
    all: blocksOf[kind].flat(),
    p99s: blocksOf[kind].map((times) => percentile(times, 99)),
  });
  return { blocks, of: Object.fromEntries(kinds.map((kind) => [kind, timesOf(kind)])) as Record<Kind, Times> };
}

type Ask = (turn: number) => Promise<unknown>;

function asksOf(
  market: MeasuredMarket,
  ids: readonly string[],
  ofCities: Awaited<ReturnType<MeasuredMarket['someKinds']>>,
  count: number,
): Readonly<Record<Kind, Ask>> {
  const terms = cityTerms(count);
  const misspelt = slips(count);
  const makers = makerTypos(count);
  const at = <Item>(list: readonly Item[], turn: number): Item => list[turn % list.length] as Item;
  const free = (turn: number, jobFrom: string) => ({ ...jobOf(turn), jobFrom, isFree: true, page: 1, pageSize });
  const { some, nearlyAll } = market.crowded;
  const cityAt = (turn: number) => ({ selectedCityId: at(ofCities, turn).selectedCityId });
  // The two kinds that share the terms never use the same one in the same turn.
  const other = Math.floor(terms.length / 2);
  return {
    'look-up': (turn) => market.lookUp(at(ids, turn)),
    'page of a machine': (turn) => market.details(at(ids, turn + other)),
    'city + term': (turn) => market.search({ searchTerm: at(terms, turn), page: 1, pageSize }),
    typo: (turn) => market.search({ searchTerm: at(misspelt, turn), page: 1, pageSize }),
    'typo of a maker, everywhere': (turn) => market.search({ searchTerm: at(makers, turn), page: 1, pageSize }),
    'rows + count + facets': (turn) =>
      market.search({ searchTerm: at(terms, turn + other), page: 1, pageSize, facets: true }),
    'city + type with a job': (turn) => market.search({ ...at(ofCities, turn), ...jobOf(turn), page: 1, pageSize }),
    'sort by total cost': (turn) =>
      market.search({ ...at(ofCities, turn + other), ...jobOf(turn), sort: 'cost', page: 1, pageSize }),
    'free on these days': (turn) => market.search({ ...at(ofCities, turn + 1), ...free(turn, some) }),
    'free, where nearly all are taken': (turn) =>
      market.search({ ...at(ofCities, turn + 2), ...free(turn, nearlyAll) }),
    'free, by total cost': (turn) => market.search({ ...at(ofCities, turn + 3), ...free(turn, some), sort: 'cost' }),
    'free by total cost, where nearly all are taken': (turn) =>
      market.search({ ...at(ofCities, turn + 4), ...free(turn, nearlyAll), sort: 'cost' }),
    'free in a city, with facets': (turn) => market.search({ ...cityAt(turn), ...free(turn, some), facets: true }),
    'free in a city, where nearly all are taken': (turn) =>
      market.search({ ...cityAt(turn + 5), ...free(turn, nearlyAll), facets: true }),
  };
}

/** From a day to two months, mostly of eight hours. */
const jobOf = (turn: number) => ({ jobDays: 1 + ((turn * 7) % 60), jobHours: turn % 3 === 0 ? 10 : 8 });
