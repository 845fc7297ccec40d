import { overlap } from '@yantra/domain';
import { fleetMachines, makeCommitment } from '@yantra/testing';
import { expect, test } from 'vitest';
import {
  type Machine,
  inUse,
  moved,
  nearerEnd,
  nextLapse,
  rowOf,
  spanBetween,
  stretched,
  takenOn,
  wholeSpan,
  withoutLapsed,
} from './fleet.model.ts';
import { offsetsOf, rowAt, rowsSeen } from './rows-seen.ts';
import { slotsFor } from './use-slots.ts';
import { daysAround, isShown, stepped, weekdayOf } from './views.ts';

const [first] = fleetMachines as readonly [Machine];
const november = { from: '2026-11-23', count: 14 };

test('two weeks and five weeks begin on a Monday, a month on its first', () => {
  expect(daysAround('weeks2', '2026-11-29')).toEqual({ from: '2026-11-23', count: 14 });
  expect(daysAround('weeks5', '2026-11-24')).toEqual({ from: '2026-11-23', count: 35 });
  expect(daysAround('month', '2028-02-11')).toEqual({ from: '2028-02-01', count: 29 });
  expect(stepped('month', daysAround('month', '2026-12-31'), 1)).toEqual({ from: '2027-01-01', count: 31 });
  expect(stepped('weeks2', november, -1)).toEqual({ from: '2026-11-09', count: 14 });
  expect(weekdayOf('2026-11-29')).toBe(6);
  expect([isShown('2026-12-06', november), isShown('2026-12-07', november)]).toEqual([true, false]);
});

test('bars of a machine are cut at the days on screen, with the way back behind them', () => {
  const [bar] = rowOf(first, november).bars;
  expect(bar).toMatchObject({ start: 1, end: 13, lane: 0, isBefore: false, isAfter: false });
  expect(bar?.buffer).toEqual({ start: 13, end: 14 });
  const later = rowOf(first, { from: '2026-12-01', count: 4 }).bars[0];
  expect(later).toMatchObject({ start: 0, end: 4, isBefore: true, isAfter: true, buffer: undefined });
});

test('no two bars of a lane overlap, and all are drawn', () => {
  // The same thousand fleets each time.
  let seed = 7;
  const number = (least: number, most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + (seed % (most - least + 1));
  };
  for (let round = 0; round < 1000; round += 1) {
    const commitments = Array.from({ length: number(0, 12) }, (_, at) => {
      const from = number(1, 40);
      const id = String(at);
      return makeCommitment('booking', from, from + number(1, 9), { id, unit: at + 1, bufferDays: number(0, 2) });
    });
    const { bars, lanes } = rowOf({ ...first, units: 12, commitments }, { from: '2026-11-01', count: 60 });
    expect(bars).toHaveLength(commitments.length);
    const pairs = bars.flatMap((one) => bars.filter((other) => other !== one).map((other) => [one, other] as const));
    const together = pairs.filter(([one, other]) => overlap(wholeSpan(one.commitment), wholeSpan(other.commitment)));
    expect(together.filter(([one, other]) => one.lane === other.lane)).toEqual([]);
    expect(lanes).toBe(Math.max(1, ...bars.map(({ lane }) => lane + 1)));
  }
});

test('use is booked days of all units, not blocks, repair or the way back', () => {
  expect(inUse(first, november)).toBe(86);
  const compactors = fleetMachines.find(({ units }) => units === 3) as Machine;
  expect(inUse(compactors, november)).toBe(Math.round(((7 + 4) / (14 * 3)) * 100));
});

test('an end is stretched to a day, never past the other end; a bar keeps its length when it is moved', () => {
  const span = { from: '2026-11-24', until: '2026-11-27' };
  expect(stretched(span, 'end', '2026-11-28')).toEqual({ from: '2026-11-24', until: '2026-11-29' });
  expect(stretched(span, 'end', '2026-11-01')).toEqual({ from: '2026-11-24', until: '2026-11-25' });
  expect(stretched(span, 'start', '2026-12-09')).toEqual({ from: '2026-11-26', until: '2026-11-27' });
  expect(stretched({ from: '2026-11-24' }, 'start', '2026-11-30')).toEqual({ from: '2026-11-30' });
  expect(moved(span, -3)).toEqual({ from: '2026-11-21', until: '2026-11-24' });
  expect(moved({ from: '2026-11-24' }, 1)).toEqual({ from: '2026-11-25' });
  expect(spanBetween('2026-12-02', '2026-11-30')).toEqual({ from: '2026-11-30', until: '2026-12-03' });
  expect([nearerEnd(span, '2026-11-24'), nearerEnd(span, '2026-11-26')]).toEqual(['start', 'end']);
});

test('a hold is there until its moment, and the next one to end is known', () => {
  const ends = Date.parse('2026-11-24T12:30:00Z');
  expect(nextLapse(fleetMachines, ends - 1)).toBe(ends);
  expect(withoutLapsed(fleetMachines, ends - 1)).toEqual(fleetMachines);
  const left = withoutLapsed(fleetMachines, ends)[1] as Machine;
  expect(takenOn(left, '2026-11-29')).toEqual([]);
  expect(nextLapse(fleetMachines, ends)).toBe(Date.parse('2026-11-27T06:30:00Z'));
});

test('only rows in sight and a few around are drawn, wherever the list is scrolled', () => {
  const offsets = offsetsOf(Array.from({ length: 200 }, (_, at) => ({ lanes: at % 7 === 0 ? 5 : 1 })));
  for (const top of [0, 100, 333.3, (offsets.at(-1) ?? 0) - 40]) {
    const { first: from, end } = rowsSeen(offsets, top, 40);
    expect(offsets[rowAt(offsets, top)]).toBeLessThanOrEqual(top);
    expect(from).toBeLessThanOrEqual(rowAt(offsets, top));
    expect(offsets[end] ?? 0).toBeGreaterThanOrEqual(Math.min(top + 40, offsets.at(-1) ?? 0));
    expect(end - from).toBeLessThan(25);
  }
  expect(rowsSeen([0], 0, 40)).toEqual({ first: 0, end: 0 });
});

test('a row keeps its slot while it is drawn, and one that comes takes the slot of one that goes', () => {
  const slots = slotsFor(new Map(), [4, 5, 6]);
  expect([...slots]).toEqual([
    [4, 0],
    [5, 1],
    [6, 2],
  ]);
  expect(slotsFor(slots, [4, 5, 6])).toBe(slots);
  expect(Object.fromEntries(slotsFor(slots, [5, 6, 7]))).toEqual({ 5: 1, 6: 2, 7: 0 });
  // Scrolled far away, while the row with the focus stays.
  expect(Object.fromEntries(slotsFor(slots, [90, 91, 5]))).toEqual({ 5: 1, 90: 0, 91: 2 });
});
