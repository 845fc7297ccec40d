import { retention } from '@yantra/domain';
import { textsIn } from '@yantra/language';
import { describe, expect, test } from 'vitest';
import { messages as contact } from './contact.messages.ts';
import { addressOf, filled } from './filled.ts';
import type { LegalTexts } from './paper.ts';
import { messages as privacy } from './privacy.messages.ts';
import { messages as refund } from './refund.messages.ts';
import { messages as shared } from './static.messages.ts';
import { messages as terms } from './terms.messages.ts';

/** The same in every language: a brand is. */
const sameEverywhere = ['title'];

/** Every text by its path; what is said of something is said of the same everywhere. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'function') return [[path, (value as (given: unknown) => string)(2)]];
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, part]) =>
    name === 'id' ? [] : textsOf(part, path ? `${path}.${name}` : name),
  );
}

/** What a translation must not lose: links and what is filled in, names of cookies and keys, numbers of laws, days and hours. */
const factsOf = (text: string): readonly string[] =>
  (text.match(/\]\(\w+\)|\{\w+\}|yantra[._][a-z0-9_.]*[a-z0-9]|accessToken|__Host-|\d+[A-Z]?/g) ?? []).toSorted();

const pages = { contact, privacy, refund, terms } as const satisfies Record<string, LegalTexts>;
const translations = (['hi', 'mr'] as const).flatMap((locale) =>
  (Object.keys(pages) as (keyof typeof pages)[]).map((name) => ({ locale, name })),
);

describe.for(translations)('the page $name in $locale', ({ locale, name }) => {
  const load = async () => {
    const { default: language } = (await import(`./${name}.${locale}.ts`)) as {
      readonly default: Parameters<typeof textsIn>[0];
    };
    return [
      [shared, textsIn(language, shared)],
      [pages[name], textsIn(language, pages[name])],
    ] as const;
  };

  test('says nothing in English', async () => {
    for (const [english, translated] of await load()) {
      const said = new Map(textsOf(english));
      const left = textsOf(translated).filter(
        ([path, text]) => text === said.get(path) || !/[\u0900-\u097f]/.test(text),
      );
      expect(left.map(([path]) => path).filter((path) => !sameEverywhere.includes(path))).toEqual([]);
    }
  });

  test('has the parts of the English page in their order, and in each text the same links, names and numbers', async () => {
    for (const [english, translated] of await load()) {
      const facts = (texts: object) => textsOf(texts).map(([path, text]) => [path, factsOf(text)]);
      expect(facts(translated)).toEqual(facts(english));
    }
  });
});

describe.for(Object.entries(pages))('the page %s', ([, texts]) => {
  test('links to places that there are, and names only what is filled in', () => {
    for (const [path, text] of textsOf(texts)) {
      const said = filled(text, shared.spans);
      expect(said, path).not.toMatch(/[{}]/);
      for (const [, place = ''] of said.matchAll(/\]\(([^)]*)\)/g)) expect(addressOf(place), path).toBeDefined();
    }
  });
});

test('the privacy page says of everything that is kept for a time how long', () => {
  const { kept } = privacy.parts;
  for (const name of Object.keys(retention) as (keyof typeof retention)[]) {
    expect(kept.blocks[1][name]).toContain(`{${name}}`);
  }
});

test('what stands in braces is filled in: a way to reach us as a link, a time in words', () => {
  expect(filled('Write to {hello}: kept for {requirements}, {unknown}.', shared.spans)).toBe(
    'Write to [hello@yantra.example](hello): kept for 18 months, {unknown}.',
  );
  expect([addressOf('hello'), addressOf('rights'), addressOf('toString')]).toEqual([
    'mailto:hello@yantra.example',
    '/privacy-policy#rights',
    undefined,
  ]);
});
