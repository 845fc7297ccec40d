import { addPushDevice, getPushDevices, removePushDevice } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { Push } from './push.service.ts';

export const pushRoutes = (push: Push): BoundCall[] => [
  bind(getPushDevices, (_input, context) => push.list(callerIn(context))),
  bind(addPushDevice, (input, context) => push.add(input, callerIn(context))),
  bind(removePushDevice, ({ endpoint }, context) => push.remove(endpoint, callerIn(context))),
];
