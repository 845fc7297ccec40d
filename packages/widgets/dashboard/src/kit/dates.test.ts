import { textsIn } from '@yantra/language';
import { expect, test } from 'vitest';
import hindi from '../languages/hi.ts';
import { messages as texts } from './dates.messages.ts';
import { agoText, dayText, labelText, timeText } from './dates.ts';

const now = Date.parse('2026-11-21T08:12:00Z');

test('A date is the day in India', () => {
  expect(dayText('2027-05-21T18:29:59Z', texts)).toBe('21 May 2027');
  expect(dayText('2027-05-21T18:30:00Z', texts)).toBe('22 May 2027');
  expect(dayText('', texts)).toBe('—');
});

test('Past times are shown as people say them', () => {
  expect(agoText('2026-11-21T08:00:00Z', now, texts)).toBe('12 min');
  expect(agoText('2026-11-21T05:00:00Z', now, texts)).toBe('3 h');
  expect(agoText('2026-11-20T05:00:00Z', now, texts)).toBe('Yesterday');
  expect(agoText('2026-11-18T05:00:00Z', now, texts)).toBe('18 Nov');
});

test('Labels of days and months are shortened, others are unchanged', () => {
  expect(labelText('2026-10-24', texts)).toBe('24 Oct');
  expect(labelText('2026-10', texts)).toBe('Oct 2026');
  expect(labelText('Pune', texts)).toBe('Pune');
});

test('Other languages have their own month names, but the same digits', () => {
  const hindiTexts = textsIn(hindi, texts);
  expect(timeText('2027-01-21T05:12:00Z', hindiTexts)).toBe('21 जन॰ 2027, 10:42');
  expect(agoText('2026-11-18T05:00:00Z', now, hindiTexts)).toBe('18 नव॰');
  expect(labelText('2026-10', hindiTexts)).toBe('अक्तू॰ 2026');
});
