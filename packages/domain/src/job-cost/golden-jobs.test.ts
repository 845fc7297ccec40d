import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RentalType, RentalUnit } from '../rental.ts';
import type { CostJob, TypicalCosts } from './cost-part.ts';
import { type CostFacts, jobCost } from './job-cost.ts';
import { paiseOf, readSum } from './on-paper.ts';
import type { FuelTerms, MinimumHire, OperatorTerms, RateCard, TransportTerms } from './rate-card.ts';

/*
 * Two hundred jobs worked out by hand (golden-jobs.tsv): what is particular, card, job, lines, sum, and what is apart (`?` not stated, `@` the renter's).
 * The first price of a card is the documented rent. Transport: each way/first km/per km.
 */
const rows = readFileSync(new URL('golden-jobs.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'));

const typical: TypicalCosts = {
  overtime: 1500_00,
  transport: {
    middle: [10_000_00, 14_000_00, 18_000_00, 26_000_00, 40_000_00, 70_000_00],
    most: [12_000_00, 15_000_00, 20_000_00, 30_000_00, 50_000_00, 90_000_00],
  },
  shift: { middle: 1000_00, most: 1200_00 },
  litres: { middle: 10, most: 11 },
  diesel: 92_00,
  board: 500_00,
};

const units: readonly RentalUnit[] = ['hour', 'day', 'week', 'month'];

/** `day=5000 gstin` as a map. */
const wordsOf = (text: string): Map<string, string> =>
  new Map(
    text.split(' ').map((word): [string, string] => {
      const [name = '', value = ''] = word.split('=');
      return [name, value];
    }),
  );

function transportOf(text: string | undefined): TransportTerms | undefined {
  if (text === undefined || text === '?') return undefined;
  if (text === 'in' || text === 'yours') return { state: text === 'in' ? 'included' : 'renter' };
  const [each = '', freeKm = '', perKm = ''] = text.split('/');
  return { state: 'extra', each: paiseOf(each), freeKm: Number(freeKm), perKm: paiseOf(perKm) };
}

function operatorOf(text: string | undefined): OperatorTerms | undefined {
  if (text === undefined || text === '?') return undefined;
  if (text === 'yours') return { state: 'renter' };
  const [price = '', board] = text.split('+');
  const given = board === undefined ? {} : { board: true };
  return price === 'in' ? { state: 'included', ...given } : { state: 'extra', shift: paiseOf(price), ...given };
}

function fuelOf(text: string | undefined): FuelTerms | undefined {
  if (text === undefined || text === '?') return undefined;
  if (text === 'in') return { state: 'included' };
  const [, litres] = text.split(':');
  return litres === undefined ? { state: 'renter' } : { state: 'renter', litres: Number(litres) };
}

function minimumOf(text: string | undefined): MinimumHire | undefined {
  if (text === undefined) return undefined;
  return { unit: text.endsWith('h') ? 'hours' : 'days', amount: Number.parseInt(text, 10) };
}

function factsOf(text: string): CostFacts {
  const words = wordsOf(text);
  const prices = [...words].flatMap(([name, value]) => {
    const unit = units.find((one) => one === name);
    return unit === undefined ? [] : [{ unit, paise: paiseOf(value) }];
  });
  const [first] = prices;
  if (first === undefined) throw new Error(`“${text}” has no rent.`);
  const hours = (unit: string): number | undefined => (words.has(unit) ? Number(words.get(unit)) : undefined);
  const money = (name: string): number | undefined => (words.has(name) ? paiseOf(words.get(name) ?? '') : undefined);
  const card: RateCard = {
    tiers: Object.fromEntries(prices.map(({ unit, paise }) => [unit, paise])),
    included: { day: hours('day.h'), week: hours('week.h'), month: hours('month.h') },
    overtime: money('ot'),
    minimum: minimumOf(words.get('min')),
    sundaysFree: words.has('sundays'),
    transport: transportOf(words.get('tr')),
    operator: operatorOf(words.get('op')),
    fuel: fuelOf(words.get('fuel')),
    deposit: money('deposit'),
    gstIncluded: words.has('gstin'),
  };
  const type = units.indexOf(first.unit) as RentalType;
  return {
    rent: { paise: first.paise, type, discount: Number(words.get('disc') ?? 0) },
    card,
    parts: { operator: !words.has('-op'), fuel: !words.has('-fuel') },
    gst: Number(words.get('gst') ?? 18),
    typical: words.has('untold') ? { diesel: typical.diesel, board: typical.board } : typical,
  };
}

function jobOf(text: string): CostJob {
  const found = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
  const km = found(/(\d+)km/);
  return {
    days: Number(found(/(\d+)d/)),
    hours: Number(found(/(\d+)h/)),
    from: found(/(\d{4}-\d\d-\d\d)/),
    ...(km !== undefined && { km: Number(km) }),
    ownOperator: text.endsWith(' own'),
  };
}

/** `week 2×72000`, `operator 12 included`, `fuel included`. */
function lineOf(text: string) {
  const [name = '', ...rest] = text.split(' ');
  const [count = '', ...rate] = rest.join(' ').split('×');
  const isIncluded = text.endsWith('included');
  const quantity = /^\d+/.exec(count)?.[0];
  return {
    name,
    quantity: quantity === undefined ? undefined : Number(quantity),
    rate: isIncluded ? undefined : paiseOf(rate.join('×')),
    amount: isIncluded ? 0 : paiseOf(rest.join(' ')),
  };
}

function apartOf(text: string) {
  const all = text.split('; ').filter((one) => one !== '');
  const after = (word: string): string | undefined =>
    all.find((one) => one.startsWith(`${word} `))?.slice(word.length + 1);
  const deposit = after('deposit');
  const whole = after('whole');
  const range = after('range')?.split(' to ').map(paiseOf);
  const parts = all.flatMap((one) => {
    const [, state, name, sum] = /^([?@]) (\w+) (.+)$/.exec(one) ?? [];
    return sum === undefined ? [] : [{ name, state: state === '?' ? 'unknown' : 'renter', typical: paiseOf(sum) }];
  });
  return {
    parts,
    deposit: deposit === undefined ? undefined : paiseOf(deposit),
    whole: whole === undefined ? undefined : paiseOf(whole),
    range,
  };
}

describe('jobs worked out by hand', () => {
  test('are at least two hundred, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(new Set(rows.map(([, card, job]) => `${card} ${job}`)).size).toBe(rows.length);
  });

  test.each(rows)('%s: %s, %s', (_what, card = '', job = '', lines = '', sum = '', apart = '') => {
    const cost = jobCost(factsOf(card), jobOf(job));
    const [net, total] = readSum(sum);
    const byHand = apartOf(apart);
    expect(
      cost.lines.map(({ part, unit, quantity, rate, amount }) => ({ name: unit ?? part, quantity, rate, amount })),
    ).toEqual(lines.split('; ').map(lineOf));
    expect([cost.gst.amount, cost.total]).toEqual([total - net, total]);
    expect(cost.apart.map(({ part, state, typical: reckoned }) => ({ name: part, state, typical: reckoned }))).toEqual(
      byHand.parts,
    );
    expect(cost.deposit).toBe(byHand.deposit);
    const asWritten = byHand.parts.reduce((all, one) => all + one.typical, total);
    expect(cost.whole).toBe(byHand.whole ?? asWritten);
    if (byHand.range) expect([cost.range?.least, cost.range?.most]).toEqual(byHand.range);
  });

  test('would fail on a sum that does not add up', () => {
    expect(() => readSum('100 + 50 = 151; ×1.18 = 178.18')).toThrow('does not add up');
    expect(() => readSum('100 + 50 = 150; ×1.18 = 177.01')).toThrow('does not add up');
    expect(() => paiseOf('12 apples')).toThrow('is no sum');
    expect(paiseOf('[0.01×0.50]+0.014')).toBe(2);
  });
});
