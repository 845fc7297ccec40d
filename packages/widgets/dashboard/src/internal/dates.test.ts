import { expect, test } from 'vitest';
import { agoText, dayText, labelText } from './dates.ts';

const now = Date.parse('2026-11-21T08:12:00Z');

test('A day is the day in India', () => {
  expect(dayText('2027-05-21T18:29:59Z')).toBe('21 May 2027');
  expect(dayText('2027-05-21T18:30:00Z')).toBe('22 May 2027');
  expect(dayText('')).toBe('—');
});

test('What is past is told as people tell it', () => {
  expect(agoText('2026-11-21T08:00:00Z', now)).toBe('12 min');
  expect(agoText('2026-11-21T05:00:00Z', now)).toBe('3 h');
  expect(agoText('2026-11-20T05:00:00Z', now)).toBe('Yesterday');
  expect(agoText('2026-11-18T05:00:00Z', now)).toBe('18 Nov');
});

test('Labels of days and months are short, others stay', () => {
  expect(labelText('2026-10-24')).toBe('24 Oct');
  expect(labelText('2026-10')).toBe('Oct 2026');
  expect(labelText('Pune')).toBe('Pune');
});
