import { getCategories, submitRequirement } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { bind, callerIn, heavy } from './bind.ts';

test('who is logged in is found in the context of a call, and nobody is refused', () => {
  const caller = { userId: 'u1', role: 'user', sessionId: 's1' } as const;
  expect(callerIn({ requestId: 'r1', caller })).toBe(caller);
  expect(() => callerIn({ requestId: 'r1' })).toThrow(expect.objectContaining({ code: 'auth.required' }));
});

test('a call is bound to its handler, with its form where it has one', () => {
  const answer = async () => ({}) as never;
  const form = { inputOf: () => ({}), goTo: () => '/' };
  expect(bind(submitRequirement, answer, form)).toEqual({ call: submitRequirement, answer, form });
  expect(bind(getCategories, answer)).toEqual({ call: getCategories, answer, form: undefined });
});

test('a read that takes long is not a wide one unless its input is said to be', () => {
  const bound = bind(getCategories, async () => [] as never);
  expect(heavy(bound).heavy?.isWide({} as never)).toBe(false);
  expect(heavy(bound, () => true).heavy?.isWide({} as never)).toBe(true);
  expect(heavy(bound)).toMatchObject(bound);
});
