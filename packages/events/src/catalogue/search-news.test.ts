import { describe, expect, test } from 'vitest';
import { eventOf, type FactsOf, tellingOf } from '../index.ts';

const event = eventOf('searchNews');
const facts = (more: Partial<FactsOf<'searchNews'>> = {}): FactsOf<'searchNews'> => ({
  savedId: 'a',
  after: 41,
  count: 3,
  cheaper: 0,
  kind: 'Mobile crane',
  cityId: '27',
  term: null,
  ...more,
});
const cities: Readonly<Record<string, string>> = { '27': 'Nashik', '8': 'Pune' };
const said = (...all: FactsOf<'searchNews'>[]) =>
  event && tellingOf(event, all, { language: 'en', host: 'https://yantra.example.in', cityName: (id) => cities[id] });
const other = facts({ savedId: 'b', count: 1, kind: 'Backhoe loader', cityId: '8' });

describe('news of saved searches', () => {
  test('lead to the page of the search that they are of', () => {
    expect(said(facts())).toMatchObject({
      title: '3 new machines: Mobile crane, Nashik',
      path: '/saved/searches?news=a&after=41',
    });
  });
  test('of one search, told twice, are the latest number', () => {
    expect(said(facts({ count: 5, cheaper: 1 }), facts())).toMatchObject({
      title: '5 new machines: Mobile crane, Nashik',
      text: 'For the search you saved. 1 of them got cheaper.',
      path: '/saved/searches?news=a&after=41',
    });
  });
  test('of several give each its number, and lead to the list of all', () => {
    expect(said(other, facts({ count: 5 }), facts())).toMatchObject({
      title: 'New machines in 2 of your searches',
      text: 'Backhoe loader, Pune: 1; Mobile crane, Nashik: 5',
      path: '/saved/searches',
    });
  });
  test('of many name some, and say that there are more', () => {
    const many = Array.from({ length: 7 }, (_, n) => facts({ savedId: String(n), count: n + 1 }));
    expect(said(...many)?.text).toMatch(/^Mobile crane, Nashik: 1; .*; 2 more$/);
  });
});
