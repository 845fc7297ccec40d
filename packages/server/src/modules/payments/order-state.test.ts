import { expect, test } from 'vitest';
import { stateOf } from './order-state.ts';

const end = new Date('2026-03-10T07:00:00Z');
const before = new Date(end.getTime() - 1);
type Stored = Parameters<typeof stateOf>[0]['state'];
const seen = (state: Stored, statuses: readonly string[], now = before) =>
  stateOf(
    { state, expires_at: end },
    statuses.map((status) => ({ status })),
    now,
  );

test.each(['fulfilled', 'refunding', 'refunded'] as const)('an order that is %s is so, whatever was tried', (state) => {
  for (const statuses of [[], ['FAILED'], ['PENDING'], ['SUCCESS']]) expect(seen(state, statuses, end)).toBe(state);
});

test.each(['SUCCESS', 'PENDING', 'NOT_ATTEMPTED'])('one of which an attempt is %s is being confirmed', (status) => {
  expect([seen('open', [status]), seen('closed', ['FAILED', status], end)]).toEqual(['confirming', 'confirming']);
});

test.each(['FAILED', 'CANCELLED', 'VOID'])('one of which an attempt is %s has failed, until another runs', (status) => {
  expect([seen('open', ['USER_DROPPED', status]), seen('open', [status, 'PENDING'])]).toEqual(['failed', 'confirming']);
});

test('one that nobody has tried to pay, or begun and dropped, is open to its last moment', () => {
  for (const statuses of [[], ['USER_DROPPED']]) {
    expect([seen('new', statuses), seen('open', statuses), seen('open', statuses, end)]).toEqual([
      'open',
      'open',
      'expired',
    ]);
    expect(seen('closed', statuses)).toBe('expired');
  }
});
