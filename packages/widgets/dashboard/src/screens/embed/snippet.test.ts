import { plainTheme } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { type Choice, attributesOf, snippetPath, tagSnippet, themeSnippet } from './snippet.ts';

const key = {
  id: 'k1',
  key: 'pk_a',
  name: 'Shop',
  origins: ['https://shop.example'],
  supplierId: 's1',
  supplierName: 'Rohit Deshpande',
  createdAt: '2026-11-01T00:00:00Z',
};
const choice: Choice = {
  tag: 'yantra-equipment-carousel',
  key,
  ownOnly: true,
  supplierId: 's1',
  city: '',
  category: '',
  limit: 12,
  locale: '',
  isPinned: false,
  theme: plainTheme,
};

describe('a snippet', () => {
  test('contains the chosen options, without the defaults', () => {
    expect(attributesOf(choice)).toEqual([
      ['partner', 'pk_a'],
      ['supplier', 'own'],
    ]);
    const all = { ...choice, ownOnly: false, city: '8', category: '6', limit: 4 };
    expect(snippetPath(all)).toBe('/embed/v1/snippet?partner=pk_a&city=8&category=6&limit=4');
  });

  test('names the language in the tag', () => {
    expect(snippetPath({ ...choice, locale: 'hi' })).toBe('/embed/v1/snippet?partner=pk_a&supplier=own&locale=hi');
  });

  test('asks for a fixed version if one is chosen', () => {
    expect(snippetPath({ ...choice, isPinned: true })).toBe('/embed/v1/snippet?partner=pk_a&supplier=own&pin=true');
  });

  test('contains only options that the widget supports', () => {
    const all = { ...choice, city: '8', category: '6', limit: 4 };
    const namesOf = (tag: Choice['tag']) => attributesOf({ ...all, tag }).map(([name]) => name);
    expect(namesOf('yantra-equipment-listing')).toEqual(['partner', 'supplier', 'city', 'category']);
    expect(namesOf('yantra-equipment-map')).toEqual(['partner', 'supplier', 'city', 'category']);
    expect(namesOf('yantra-lead-form')).toEqual(['partner']);
  });

  test('names the supplier if there is no key', () => {
    expect(snippetPath({ ...choice, key: undefined })).toBe('/embed/v1/snippet?supplier=s1');
  });

  test('of a picker is the loader, what keeps its room, and the tag', () => {
    const picker: Choice = { ...choice, tag: 'yantra-city-picker', city: '8' };
    expect(snippetPath(picker)).toBeUndefined();
    expect(tagSnippet(picker, 'https://yantra.example')).toBe(
      '<script type="module" src="https://yantra.example/embed/v1/yantra.js"></script>\n' +
        '<link rel="stylesheet" href="https://yantra.example/embed/v1/place.css">\n' +
        '<yantra-city-picker partner="pk_a"></yantra-city-picker>\n',
    );
  });

  test('has the theme as a style sheet, if there is one', () => {
    expect(themeSnippet(choice)).toBe('');
    expect(themeSnippet({ ...choice, theme: { ...plainTheme, corners: 'square' } })).toBe(
      '<style>\n  yantra-equipment-carousel {\n    --yantra-radius-lg: 0;\n    --yantra-radius-md: 0;\n  }\n</style>\n',
    );
  });
});
