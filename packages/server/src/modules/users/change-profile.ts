import type { UpdateUserInput } from '@yantra/contract/calls';
import type { UserTable } from '../../database/types.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { requireVersion } from '../../read-version.ts';
import { requireBirthDate } from './users.policy.ts';
import * as queries from './users.queries.ts';

/**
 * Changes the profile and organization of an account with one of these roles.
 * @returns its new version
 * @throws AppError `user.unknown`, `user.changed` for an outdated version, `request.invalid`
 */
export async function changeProfile(
  trx: Db,
  id: string,
  { version, ...input }: UpdateUserInput,
  roles: readonly UserTable['role'][],
  now: Date,
): Promise<number> {
  requireBirthDate(input, now);
  const current = await queries.lockProfile(trx, id, roles);
  if (current === undefined) throw new AppError('user.unknown');
  requireVersion(version, current, 'user.changed');
  const next = await queries.updateProfile(trx, id, input);
  if (input.organization !== undefined) await queries.putOrganization(trx, id, input.organization, now);
  return next;
}
