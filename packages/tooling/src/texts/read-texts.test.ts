import { expect, test } from 'vitest';
import { type Source, readTexts } from './read-texts.ts';
import { unspoken } from './spoken.ts';
import { takeTexts } from './write-texts.ts';

const english: Source = {
  path: 'site/src/pages/home/home.messages.ts',
  text: `export const messages = {
  id: 'home',
  lede: 'By the hour, day or week.',
  titleIn: (city: string) => \`Machines in \${city}\`,
  machines: (count: number) => (count === 1 ? 'machine' : 'machines'),
  perks: [{ title: 'One shop' }, { title: 'Google Play' }],
} as const;
`,
};
const hindi: Source = {
  path: 'site/src/pages/home/home.hi.ts',
  text: `import { withOwn } from '../../languages/with-own.ts';
export default withOwn<typeof home>('hi', {
  home: {
    lede: 'घंटे, दिन या हफ़्ते के हिसाब से।',
    titleIn: (city) => \`\${city} में मशीनें\`,
    machines: (count) => (count === 1 ? 'मशीन' : 'मशीनें'),
    perks: [{ title: 'One shop' }, { title: 'Google Play' }],
  },
});
`,
};
const marathi: Source = {
  path: 'site/src/pages/home/languages/mr.ts',
  text: `import type { messages } from '../home.messages.ts';
const home: Translated<typeof messages> = {
  lede: 'तास, दिवस किंवा आठवड्याने.',
  titleIn: (city) => \`\${city} येथे यंत्रे\`,
  machines: () => 'यंत्रे',
  perks: [{ title: 'एकच दुकान' }],
};
`,
};
const all = [english, hindi, marathi];
const row = (key: string) => readTexts(all).find((one) => one.key === key);

test('a text stands beside its translations, whichever way they are written', () => {
  expect(readTexts(all).map(({ key }) => key)).toEqual([
    'home lede',
    'home titleIn',
    'home machines',
    'home perks.0.title',
    'home perks.1.title',
  ]);
  const { en, hi, mr } = row('home titleIn') ?? {};
  expect([en?.text, hi?.text, mr?.text]).toEqual(['Machines in {city}', '{city} में मशीनें', '{city} येथे यंत्रे']);
});

test('what is put together by code is shown as code', () => {
  expect(row('home machines')?.hi?.text).toBe("code: (count) => (count === 1 ? 'मशीन' : 'मशीनें')");
});

test('the words of an event stand beside each other in its file', () => {
  const path = 'packages/events/src/catalogue/lead.ts';
  const text = `export const lead = defineEvent({ kind: 'lead', words: {
  en: { name: 'New lead', open: 'See who' }, hi: { name: 'नई लीड', open: 'See who' }, mr: { name: 'नवी लीड' } } });`;
  const rows = readTexts([{ path, text }]);
  expect(rows.map(({ key, en, mr }) => [key, en.text, mr?.text])).toEqual([
    ['event.lead name', 'New lead', 'नवी लीड'],
    ['event.lead open', 'See who', undefined],
  ]);
  expect(unspoken(rows, new Set())).toHaveLength(2);
});

test('a text that is missing, and one that is English still, are found', () => {
  expect(unspoken(readTexts(all), new Set(['Google Play']))).toEqual([
    'site/src/pages/home/home.hi.ts: home perks.0.title is still English: One shop',
    'site/src/pages/home/home.messages.ts: home perks.1.title has no text in mr',
  ]);
});

test('an answer is written into its place, and nothing else changes', () => {
  const answers = [
    { key: 'home titleIn', locale: 'hi', text: 'किराए की मशीनें: {city}' },
    { key: 'home lede', locale: 'hi', text: "घंटे से, 'हफ़्ते' से" },
    { key: 'home machines', locale: 'mr', text: "code: (count) => (count === 1 ? 'यंत्र' : 'यंत्रे')" },
  ] as const;
  const { changed, count, problems } = takeTexts(all, answers);
  expect([count, problems]).toEqual([3, []]);
  const again = readTexts([english, ...changed]);
  expect(again.find(({ key }) => key === 'home titleIn')?.hi?.text).toBe('किराए की मशीनें: {city}');
  expect(again.find(({ key }) => key === 'home lede')?.hi?.text).toBe("घंटे से, 'हफ़्ते' से");
  expect(again.find(({ key }) => key === 'home machines')?.mr?.text).toContain("? 'यंत्र'");
  expect(again.find(({ key }) => key === 'home perks.0.title')?.mr?.text).toBe('एकच दुकान');
});

test.each([
  ['home titleIn', '{town} में मशीनें', 'it may name {city} in brackets, and nothing else'],
  ['home lede', '{city} में', 'it may name nothing in brackets, and nothing else'],
  ['home machines', 'मशीनें', 'it is put together by code; change only the words in it'],
  ['home machines', 'code: () => x; alert(1)', 'the code in it is broken'],
  ['home gone', 'कुछ', 'there is no such text'],
])('an answer for %s that cannot be taken (%s) is told, and loses nothing', (key, text, problem) => {
  const taken = takeTexts(all, [{ key, locale: 'hi', text }]);
  expect(taken).toEqual({ changed: [], count: 0, problems: [`${key} (hi): ${problem}`] });
});

test('what a translator types stays a text, whatever is in it', () => {
  const text = '`${process.exit()}` \\ {city} "और"';
  const { changed } = takeTexts(all, [{ key: 'home titleIn', locale: 'hi', text }]);
  expect(readTexts([english, ...changed]).find(({ key }) => key === 'home titleIn')?.hi?.text).toBe(text);
});

test('an empty answer, and one that says the same, change nothing', () => {
  const answers = [
    { key: 'home lede', locale: 'hi', text: ' ' },
    { key: 'home lede', locale: 'mr', text: 'तास, दिवस किंवा आठवड्याने.' },
  ] as const;
  expect(takeTexts(all, answers)).toEqual({ changed: [], count: 0, problems: [] });
});

test('a plain text keeps what it names to be filled in, and may name nothing else', () => {
  const sources = [
    {
      path: 'a/terms.messages.ts',
      text: "export const messages = { id: 'terms', how: 'Write to {hello}.' } as const;",
    },
    {
      path: 'a/terms.hi.ts',
      text: "export default withOwn<typeof terms>('hi', { terms: { how: '{hello} पर लिखें।' } });",
    },
  ];
  const take = (text: string) => takeTexts(sources, [{ key: 'terms how', locale: 'hi', text }]);
  expect(take('लिखें: {hello}').changed[0]?.text).toContain("{ how: 'लिखें: {hello}' }");
  expect(take('लिखें: {helo}').problems).toEqual(['terms how (hi): it may name {hello} in brackets, and nothing else']);
});
