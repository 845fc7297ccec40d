import type { Who } from '@yantra/contract/calls';
import type { Right } from '@yantra/domain';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { requireRole } from './policy.ts';

const refusal = (
  who: Who,
  role: 'admin' | 'supplier' | 'user' | undefined,
  rights?: readonly Right[],
): string | undefined => {
  try {
    requireRole(who, role === undefined ? undefined : { userId: 'u', sessionId: 's', role, rights });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'no refusal of ours';
  }
};

const [forbidden, required] = ['auth.forbidden', 'auth.required'];
test.each<[Who, ...(string | undefined)[]]>([
  // An administrator, a supplier, a user, nobody.
  ['anyone', undefined, undefined, undefined, undefined],
  ['loggedIn', undefined, undefined, undefined, required],
  ['owner', undefined, undefined, undefined, required],
  ['supplier', forbidden, undefined, forbidden, required],
  ['supplierOrAdmin', undefined, undefined, forbidden, required],
  ['supplierOrUser', forbidden, undefined, undefined, required],
  ['admin', undefined, forbidden, forbidden, required],
  ['moderator', undefined, forbidden, forbidden, required],
  ['finance', undefined, forbidden, forbidden, required],
])('a call for %s is refused to each role as it should be', (who, ...expected) => {
  expect((['admin', 'supplier', 'user', undefined] as const).map((role) => refusal(who, role))).toEqual(expected);
});

test('a right opens the calls for it, whatever the role, and no others', () => {
  const opened = (['moderator', 'finance', 'admin', 'supplierOrAdmin'] as const).filter(
    (who) => refusal(who, 'user', ['finance']) === undefined,
  );
  expect(opened).toEqual(['finance']);
  expect(refusal('moderator', 'supplier', ['moderator'])).toBe(undefined);
});
