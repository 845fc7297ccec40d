import { expect, test } from 'vitest';
import { tooLong } from './style-sheets.ts';

test('a style sheet of more than 300 lines is named with its length; the end of the last line is no line', () => {
  expect(tooLong('a.css', 'b {}\n'.repeat(300))).toEqual([]);
  expect(tooLong('a.css', 'b {}\n'.repeat(301))).toEqual(['a.css: 301 lines, 300 at most: split it by component']);
});
