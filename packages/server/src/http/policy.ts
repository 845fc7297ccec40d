import type { Who } from '@yantra/contract/calls';
import { rights } from '@yantra/domain';
import { AppError } from '../errors.ts';
import type { Caller } from './bind.ts';

type Role = Caller['role'];

/* The roles that may make a call; modules check whose rows it may touch. */
const roles: Readonly<Record<Who, readonly Role[] | 'anyone'>> = {
  anyone: 'anyone',
  loggedIn: ['admin', 'supplier', 'user'],
  owner: ['admin', 'supplier', 'user'],
  supplier: ['supplier'],
  supplierOrAdmin: ['supplier', 'admin'],
  supplierOrUser: ['supplier', 'user'],
  admin: ['admin'],
  moderator: ['admin'],
  finance: ['admin'],
};

/**
 * Refuses callers who may not make a call (contract, `who`).
 * @throws AppError `auth.required` if nobody is logged in, `auth.forbidden` for another role without the right
 */
export function requireRole(who: Who, caller: Caller | undefined): void {
  const allowed = roles[who];
  if (allowed === 'anyone') return;
  if (caller === undefined) throw new AppError('auth.required');
  const hasRight = rights.some((right) => right === who && caller.rights?.includes(right));
  if (!allowed.includes(caller.role) && !hasRight) throw new AppError('auth.forbidden');
}
