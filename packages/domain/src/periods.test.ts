import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonthsInIndia, periodCovers } from './periods.ts';

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const monthCount = fc.integer({ min: -240, max: 240 });
/** A calendar in India; `Intl` checks ours independently. */
const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
function inIndia(date: Date): { year: number; month: number; day: number; time: string } {
  const [year = 0, month = 0, day = 0, ...time] = wall.format(date).split(/\D+/).map(Number);
  return { year, month, day, time: time.join(':') };
}

describe('adding months in India', () => {
  // spec: purchase.values
  test('moves the month, keeps the time of day and clamps the day to the month', () => {
    fc.assert(
      fc.property(moment, monthCount, (start, months) => {
        const before = inIndia(start);
        const after = inIndia(addMonthsInIndia(start, months));
        expect(after.year * 12 + after.month).toBe(before.year * 12 + before.month + months);
        expect(after.time).toBe(before.time);
        const lastDay = new Date(Date.UTC(after.year, after.month, 0)).getUTCDate();
        expect(after.day).toBe(Math.min(before.day, lastDay));
      }),
    );
  });

  test('comes back by the same number of months, unless the day was clamped', () => {
    fc.assert(
      fc.property(moment, monthCount, (start, months) => {
        const there = addMonthsInIndia(start, months);
        const wasClamped = inIndia(there).day !== inIndia(start).day;
        return wasClamped || addMonthsInIndia(there, -months).getTime() === start.getTime();
      }),
    );
  });

  test('the last of January and one month is the last of February', () => {
    expect(addMonthsInIndia(new Date('2025-01-31T12:00:00+05:30'), 1)).toEqual(new Date('2025-02-28T12:00:00+05:30'));
    expect(addMonthsInIndia(new Date('2024-01-31T12:00:00+05:30'), 1)).toEqual(new Date('2024-02-29T12:00:00+05:30'));
    expect(addMonthsInIndia(new Date('2024-02-29T12:00:00+05:30'), 12)).toEqual(new Date('2025-02-28T12:00:00+05:30'));
  });

  test('just after midnight in India it is already the next month, whatever the day is in London', () => {
    expect(addMonthsInIndia(new Date('2025-01-31T19:00:00Z'), 1)).toEqual(new Date('2025-02-28T19:00:00Z'));
  });

  test('leaves the date it was given alone', () => {
    const start = new Date('2025-01-31T12:00:00Z');
    addMonthsInIndia(start, 1);
    expect(start).toEqual(new Date('2025-01-31T12:00:00Z'));
  });

  test('half a month and a date that is none are refused', () => {
    expect(() => addMonthsInIndia(new Date(0), 0.5)).toThrow(RangeError);
    expect(() => addMonthsInIndia(new Date(Number.NaN), 1)).toThrow(RangeError);
  });
});

describe('a period', () => {
  const startDate = new Date('2025-01-01T00:00:00Z');
  const endDate = new Date('2025-02-01T00:00:00Z');

  test('covers its start and not its end', () => {
    expect(periodCovers({ startDate, endDate }, startDate)).toBe(true);
    expect(periodCovers({ startDate, endDate }, new Date(endDate.getTime() - 1))).toBe(true);
    expect(periodCovers({ startDate, endDate }, endDate)).toBe(false);
  });

  test('and the renewal that follows cover each moment exactly once', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 24 }),
        fc.nat(),
        (start, a, b, ms) => {
          const middle = addMonthsInIndia(start, a);
          const end = addMonthsInIndia(middle, b);
          const at = new Date(start.getTime() + (ms % (end.getTime() - start.getTime())));
          const first = periodCovers({ startDate: start, endDate: middle }, at);
          const second = periodCovers({ startDate: middle, endDate: end }, at);
          return first !== second;
        },
      ),
    );
  });
});
