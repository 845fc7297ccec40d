import {
  addUserPurchaseSubs,
  getOrder,
  getUpgradeQuote,
  paymentWebhook,
  startPayment,
  verifyPayment,
} from '@yantra/contract/calls';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { PaymentParts } from './open-payments.ts';

export const paymentsRoutes = ({ orders, payments, handleWebhook }: PaymentParts): BoundCall[] => [
  bind(startPayment, (input, context) => orders.start(input, callerIn(context))),
  bind(getUpgradeQuote, (input, context) => orders.quote(input, callerIn(context))),
  bind(getOrder, ({ id }, context) => orders.find(id, callerIn(context))),
  bind(verifyPayment, (input, context) => payments.verify(input, callerIn(context))),
  bind(addUserPurchaseSubs, ({ payment }, context) => payments.consume(payment.orderId, callerIn(context))),
  bind(paymentWebhook, async (_input, { signed }) => {
    if (signed === undefined) throw new AppError('webhook.refused');
    await handleWebhook({
      raw: signed.raw,
      timestamp: signed.header('x-webhook-timestamp') ?? '',
      signature: signed.header('x-webhook-signature') ?? '',
    });
    return {};
  }),
];
