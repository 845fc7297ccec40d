import { describe, expect, test } from 'vitest';
import { entries, findIn } from './search-index.ts';

const found = (query: string) => findIn(entries, query).map(({ href }) => href);

describe('the search of the documentation', () => {
  test('finds a host, a topic and a section by a word of its name', () => {
    expect(found('shopify')[0]).toBe('/developers/guide/shopify');
    expect(found('consent')[0]).toBe('/developers/guide/consent');
    expect(found('React 18')[0]).toBe('/developers/guide/react#react-18');
  });

  test('finds a version, and what changed in it', () => {
    expect(found('version 0.2.0')[0]).toBe('/developers/changes#version-0-2-0');
    expect(found('changes')[0]).toBe('/developers/changes');
  });

  test('finds an element, an attribute, an event and a part, with its section', () => {
    expect(found('yantra-city-picker')[0]).toBe('/developers/elements/city-picker');
    expect(found('category-bar')[0]).toBe('/developers/elements/equipment-carousel#attributes');
    expect(found('yantra-bounds-change')[0]).toBe('/developers/elements/equipment-map#events');
    expect(found('seller-button')[0]).toBe('/developers/elements/equipment-details#parts');
  });

  test('finds code and words inside a text, after titles', () => {
    expect(found('wp_enqueue_script_module')).toEqual(['/developers/guide/wordpress']);
    expect(found('iframe')[0]).toBe('/developers/guide/iframes');
    expect(found('iframe')).toContain('/developers/guide/wix');
  });

  test('asks for all words, in any order and case', () => {
    expect(found('LIMIT carousel')).toContain('/developers/elements/equipment-carousel#attributes');
    expect(found('limit cobol')).toEqual([]);
  });

  test('finds nothing without words, and a dozen entries at most', () => {
    expect(found('  ')).toEqual([]);
    expect(found('e')).toHaveLength(12);
  });
});
