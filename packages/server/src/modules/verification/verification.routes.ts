import { generateOtp, verifyOtp } from '@yantra/contract/calls';
import { bind, type BoundCall } from '../../http/bind.ts';
import type { Verification } from './verification.service.ts';

export const verificationRoutes = (verification: Verification): BoundCall[] => [
  bind(generateOtp, ({ phoneNumber }, { address = '' }) =>
    verification.sendToNewPhone({ phone: phoneNumber, address }),
  ),
  bind(verifyOtp, (input) => verification.verify(input)),
];
