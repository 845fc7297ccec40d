import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DaySpan,
  dayAfter,
  daysFrom,
  daysIn,
  freeForFrom,
  freeFrom,
  isFreeIn,
  isInSpan,
  lastFreeDay,
  mergedSpans,
  overlap,
  spanOf,
} from './day-span.ts';
import { freeSaid } from './free-said.ts';

const first = '2026-01-01';
const span = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }))
  .map(([at, days]): DaySpan => ({
    from: dayAfter(first, at),
    ...(days !== undefined && { until: dayAfter(first, at + days) }),
  }));
const everyDay = Array.from({ length: 100 }, (_, at) => dayAfter(first, at));

test('days go over months, years and a leap day', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysFrom('2026-11-24', '2026-12-06')).toBe(12);
  expect(daysIn(spanOf('2026-11-24', 12))).toBe(12);
  expect(daysIn({ from: '2026-11-24' })).toBe(Infinity);
});

test('two spans overlap if a day is in both', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      expect(overlap(one, other)).toBe(everyDay.some((day) => isInSpan(day, one) && isInSpan(day, other)));
    }),
  );
});

test('merged spans have the same days, in order, with free days between them', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const merged = mergedSpans(spans);
      for (const day of everyDay)
        expect(merged.some((one) => isInSpan(day, one))).toBe(spans.some((one) => isInSpan(day, one)));
      for (const [at, one] of merged.entries())
        if (at > 0) expect((merged[at - 1]?.until ?? '9999') < one.from).toBe(true);
    }),
  );
});

test('the first free day is free, and all before it are taken', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const merged = mergedSpans(spans);
      const free = freeFrom(merged, first);
      const taken = (day: string) => spans.some((one) => isInSpan(day, one));
      expect(free).toBe(everyDay.find((day) => !taken(day)));
      if (free !== undefined) expect(isFreeIn(merged, spanOf(free, 1))).toBe(true);
    }),
  );
});

const isTaken = (spans: readonly DaySpan[], day: string) => spans.some((one) => isInSpan(day, one));

test('days that begin free end before the first one that is taken', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.nat({ max: 60 }), fc.nat({ max: 20 }), (spans, first60, more) => {
      const from = dayAfter(first, first60);
      fc.pre(!isTaken(spans, from));
      const last = lastFreeDay(mergedSpans(spans), from, dayAfter(from, more));
      const wanted = Array.from({ length: more + 1 }, (_, at) => dayAfter(from, at));
      const isHeld = wanted.findIndex((day) => isTaken(spans, day));
      expect(last).toBe(isHeld < 0 ? wanted.at(-1) : wanted[isHeld - 1]);
    }),
  );
});

test('the first day for so many days has them all free, and no day before it has', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.integer({ min: 1, max: 12 }), (spans, days) => {
      const merged = mergedSpans(spans);
      const isWhole = (day: string) => isFreeIn(merged, spanOf(day, days));
      expect(freeForFrom(merged, first, days)).toBe(everyDay.find(isWhole));
    }),
  );
});

test('a card says whether a machine is free on the days, else from when', () => {
  const taken = [{ from: '2026-11-29', until: '2026-12-04' }, { from: '2026-12-10' }];
  const today = '2026-11-22';
  expect(freeSaid(taken, today, { from: '2026-11-24', days: 5 })).toEqual({ isFree: true });
  expect(freeSaid(taken, today, { from: '2026-11-24', days: 6 })).toEqual({ isFree: false, from: '2026-12-04' });
  expect(freeSaid(taken, today, { from: '2026-11-24', days: 7 })).toEqual({ isFree: false, from: undefined });
  expect(freeSaid(taken, today, { days: 5 })).toEqual({});
  expect(freeSaid(taken, '2026-11-30', undefined)).toEqual({ from: '2026-12-04' });
  expect(freeSaid(taken, '2026-12-11', undefined)).toEqual({ from: undefined });
});
