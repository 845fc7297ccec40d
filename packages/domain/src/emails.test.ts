import { expect, test } from 'vitest';
import { isEmail } from './emails.ts';

test.each([
  ['asha@example.in', true],
  ['a.b+c@mail.example.co.in', true],
  ['asha@example', false],
  ['asha@', false],
  ['@example.in', false],
  ['asha @example.in', false],
  ['asha@exa\u0007mple.in', false],
  ['a@b@example.in', false],
  [`${'a'.repeat(250)}@b.in`, false],
])('%s is an e-mail address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
