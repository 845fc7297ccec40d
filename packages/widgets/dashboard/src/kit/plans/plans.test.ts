import { makePlan, makePurchase, plans } from '@yantra/testing';
import { describe, expect, test } from 'vitest';
import { expiryText } from './expiry.ts';
import { groupText } from './payment-group.ts';
import { isSold, periodsOf, priceFor, soldText } from './periods.ts';
import { messages } from './plans.messages.ts';

describe('plans', () => {
  // spec: plan-cards.units, limit.periods
  test('have the documented periods and units', () => {
    expect([1, 3, 6, 12].map((months) => messages.period(months))).toEqual([
      '1 month',
      '3 months',
      '6 months',
      '1 year',
    ]);
    expect([1, 3, 6, 12].map((months) => messages.unit(months))).toEqual(['/ mo', '/ 3 mo', '/ 6 mo', '/ 1 year']);
  });

  // spec: plan-cards.two-months
  test('find a price by the period’s name', () => {
    expect(priceFor(makePlan({ id: 1 }), 12)).toEqual({ price: 18_000, discount: 30, finalPrice: 12_600 });
  });

  // spec: plan-cards.two-months
  test('have a fifth period only if one of them has a price for two months', () => {
    expect(periodsOf(plans)).toEqual([1, 3, 6, 12]);
    expect(periodsOf([...plans, makePlan({ id: 4, price2Month: 1 })])).toEqual([1, 2, 3, 6, 12]);
  });
});

describe('a period of a plan', () => {
  const costing = (finalPrice: number) => ({ price: 1500, discount: 0, finalPrice });

  test('is sold from one rupee on, as the gateway requires', () => {
    expect([0, 0.99, 1].map((finalPrice) => isSold(costing(finalPrice)))).toEqual([false, false, true]);
  });

  test('shows a dash for each amount where it is not sold', () => {
    expect([soldText(costing(0)), soldText(costing(0.99), 1500)]).toEqual(['—', '—']);
    expect([soldText(costing(1)), soldText(costing(1350), 1500)]).toEqual(['₹1.00', '₹1,500.00']);
  });
});

describe('a purchase', () => {
  const purchase = makePurchase({ id: 'p1', endDate: '2027-05-21T05:12:00Z' });
  test.for([
    ['2027-05-20T18:00:00Z', 'Ends in 1 day'],
    ['2027-05-20T19:00:00Z', 'Ends today'],
    ['2027-05-01T00:00:00Z', 'Ends in 20 days'],
  ])('counts at %s by days in India: %s', ([now, words]) => {
    expect(expiryText(purchase, Date.parse(now as string))).toBe(words);
  });

  test('says when it starts and when it ended', () => {
    const coming = { ...purchase, state: 'coming', startDate: '2027-06-01T05:00:00Z' } as const;
    expect(expiryText(coming, Date.parse('2027-05-29T05:00:00Z'))).toBe('Begins in 3 days');
    expect(expiryText({ ...purchase, state: 'ended' }, 0)).toBe('Ended on 21 May 2027');
  });
});

test('payment methods are shown in words', () => {
  expect(['upi', 'net_banking', 'credit_card_emi', ''].map(groupText)).toEqual([
    'UPI',
    'Net banking',
    'Credit card EMI',
    '—',
  ]);
});
