import {
  changeEmail,
  changePassword,
  changePhone,
  forgotPassword,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  logIn,
  resetPassword,
  signUp,
} from '@yantra/contract/calls';
import { addressIn, bind, type BoundCall, callerIn } from '../../http/bind.ts';
import { handOver } from '../sessions/index.ts';
import type { Accounts } from './accounts.service.ts';
import type { ContactChange } from './contact-change.service.ts';

export const accountsRoutes = (accounts: Accounts): BoundCall[] => [
  bind(logIn, async (input, context) => {
    const { userAgent, cookie } = context;
    const tokens = await accounts.logIn(input, addressIn(context), { userAgent, before: cookie?.read() });
    return handOver(tokens, cookie);
  }),
  bind(signUp, (input, context) =>
    accounts.signUp({ ...input, locale: input.locale ?? context.locale }, addressIn(context)),
  ),
  bind(forgotPassword, ({ userName }, context) => accounts.forgotPassword(userName, addressIn(context))),
  bind(resetPassword, (input, context) => accounts.resetPassword(input, addressIn(context))),
  bind(changePassword, async (input, context) => {
    const tokens = await accounts.changePassword(input, callerIn(context), addressIn(context), context.userAgent);
    return handOver(tokens, context.cookie);
  }),
];

export const contactRoutes = (contacts: ContactChange): BoundCall[] => [
  bind(generateOtpForNewPhone, (input, context) => contacts.codeForPhone(input, callerIn(context), addressIn(context))),
  bind(generateOtpForNewEmail, (input, context) => contacts.codeForEmail(input, callerIn(context), addressIn(context))),
  bind(changePhone, async (input, context) => {
    const tokens = await contacts.changePhone(input, callerIn(context), context.userAgent);
    return handOver(tokens, context.cookie);
  }),
  bind(changeEmail, (input, context) => contacts.changeEmail(input, callerIn(context))),
];
