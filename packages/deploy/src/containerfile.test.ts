import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { readContainerfile } from './containerfile.ts';

const image = readContainerfile(fileURLToPath(new URL('../Containerfile', import.meta.url)));

test('the Containerfile has nothing that its linter would say of it', () => {
  const told = validate(image.source).map(({ message, range }) => [range.start.line + 1, message]);
  expect(told).toEqual([]);
});

test('the linter would say it', () => {
  expect(validate('FORM node\nMAINTAINER somebody')).not.toEqual([]);
});

test('the image is run by a number that is not root’s, in production, and writes to one folder alone', () => {
  expect(image.user).toBe('1000:1000');
  expect(image.env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
  // What comes after the user would be that user's.
  const after = image.source.slice(image.source.lastIndexOf('\nUSER'));
  expect(after).not.toMatch(/^(?:COPY|ADD|RUN) /m);
  expect(image.source).not.toContain('--chown');
});
