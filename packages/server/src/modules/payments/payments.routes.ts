import {
  addTransfer,
  addUserPurchaseSubs,
  askGateway,
  getOrder,
  getPayer,
  getUpgradeQuote,
  paymentWebhook,
  refundPayment,
  startPayment,
  verifyPayment,
} from '@yantra/contract/calls';
import { AppError } from '../../errors.ts';
import { bind, type BoundCall, callerIn } from '../../http/bind.ts';
import type { PaymentParts } from './open-payments.ts';

export const paymentsRoutes = ({ orders, payments, giveBack, transfers, handleWebhook }: PaymentParts): BoundCall[] => [
  bind(startPayment, (input, context) => orders.start(input, callerIn(context))),
  bind(getUpgradeQuote, (input, context) => orders.quote(input, callerIn(context))),
  bind(getOrder, ({ id }, context) => orders.find(id, callerIn(context))),
  bind(verifyPayment, (input, context) => payments.verify(input, callerIn(context))),
  bind(addUserPurchaseSubs, ({ payment }, context) => payments.consume(payment.orderId, callerIn(context))),
  bind(askGateway, (input, context) => payments.ask(input, callerIn(context))),
  bind(refundPayment, (input, context) => giveBack(input, callerIn(context))),
  bind(getPayer, (input) => transfers.payer(input)),
  bind(addTransfer, (input, context) => transfers.add(input, callerIn(context))),
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
