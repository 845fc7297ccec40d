import { changePassword, forgotPassword, logIn, resetPassword, signUp } from '@yantra/contract/calls';
import { bind, type BoundCall, type CallContext, callerIn } from '../../http/bind.ts';
import { handOver } from '../sessions/index.ts';
import type { Accounts } from './accounts.service.ts';

const addressIn = ({ address }: CallContext): string => address ?? '';

export const accountsRoutes = (accounts: Accounts): BoundCall[] => [
  bind(logIn, async (input, context) => {
    const { userAgent, cookie } = context;
    const tokens = await accounts.logIn(input, addressIn(context), { userAgent, before: cookie?.read() });
    return handOver(tokens, cookie);
  }),
  bind(signUp, (input, context) => accounts.signUp(input, addressIn(context))),
  bind(forgotPassword, ({ userName }, context) => accounts.forgotPassword(userName, addressIn(context))),
  bind(resetPassword, async (input, context) => {
    await accounts.resetPassword(input, addressIn(context));
    return {};
  }),
  bind(changePassword, async (input, context) => {
    const tokens = await accounts.changePassword(input, callerIn(context), addressIn(context), context.userAgent);
    return handOver(tokens, context.cookie);
  }),
];
