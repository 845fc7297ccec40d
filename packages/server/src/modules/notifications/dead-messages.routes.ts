import { getDeadMessages, retryMessages } from '@yantra/contract/calls';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { DeadMessages } from './dead-messages.ts';

export const deadMessagesRoutes = (dead: DeadMessages): BoundCall[] => [
  bind(getDeadMessages, (input, context) => dead.list({ ...input, locale: input.locale ?? context.locale })),
  bind(retryMessages, (input, context) => dead.retry(input, callerIn(context))),
];
