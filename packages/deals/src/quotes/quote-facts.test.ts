import { makeDeal, makeQuote, threeDeals } from '@yantra/testing';
import { expect, test } from 'vitest';
import { words } from '../words/words.messages.ts';
import { bestOf, comparedParts, netOf, partFact, unstatedParts } from './quote-facts.ts';
import { messages } from './quotes.messages.ts';

const now = Date.parse('2026-11-21T05:50:00.000Z');
const [held, open, over] = threeDeals as [(typeof threeDeals)[0], (typeof threeDeals)[0], (typeof threeDeals)[0]];
const fact = (part: Parameters<typeof partFact>[1], some: Parameters<typeof makeQuote>[0] = {}) =>
  partFact(makeQuote(some), part, messages, words);

test('a part is what it costs, or whose it is, or not stated; never nothing', () => {
  expect(fact('rent')).toEqual({ value: '₹1,36,000', note: '2 weeks' });
  expect(fact('transport')).toEqual({ value: '₹13,000', note: 'both ways' });
  expect(fact('operator')).toEqual({ mark: 'included', note: '' });
  expect(fact('fuel')).toEqual({ mark: 'renter', note: 'About 14 L an hour' });
  expect(fact('overtime')).toEqual({ value: '₹1,450 an hour' });
  expect(fact('operator', { parts: [] })).toEqual({ mark: 'unknown' });
});

test('a deposit comes back, or there is none, or it is not stated', () => {
  expect(fact('deposit')).toEqual({ value: '₹20,000, returned' });
  expect(fact('deposit', { deposit: 0 })).toEqual({ value: 'None' });
  expect(fact('deposit', { deposit: undefined })).toEqual({ mark: 'unknown' });
});

test('a row stands on all cards once one of them has something to say', () => {
  const own = makeQuote({ lines: [{ part: 'own', name: 'Breaker', quantity: 1, unit: 'day', rate: 1, amount: 1 }] });
  expect(comparedParts([makeQuote()])).toEqual(['rent', 'transport', 'operator', 'fuel', 'overtime', 'deposit']);
  expect(comparedParts([makeQuote(), own])).toContain('own');
});

test('what is left out counts as not stated', () => {
  expect(unstatedParts(makeQuote())).toEqual([]);
  expect(unstatedParts(makeQuote({ parts: [] }))).toEqual(['operator', 'fuel']);
});

test('the lowest open total is recommended only if it states everything', () => {
  expect(bestOf(threeDeals, now)).toEqual({ lowest: held, best: held });
  const vague = makeDeal({ id: 'vague', quote: makeQuote({ total: 1000, parts: [] }) });
  expect(bestOf([vague, open, over], now)).toEqual({ lowest: vague });
  expect(bestOf([over], now)).toEqual({});
});

test('a quote whose time is over is not open, whatever its state says', () => {
  const late = makeDeal({ quote: makeQuote({ validUntil: '2026-11-21T05:49:59.000Z' }) });
  expect(bestOf([late], now)).toEqual({});
});

test('the sum before GST is exact to the paisa', () => {
  expect(netOf(makeQuote({ total: 198_232.92, gst: { percent: 18, amount: 30_238.92, isIncluded: false } }))).toBe(
    167_994,
  );
});
