import { expect, test } from 'vitest';
import { answersIn, csvOfTexts } from './csv.ts';
import type { Place } from './read-texts.ts';

const place = (text: string): Place => ({ file: 'a.messages.ts', start: 0, end: 1, text, parameters: [] });

test('what is written comes back as it was: commas, quotes, lines and formulas', () => {
  const texts = ['एक, दो "तीन"', 'पहली\nदूसरी', '=HYPERLINK("x")', '-5%', ' साथ '];
  const csv = csvOfTexts(
    texts.map((text, index) => ({ key: `k ${index}`, en: place('e'), hi: place(text), mr: place('') })),
  );
  expect(
    answersIn(csv)
      .filter(({ locale }) => locale === 'hi')
      .map(({ text }) => text),
  ).toEqual(texts);
  expect(csv).not.toMatch(/(?:^|,)"?=/m);
});

test('a list from a spreadsheet with other columns in between is read by its headings', () => {
  const csv = 'Note,Key,Marathi,English,Hindi\r\nx,home lede,तास,Hour,घंटा\r\n\r\n';
  expect(answersIn(csv)).toEqual([
    { key: 'home lede', locale: 'hi', text: 'घंटा' },
    { key: 'home lede', locale: 'mr', text: 'तास' },
  ]);
});

test.each([
  ['Key,English,Hindi\nhome lede,Hour,घंटा\n', 'This list has no column Marathi.'],
  ['Key,English,Hindi,Marathi\nhome lede,"Hour,घंटा,तास\n', 'cannot be read: Quoted field'],
])('a list that is none is refused with a sentence', (csv, sentence) => {
  expect(() => answersIn(csv)).toThrow(sentence);
});
