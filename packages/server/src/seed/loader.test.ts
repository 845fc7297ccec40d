import { expect, test } from 'vitest';
import { copyText } from './loader.ts';

test('text for COPY keeps what would end a value or a row', () => {
  expect(copyText('a\tb\nc\\d')).toBe('a\\tb\\nc\\\\d');
  expect([null, true, [1, 2], new Date('2026-03-02T06:30:00Z')].map(copyText)).toEqual([
    '\\N',
    't',
    '{1,2}',
    '2026-03-02T06:30:00.000Z',
  ]);
});
