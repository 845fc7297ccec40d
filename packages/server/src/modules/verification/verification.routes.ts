import { generateOtp, verifyOtp } from '@yantra/contract/calls';
import { addressIn, bind, type BoundCall } from '../../http/bind.ts';
import type { Verification } from './verification.service.ts';

export const verificationRoutes = (verification: Verification): BoundCall[] => [
  bind(generateOtp, ({ phoneNumber, locale }, context) =>
    verification.sendToNewPhone({ phone: phoneNumber, address: addressIn(context), locale: locale ?? context.locale }),
  ),
  bind(verifyOtp, (input) => verification.verify(input)),
];
