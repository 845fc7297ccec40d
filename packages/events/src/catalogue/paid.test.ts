import type { LanguageCode } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { eventOf, tellingOf } from '../index.ts';

const bought = {
  plan: 'BUSINESS',
  months: 12,
  starts: '2026-03-10T20:00:00Z',
  ends: '2027-03-10T20:00:00Z',
  isComing: false,
  machines: 35,
  paidPaise: 2_399_040,
  creditPaise: 0,
  invoice: 'YN/2526/000042',
  orderId: 'order_1',
};

function said(more: object = {}, language: LanguageCode = 'en') {
  const paid = eventOf('paid');
  const telling = paid && tellingOf(paid, [{ ...bought, ...more }], { language, host: '', cityName: () => undefined });
  return { ...telling, facts: telling?.mail().facts };
}

describe('who has bought a plan', () => {
  test('reads plan, period, amount and the invoice’s number', () => {
    expect(said()).toMatchObject({
      title: 'Your plan BUSINESS is paid',
      path: '/dashboard/subscription-admin?order=order_1',
      facts: [
        ['Plan', 'BUSINESS, 1 year'],
        ['Runs', '11 March 2026 to 11 March 2027'],
        ['Machines', '35'],
        ['Paid, GST included', '₹23,990.40'],
        ['Invoice', 'YN/2526/000042'],
      ],
    });
  });

  test('reads what credit paid, and when a renewal begins', () => {
    const { text, facts } = said({ isComing: true, months: 1, creditPaise: 51_561 });
    expect(text).toContain('BUSINESS begins on 11 March 2026.');
    expect(facts).toContainEqual(['Paid by credit', '₹515.61']);
    expect(facts).toContainEqual(['Plan', 'BUSINESS, 1 month']);
  });

  test.each([
    ['hi', 'आपके प्लान BUSINESS का भुगतान हो गया', '11 मार्च 2026 से 11 मार्च 2027'],
    ['mr', 'तुमच्या BUSINESS प्लॅनचे पैसे मिळाले', '11 मार्च, 2026 ते 11 मार्च, 2027'],
  ] as const)('reads it in their language (%s)', (language, title, runs) => {
    const { facts, ...told } = said({}, language);
    expect(told.title).toBe(title);
    expect(facts?.[1]?.[1]).toBe(runs);
  });
});
