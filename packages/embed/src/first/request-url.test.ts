import { getActiveSubscriptionEquipments, queryOf } from '@yantra/contract/calls';
import { defaultCity, featuredCities } from '@yantra/places';
import { describe, expect, test } from 'vitest';
import { carouselUrl, pune } from './request-url.ts';

const siteUrl = 'https://yantra.example';
const [mumbai] = featuredCities;

/** As much of an element as the loader reads. */
const tag = (attributes: Readonly<Record<string, string>> = {}) =>
  ({ attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })) }) as unknown as Element;

/** The carousel's request, as the client writes it. */
const asked = (question: object, city: object = defaultCity): string => {
  const input = {
    page: 1,
    pageSize: 12,
    selectedCity: 'name' in city ? city.name : undefined,
    selectedCityId: 'id' in city ? city.id : undefined,
    ...question,
  };
  return `${siteUrl}/api${getActiveSubscriptionEquipments.path}?${queryOf(input)}`;
};

describe('what the loader asks ahead', () => {
  test('is about Pune, as @yantra/places has it, while nobody has chosen', () => {
    expect(pune).toEqual({ id: defaultCity.id, name: defaultCity.name });
    expect(carouselUrl(siteUrl, tag(), () => null)).toBe(asked({}));
  });

  test('is about the city that was kept', () => {
    expect(carouselUrl(siteUrl, tag(), () => JSON.stringify(mumbai))).toBe(asked({}, mumbai));
  });

  test.each([
    ['an empty element', {}, {}],
    ['a city by name', { city: 'Nashik' }, {}, { name: 'Nashik' }],
    ['a city by id', { city: '3' }, {}, { id: '3' }],
    ['a city with accents and signs', { city: 'A & B = “C”' }, {}, { name: 'A & B = “C”' }],
    ['a category by id', { category: '6' }, { categoryId: 6 }],
    ['a category by name', { category: 'Earthmoving' }, { searchTerm: 'Earthmoving' }],
    ['words to search for', { search: 'jcb 3dx' }, { searchTerm: 'jcb 3dx' }],
    ['words and a category', { search: 'jcb', category: 'Lifting' }, { searchTerm: 'jcb Lifting' }],
    ['a limit', { limit: '4' }, { pageSize: 4 }],
    ['a limit that is no number', { limit: 'all' }, {}],
    ['a partner', { partner: 'pk_abc' }, { key: 'pk_abc' }],
    ['one supplier, wherever the machines are', { supplier: 'own' }, { supplier: 'own' }, {}],
    ['one supplier in a city', { supplier: 'own', city: '3' }, { supplier: 'own' }, { id: '3' }],
    ['empty attributes', { partner: '', supplier: '', city: '', category: '', search: '', limit: '' }, {}],
    ['what says nothing of machines', { id: 'x', heading: '', class: 'y' }, {}],
  ])('is the carousel’s own question: %s', (_what, attributes, question, city?: object) => {
    expect(carouselUrl(siteUrl, tag(attributes), () => null)).toBe(asked(question, city));
  });

  test.each(['', 'Pune', '{', 'null', 'undefined', '[object Object]'])('takes “%s” in storage for Pune', (kept) => {
    expect(carouselUrl(siteUrl, tag(), () => kept)).toBe(asked({}));
  });

  test('is about Pune where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    expect(carouselUrl(siteUrl, tag(), forbidden)).toBe(asked({}));
  });

  test.each(['{}', '[]', '7', 'true', '"text"', '{"id":8}', '{"id":{},"name":[]}'])(
    'survives “%s” in storage: it asks for some machines of ours, and nothing else',
    (kept) => {
      const url = new URL(carouselUrl(siteUrl, tag(), () => kept));
      expect(url.origin + url.pathname).toBe(`${siteUrl}/api${getActiveSubscriptionEquipments.path}`);
    },
  );
});
