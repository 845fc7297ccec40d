import { describe, expect, test } from 'vitest';
import { errors } from './errors.ts';
import { fieldErrors } from './field-errors.messages.ts';
import { fieldErrorIn, wrong } from './field-errors.ts';
import { definedCalls } from './schemas.ts';

describe('what is wrong with a field', () => {
  test('is told as a code, its numbers, and the sentence with them', () => {
    expect(fieldErrorIn(wrong('phone.invalid'))).toEqual({
      error: { code: 'phone.invalid' },
      sentence: 'Please enter a valid 10-digit phone number.',
    });
    expect(fieldErrorIn(wrong('text.tooLong', { most: 1000 }))).toEqual({
      error: { code: 'text.tooLong', params: { most: 1000 } },
      sentence: '1,000 characters at most, please.',
    });
    expect(fieldErrorIn(wrong('weight.invalid', { what: 'Fit of size' })).sentence).toBe(
      'Fit of size is a number from 0 to 1.',
    );
  });

  test('may be an error that a whole call ends in', () => {
    expect(fieldErrorIn(wrong('partnerKey.tooMany'))).toEqual({
      error: { code: 'partnerKey.tooMany', params: { most: 20 } },
      sentence: 'You have 20 keys already. Please revoke one first.',
    });
  });

  test('has a code that no whole call ends in', () => {
    expect(Object.keys(fieldErrors).filter((code) => code in errors)).toEqual([]);
  });

  test('is a sentence of its own where nobody gave it a code', () => {
    expect(fieldErrorIn('Too short.')).toEqual({ error: { code: 'field.invalid' }, sentence: 'Too short.' });
  });
});

const badInputs = [{}, null, 'x', ...['x'.repeat(5000), -1, 1e12, {}, [], [1]].map((value) => ({ value }))];

test.each(definedCalls.map((call) => [call.name, call.input] as const))('%s says codes', (_name, input) => {
  const keys = 'shape' in input ? Object.keys(input.shape as object) : [];
  const tried = badInputs.map((bad) =>
    bad instanceof Object && 'value' in bad ? Object.fromEntries(keys.map((key) => [key, bad.value])) : bad,
  );
  const said = tried.flatMap((bad) => input.safeParse(bad).error?.issues.map(({ message }) => message) ?? []);
  const unknown = said.filter((message) => fieldErrorIn(message).error.code === 'field.invalid');
  expect([...new Set(unknown)].filter((message) => !/^(Invalid|Too) /.test(message))).toEqual([]);
});
