import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';

/** In India. */
const at = (time: string) => new Date(`2026-11-26T${time}+05:30`);

test('at night it is quiet until 8 in India', () => {
  expect(quietUntil(at('21:00:00'), usualQuietHours)).toEqual(new Date('2026-11-27T08:00:00+05:30'));
  expect(quietUntil(at('23:59:59'), usualQuietHours)).toEqual(new Date('2026-11-27T08:00:00+05:30'));
  expect(quietUntil(at('07:59:59'), usualQuietHours)).toEqual(at('08:00:00'));
});

test('by day it is not', () => {
  expect([quietUntil(at('08:00:00'), usualQuietHours), quietUntil(at('20:59:59'), usualQuietHours)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the end of any quiet hours is not quiet, less than a day away, and a whole hour in India', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      hour,
      hour,
      (moment, from, to) => {
        const ends = quietUntil(moment, { from, to });
        if (from === to) expect(ends).toBeUndefined();
        if (ends === undefined) return;
        expect(quietUntil(ends, { from, to })).toBeUndefined();
        expect(ends.getTime() - moment.getTime()).toBeGreaterThan(0);
        expect(ends.getTime() - moment.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
        expect((ends.getTime() + 19_800_000) % 3_600_000).toBe(0);
      },
    ),
  );
});
