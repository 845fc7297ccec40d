import { expect, test } from 'vitest';
import { momentsAt } from './moments.ts';
import { words } from './words.messages.ts';

const now = Date.parse('2026-11-21T05:50:00.000Z');
const { heading, moment, weekday } = momentsAt(now, words, 'en');

test('near days are called by their name, in India', () => {
  expect(moment('2026-11-22T12:30:00.000Z')).toBe('tomorrow, 18:00');
  expect(moment('2026-11-20T18:40:00.000Z')).toBe('today, 00:10');
  expect(moment('2026-11-20T06:40:00.000Z')).toBe('yesterday, 12:10');
});

test('other days by their date', () => {
  expect(moment('2026-11-23T06:30:00.000Z')).toBe('Mon 23 Nov, 12:00');
  expect(weekday('2026-11-24')).toBe('Tue 24 Nov');
});

test('a log has its days as headings', () => {
  expect(['2026-11-21T05:00:00Z', '2026-11-20T05:00:00Z', '2026-11-19T05:00:00Z'].map(heading)).toEqual([
    'Today',
    'Yesterday',
    'Thu 19 Nov',
  ]);
});
