import { deleteAccount, exportData } from '@yantra/contract/calls';
import { bind, type BoundCall, type CallContext, callerIn } from '../../http/bind.ts';
import type { OwnData } from './own-data.service.ts';

const addressIn = ({ address }: CallContext): string => address ?? '';

export const ownDataRoutes = (ownData: OwnData): BoundCall[] => [
  bind(exportData, ({ password }, context) => ownData.everything(callerIn(context), password, addressIn(context))),
  bind(deleteAccount, ({ password }, context) => ownData.erase(callerIn(context), password, addressIn(context))),
];
