import type { Language, Messages } from '@yantra/language';
import { describe, expect, test } from 'vitest';

const packageOf = (path: string) => path.replace(/\/src\/.*$/, '');
const english = Object.entries(
  import.meta.glob<Record<string, unknown>>('../../{ui,widgets/*}/src/**/*.messages.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.values(module)
    .filter((one): one is Messages => typeof one === 'object' && one !== null && 'id' in one)
    .map((messages) => ({ messages, from: packageOf(path) })),
);
const languages = Object.entries(
  import.meta.glob<{ readonly default: Language }>('../../widgets/*/src/languages/{hi,mr}.ts', { eager: true }),
).map(([path, module]) => ({ language: module.default, from: packageOf(path) }));

/** Texts of primitives that only these widgets show. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  'compare-button': ['compare'],
  cost: ['availability', 'compare', 'favourites', 'job-cost', 'equipment-details'],
  days: ['availability', 'equipment-details'],
};

const namesIn = (texts: object | undefined) =>
  Object.keys(texts ?? {})
    .filter((name) => name !== 'id')
    .toSorted();

/** All texts; a function is called with sample words or a number. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsIn((value as (...given: string[]) => unknown)('1', '2', '3'));
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('every text has an id of its own', () => {
  const ids = english.map(({ messages }) => messages.id);
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(languages.map((one) => [`${one.from.replace(/^.*\//, '')} in ${one.language.locale}`, one] as const))(
  '%s',
  (_name, { language, from }) => {
    test('says all that it and the primitives say in English', () => {
      const wanted = english.filter(
        (one) =>
          one.from === from ||
          (one.from.endsWith('/ui') && (shownBy[one.messages.id]?.some((name) => from.endsWith(`/${name}`)) ?? true)),
      );
      for (const { messages } of wanted)
        expect([messages.id, namesIn(language.texts[messages.id])]).toEqual([messages.id, namesIn(messages)]);
    });

    test('is written in Devanagari', () => {
      const said = textsIn(Object.values(language.texts));
      const latin = said.filter((text) => !/[\u0900-\u097F]/.test(text));
      // Addresses, units and names of laws may stay in Latin letters.
      expect(latin.length / said.length).toBeLessThan(0.1);
    });
  },
);

test('Hindi and Marathi are two languages', () => {
  const longIn = (locale: string) =>
    new Set(
      languages
        .filter(({ language }) => language.locale === locale)
        .flatMap(({ language }) => textsIn(Object.values(language.texts)))
        .filter((text) => (text.match(/[\u0900-\u097F]+/g) ?? []).length > 3),
    );
  const [hindi, marathi] = [longIn('hi'), longIn('mr')];
  expect(hindi.size).toBeGreaterThan(100);
  expect([...hindi].filter((text) => marathi.has(text))).toEqual([]);
});
