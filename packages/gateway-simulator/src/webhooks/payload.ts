import {
  amount,
  bankReference,
  errorDetails,
  gatewayDetails,
  paymentMessage,
  paymentMethod,
  refundEntity,
} from '../api/entities.ts';
import { inIndia } from '../clock.ts';
import type { Order, Payment, Refund, WebhookType } from '../state/records.ts';

/** The webhook of a payment's end; a pending one has none. */
export const webhookOf: Partial<Record<Payment['status'], WebhookType>> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
};

/** The raw body of a payment's webhook, version 2025-01-01. */
export function paymentWebhookBody(type: WebhookType, order: Order, payment: Payment, now: number): string {
  const isSuccess = payment.status === 'SUCCESS';
  return JSON.stringify({
    data: {
      order: {
        order_id: order.orderId,
        order_amount: amount(payment.orderAmountPaise),
        order_currency: order.currency,
        order_tags: order.tags,
      },
      payment: {
        cf_payment_id: payment.cfPaymentId,
        payment_status: payment.status,
        payment_amount: amount(payment.amountPaise),
        payment_currency: order.currency,
        payment_message: paymentMessage(payment),
        payment_time: inIndia(payment.startedAt),
        bank_reference: isSuccess ? bankReference(payment) : null,
        auth_id: null,
        payment_method: paymentMethod(payment.group),
        payment_group: payment.group,
        international_payment: null,
        payment_surcharge: null,
      },
      customer_details: order.customer,
      ...(isSuccess ? {} : { error_details: errorDetails(payment) }),
      payment_gateway_details: gatewayDetails(payment, order),
      payment_offers: null,
    },
    event_time: inIndia(now),
    type,
  });
}

/** The raw body of a refund's webhook. */
export function refundWebhookBody(order: Order, refund: Refund, now: number): string {
  return JSON.stringify({
    data: { refund: refundEntity(refund, order) },
    event_time: inIndia(now),
    type: 'REFUND_STATUS_WEBHOOK' satisfies WebhookType,
  });
}
