import { expect, test } from 'vitest';
import { messages } from './notifications.messages.ts';
import { dayGroupOf, whenText } from './when.ts';

const now = Date.parse('2026-11-26T14:00:00+05:30');
test.each([
  ['2026-11-26T13:59:40+05:30', 'today', 'now'],
  ['2026-11-26T13:48:00+05:30', 'today', '12 min'],
  ['2026-11-26T00:10:00+05:30', 'today', '13 h'],
  ['2026-11-25T23:50:00+05:30', 'yesterday', '23:50'],
  ['2026-11-18T09:00:00+05:30', 'earlier', '18 Nov'],
])('%s is %s, %s', (at, group, text) => {
  expect([dayGroupOf(at, now), whenText(at, now, messages, undefined)]).toEqual([group, text]);
});
