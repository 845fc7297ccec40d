import { deleteAccount, exportData, getUserDetails, getUsersList, updateUserDetail } from '@yantra/contract/calls';
import { bind, type BoundCall, type CallContext, callerIn } from '../../http/bind.ts';
import type { OwnData } from './own-data.service.ts';
import type { Users } from './users.service.ts';

const addressIn = ({ address }: CallContext): string => address ?? '';

export const usersRoutes = (users: Users, ownData: OwnData): BoundCall[] => [
  bind(getUserDetails, ({ id }, context) => users.details(id, callerIn(context))),
  bind(updateUserDetail, async (input, context) => ({ version: await users.update(input, callerIn(context)) })),
  bind(getUsersList, (input) => users.list(input)),
  bind(exportData, ({ password }, context) => ownData.everything(callerIn(context), password, addressIn(context))),
  bind(deleteAccount, async ({ password }, context) => {
    await ownData.erase(callerIn(context), password, addressIn(context));
    return {};
  }),
];
