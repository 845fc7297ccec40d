import { expect, test } from 'vitest';
import { failureIn, wordIn } from './language.ts';
import { speaking } from './speaking.ts';

const hindi = speaking({
  locale: 'hi',
  texts: {},
  words: { Won: 'काम मिला' },
  errors: {
    'server.busy': 'अभी बहुत भीड़ है।',
    'text.tooLong': ({ most }: { most: number }) => `ज़्यादा से ज़्यादा ${most} अक्षर`,
  },
});

test('an error is said by its code, not by its sentence', () => {
  expect(failureIn(hindi, { code: 'server.busy', message: 'Whatever it says.' }).message).toBe('अभी बहुत भीड़ है।');
});

test('a code that the language does not know keeps the sentence that came with it', () => {
  expect(failureIn(hindi, { code: 'word.taken', message: 'This word means that type already.' }).message).toBe(
    'This word means that type already.',
  );
  expect(failureIn(hindi, new Error('Broken.')).message).toBe('Broken.');
});

test('fields are said by their codes, with what belongs to these', () => {
  const failure = {
    code: 'request.invalid',
    message: 'Please check the highlighted fields.',
    errors: { name: '60 characters at most, please.', city: 'Please check.' },
    details: { errorCodes: { name: { code: 'text.tooLong', params: { most: 60 } } } },
  };
  expect(failureIn(hindi, failure).errors).toEqual({ name: 'ज़्यादा से ज़्यादा 60 अक्षर', city: 'Please check.' });
});

test('English is what came', () => {
  const failure = { code: 'server.busy', message: 'We are busy right now.' };
  expect(failureIn(undefined, failure)).toBe(failure);
  expect([wordIn(undefined, 'Won'), wordIn(hindi, 'Won'), wordIn(hindi, 'Lost')]).toEqual(['Won', 'काम मिला', 'Lost']);
});
