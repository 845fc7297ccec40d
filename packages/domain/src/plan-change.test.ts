import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonthsInIndia } from './periods.ts';
import { creditLeft, creditTax, followersOf, planChange, planEnd, putOffMs } from './plan-change.ts';
import { planPeriods } from './plan-periods.ts';

const leastPaise = 100;
const runs = { numRuns: 10_000 };
/* Close prices too, so that sometimes hardly anything is left to pay. */
const paise = fc.oneof(fc.integer({ min: 50_000, max: 50_400 }), fc.integer({ min: 50_000, max: 10_000_000 }));
const months = fc.constantFrom(...planPeriods);
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
/** How far into the running plan a change is made: 0 at its first moment, just below 1 at its last. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const changes = fc.array(fc.record({ pricePaise: paise, months, share }), { minLength: 1, maxLength: 6 });

const ofApril = {
  startDate: new Date('2026-04-01T15:00:00+05:30'),
  endDate: new Date('2026-05-01T15:00:00+05:30'),
  totalPaise: 99_900,
};

describe('what was bought to follow a plan', () => {
  test('is what follows it, and what follows that, and nothing else', () => {
    const [running, next, beside, last, other] = [
      { id: 'running', follows: 'before' },
      { id: 'next', follows: 'running' },
      { id: 'beside', follows: 'running' },
      { id: 'last', follows: 'next' },
      { id: 'other', follows: null },
    ];
    const purchases = [last, other, beside, running, next].flatMap((one) => one ?? []);
    expect(followersOf(purchases, 'running').map(({ id }) => id)).toEqual(['beside', 'next', 'last']);
    expect(followersOf(purchases, 'other')).toEqual([]);
  });

  test('is put off until the first of them begins where the larger plan ends, and never brought forward', () => {
    fc.assert(
      fc.property(fc.array(moment), moment, (starts, end) => {
        const byMs = putOffMs(
          starts.map((startDate) => ({ startDate })),
          end,
        );
        expect(byMs).toBeGreaterThanOrEqual(0);
        const first = Math.min(...starts.map(Number)) + byMs;
        expect(first).toBeGreaterThanOrEqual(end.getTime());
        expect(byMs === 0 || first === end.getTime()).toBe(true);
      }),
    );
    expect(putOffMs([], new Date('2026-04-25'))).toBe(0);
  });
});

describe('what is left of a running plan', () => {
  test('is all of it on its first day, a part by days afterwards, and nothing on the day it ends', () => {
    const left = (at: string) => creditLeft(ofApril, new Date(at));
    expect(left('2026-04-01T23:59:59+05:30')).toEqual({ days: 30, daysLeft: 30, creditPaise: 99_900 });
    expect(left('2026-04-02T00:00:00+05:30')).toEqual({ days: 30, daysLeft: 29, creditPaise: 96_570 });
    expect(left('2026-04-16T08:00:00+05:30')).toEqual({ days: 30, daysLeft: 15, creditPaise: 49_950 });
    expect(left('2026-05-01T00:00:00+05:30')).toEqual({ days: 30, daysLeft: 0, creditPaise: 0 });
    expect(left('2026-06-09T00:00:00+05:30')).toEqual({ days: 30, daysLeft: 0, creditPaise: 0 });
  });

  test('has its tax apart, as the invoice had', () => {
    const left = creditLeft(ofApril, new Date('2026-04-16T08:00:00+05:30'));
    expect(creditTax(left, true)).toEqual({ taxablePaise: 42_330, cgstPaise: 3810, sgstPaise: 3810, igstPaise: 0 });
    expect(creditTax(left, false)).toEqual({ taxablePaise: 42_331, cgstPaise: 0, sgstPaise: 0, igstPaise: 7619 });
  });

  test('never takes back more tax than was in the price', () => {
    fc.assert(
      fc.property(paise, moment, months, share, fc.boolean(), (totalPaise, startDate, count, part, isWithinState) => {
        const endDate = addMonthsInIndia(startDate, count);
        const whole = creditTax({ days: 1, daysLeft: 1, creditPaise: totalPaise }, isWithinState);
        const left = creditLeft({ startDate, endDate, totalPaise }, within({ startDate, endDate }, part));
        const back = creditTax(left, isWithinState);
        expect(back.taxablePaise + back.cgstPaise + back.sgstPaise + back.igstPaise).toBe(left.creditPaise);
        expect(back.cgstPaise).toBeLessThanOrEqual(whole.cgstPaise);
        expect(back.sgstPaise).toBeLessThanOrEqual(whole.sgstPaise);
        expect(back.igstPaise).toBeLessThanOrEqual(whole.igstPaise);
      }),
      runs,
    );
  });

  test('grows less with each midnight in India, and with nothing else', () => {
    fc.assert(
      fc.property(paise, moment, months, share, (totalPaise, startDate, count, part) => {
        const bought = { startDate, endDate: addMonthsInIndia(startDate, count), totalPaise };
        const at = within(bought, part);
        const midnight = new Date(`${witness.format(at)}T00:00:00+05:30`);
        const today = creditLeft(bought, at);
        const next = creditLeft(bought, new Date(midnight.getTime() + 86_400_000));
        expect(creditLeft(bought, new Date(Math.max(midnight.getTime(), startDate.getTime())))).toEqual(today);
        expect(next.daysLeft).toBe(Math.max(today.daysLeft - 1, 0));
        expect(next.creditPaise).toBeLessThanOrEqual(today.creditPaise);
      }),
    );
  });
});

describe('a change of plan', () => {
  test('counts what is left towards the price', () => {
    const at = new Date('2026-04-16T08:00:00+05:30');
    expect(planChange(ofApril, { pricePaise: 299_900, months: 1, leastPaise }, at)).toEqual({
      days: 30,
      daysLeft: 15,
      creditPaise: 49_950,
      totalPaise: 299_900,
      payPaise: 249_950,
      furtherDays: 0,
    });
  });

  test('makes further days of what is left above the price, a begun one whole', () => {
    const at = new Date('2026-04-01T16:00:00+05:30');
    const year = { ...ofApril, endDate: new Date('2027-04-01T15:00:00+05:30'), totalPaise: 365_000 };
    const change = planChange(year, { pricePaise: 300_000, months: 1, leastPaise }, at);
    // 65,000 at 300,000 for 30 days: six days and a half.
    expect(change).toMatchObject({ creditPaise: 365_000, totalPaise: 365_000, payPaise: 0, furtherDays: 7 });
    expect(planEnd(at, 1, change.furtherDays)).toEqual(new Date('2026-05-08T16:00:00+05:30'));
  });

  test('leaves no less to pay than can be paid', () => {
    const at = new Date('2026-04-01T16:00:00+05:30');
    const change = planChange(ofApril, { pricePaise: 99_950, months: 1, leastPaise }, at);
    expect(change).toMatchObject({ creditPaise: 99_850, payPaise: 100, totalPaise: 99_950, furtherDays: 0 });
  });

  test('refuses a price of nothing', () => {
    expect(() => planChange(ofApril, { pricePaise: 0, months: 1, leastPaise }, ofApril.startDate)).toThrow(RangeError);
  });

  test('10,000 times over, one after the other: credit is never negative and never above what was paid', () => {
    fc.assert(
      fc.property(paise, months, moment, changes, (firstPaise, firstMonths, startDate, steps) => {
        let running = { startDate, endDate: planEnd(startDate, firstMonths), totalPaise: firstPaise };
        let paid = firstPaise;
        let used = 0;
        for (const { pricePaise, months: count, share: part } of steps) {
          const at = within(running, part);
          const change = planChange(running, { pricePaise, months: count, leastPaise }, at);
          expect(change.creditPaise).toBeGreaterThanOrEqual(0);
          expect(change.creditPaise).toBeLessThanOrEqual(running.totalPaise);
          expect(change.creditPaise).toBeLessThanOrEqual(paid);
          expect(change.totalPaise).toBe(change.payPaise + change.creditPaise);
          expect(change.totalPaise).toBeGreaterThanOrEqual(pricePaise);
          expect(change.payPaise === 0 || change.payPaise >= leastPaise).toBe(true);
          expect(change.furtherDays === 0 || change.payPaise === 0).toBe(true);
          paid += change.payPaise;
          used += running.totalPaise - change.creditPaise;
          running = {
            startDate: at,
            endDate: planEnd(at, count, change.furtherDays),
            totalPaise: change.totalPaise,
          };
          // Money is conserved: the payment equals the used part plus the running plan's value.
          expect(used + running.totalPaise).toBe(paid);
        }
      }),
      runs,
    );
  });
});

/** A calendar in India; `Intl` checks ours independently. */
const witness = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

function within({ startDate, endDate }: { startDate: Date; endDate: Date }, part: number): Date {
  return new Date(startDate.getTime() + Math.floor((endDate.getTime() - startDate.getTime()) * part));
}
