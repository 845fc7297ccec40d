import type { Who } from '@yantra/contract/calls';
import { AppError } from '../errors.ts';
import type { Caller } from './bind.ts';

type Role = Caller['role'];

/* Whose rows a call may touch is for its module; here is which roles may make it at all. */
const roles: Readonly<Record<Who, readonly Role[] | 'anyone'>> = {
  anyone: 'anyone',
  loggedIn: ['admin', 'supplier', 'user'],
  owner: ['admin', 'supplier', 'user'],
  supplier: ['supplier'],
  supplierOrAdmin: ['supplier', 'admin'],
  supplierOrUser: ['supplier', 'user'],
  admin: ['admin'],
};

/**
 * Refuses who may not make a call (contract, `who`).
 * @throws AppError `auth.required` when nobody is logged in, `auth.forbidden` for a role that may not
 */
export function demand(who: Who, caller: Caller | undefined): void {
  const allowed = roles[who];
  if (allowed === 'anyone') return;
  if (caller === undefined) throw new AppError('auth.required');
  if (!allowed.includes(caller.role)) throw new AppError('auth.forbidden');
}
