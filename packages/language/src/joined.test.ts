import { expect, test } from 'vitest';
import { joined } from './joined.ts';
import { failureIn, textsIn, wordIn } from './language.ts';

const search = {
  locale: 'hi',
  texts: { search: { label: 'खोजें' } },
  words: { Won: 'मिला' },
  errors: { busy: 'भीड़ है।' },
} as const;
const form = {
  locale: 'hi',
  texts: { form: { send: 'भेजें' } },
  words: { Hour: 'घंटा' },
  errors: { full: 'भरा है।' },
} as const;

test('a joined language has the texts, words and errors of all its parts', () => {
  const language = joined('hi', [search, form]);
  expect(textsIn(language, { id: 'search', label: 'Search' }).label).toBe('खोजें');
  expect(textsIn(language, { id: 'form', send: 'Send' }).send).toBe('भेजें');
  expect([wordIn(language, 'Won'), wordIn(language, 'Hour')]).toEqual(['मिला', 'घंटा']);
  const failures = [
    failureIn(language, { code: 'busy', message: 'Busy.' }),
    failureIn(language, { code: 'full', message: 'Full.' }),
  ];
  expect(failures.map(({ message }) => message)).toEqual(['भीड़ है।', 'भरा है।']);
});

test('joined once more, it loses nothing', () => {
  const twice = joined('hi', [joined('hi', [search]), form]);
  expect(failureIn(twice, { code: 'busy', message: 'Busy.' }).message).toBe('भीड़ है।');
});

test('of words that many parts share, one look at each is enough', () => {
  let looks = 0;
  const words = {
    get Won() {
      looks += 1;
      return 'मिला';
    },
  };
  joined('hi', [
    { ...search, words },
    { ...form, words },
  ]);
  expect(looks).toBe(1);
});
