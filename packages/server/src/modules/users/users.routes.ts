import { getUserDetails, getUsersList, updateUserDetail } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Users } from './users.service.ts';

export const usersRoutes = (users: Users): BoundCall[] => [
  bind(getUserDetails, ({ id }, context) => users.details(id, callerIn(context))),
  bind(updateUserDetail, async (input, context) => ({ version: await users.update(input, callerIn(context)) })),
  bind(getUsersList, (input) => users.list(input)),
];
