import { deleteAccount, exportData } from '@yantra/contract/calls';
import { addressIn, bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { OwnData } from './own-data.service.ts';

export const ownDataRoutes = (ownData: OwnData): BoundCall[] => [
  bind(exportData, ({ password }, context) => ownData.everything(callerIn(context), password, addressIn(context))),
  bind(deleteAccount, ({ password }, context) => ownData.erase(callerIn(context), password, addressIn(context))),
];
