import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundable } from './refunds.ts';

const paid = { paidPaise: 99_900, totalPaise: 99_900, refundedPaise: 0, creditedPaise: 0 };

describe('what may be given back', () => {
  test.each([
    ['all of a payment', {}, 99_900],
    ['what is left after a part', { refundedPaise: 40_000 }, 59_900],
    ['what a larger plan did not take', { creditedPaise: 90_000 }, 9900],
    ['no credit, only what was paid', { paidPaise: 50_000 }, 50_000],
    [
      'credit before money, when a larger plan took more than the credit',
      { paidPaise: 50_000, creditedPaise: 60_000 },
      39_900,
    ],
    ['nothing of an order that nobody paid', { paidPaise: 0 }, 0],
    ['nothing twice', { refundedPaise: 99_900 }, 0],
  ])('is %s', (_what, change, most) => {
    expect(refundable({ ...paid, ...change })).toBe(most);
  });

  test('never makes more go back than came', () => {
    const paise = fc.nat(10_000_000);
    fc.assert(
      fc.property(paise, paise, fc.array(paise), paise, (paidPaise, extra, wishes, creditedPaise) => {
        let refundedPaise = 0;
        for (const wish of wishes) {
          const left = refundable({ paidPaise, totalPaise: paidPaise + extra, refundedPaise, creditedPaise });
          refundedPaise += Math.min(wish, left);
        }
        return refundedPaise <= paidPaise && refundedPaise <= Math.max(0, paidPaise + extra - creditedPaise);
      }),
    );
  });
});
