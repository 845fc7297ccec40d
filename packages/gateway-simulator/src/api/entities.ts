/** The gateway's records in the words of Cashfree's API version 2025-01-01. Amounts in rupees with two decimals. */
import { inIndia } from '../clock.ts';
import type { Order, OrderStatus, Payment, Refund } from '../state/records.ts';

declare global {
  interface JSON {
    /** A value that `stringify` writes unchanged. */
    rawJSON(text: string): object;
  }
}

/** `17000` → `170.00`, not `170`: as in Cashfree's bodies, which must therefore never be serialised again. */
export function amount(paise: number): object {
  return JSON.rawJSON((paise / 100).toFixed(2));
}

const at = (ms: number | null) => (ms === null ? null : inIndia(ms));

export function orderEntity(order: Order, status: OrderStatus): object {
  return {
    cart_details: null,
    cf_order_id: order.cfOrderId,
    created_at: at(order.createdAt),
    customer_details: { ...order.customer, customer_uid: null },
    entity: 'order',
    order_amount: amount(order.amountPaise),
    order_currency: order.currency,
    order_expiry_time: at(order.expiresAt),
    order_id: order.orderId,
    order_meta: { return_url: order.returnUrl, notify_url: order.notifyUrl, payment_methods: null },
    order_note: order.note,
    order_splits: [],
    order_status: status,
    order_tags: order.tags,
    payment_session_id: order.sessionId,
    products: null,
    terminal_data: null,
  };
}

const messages: Partial<Record<Payment['status'], string>> = {
  SUCCESS: 'Simulated response message',
  FAILED: 'Simulated failure: the bank declined the payment',
  USER_DROPPED: 'User dropped and did not complete the two factor authentication',
  PENDING: 'Transaction pending',
};

export const paymentMessage = (payment: Payment): string => messages[payment.status] ?? 'No attempt';

export function paymentEntity(payment: Payment, order: Order): object {
  const isSuccess = payment.status === 'SUCCESS';
  return {
    auth_id: null,
    authorization: null,
    bank_reference: isSuccess ? bankReference(payment) : null,
    cf_payment_id: payment.cfPaymentId,
    entity: 'payment',
    error_details: errorDetails(payment),
    international_payment: null,
    is_captured: isSuccess,
    order_amount: amount(payment.orderAmountPaise),
    order_currency: order.currency,
    order_id: payment.orderId,
    payment_amount: amount(payment.amountPaise),
    payment_completion_time: at(payment.endedAt),
    payment_currency: order.currency,
    payment_gateway_details: gatewayDetails(payment, order),
    payment_group: payment.group,
    payment_message: paymentMessage(payment),
    payment_method: paymentMethod(payment.group),
    payment_status: payment.status,
    payment_surcharge: null,
    payment_time: at(payment.startedAt),
  };
}

export function refundEntity(refund: Refund, order: Order): object {
  return {
    cf_payment_id: refund.cfPaymentId,
    cf_refund_id: refund.cfRefundId,
    created_at: at(refund.createdAt),
    entity: 'refund',
    metadata: null,
    order_id: refund.orderId,
    processed_at: at(refund.endedAt),
    refund_amount: amount(refund.amountPaise),
    refund_arn: refund.status === 'SUCCESS' ? `arn${refund.cfRefundId}` : null,
    refund_charge: amount(0),
    refund_currency: order.currency,
    refund_id: refund.refundId,
    refund_mode: refund.speed,
    refund_note: refund.note,
    refund_speed: { requested: refund.speed, accepted: refund.speed, processed: null, message: null },
    refund_splits: [],
    refund_status: refund.status,
    refund_type: 'MERCHANT_INITIATED',
    status_description: refund.status === 'PENDING' ? 'Refund is being processed' : `Refund ended: ${refund.status}`,
  };
}

/** Derived from the payment's id, so that it stays the same. */
export const bankReference = (payment: Payment): string => payment.cfPaymentId.padStart(12, '2');

export const gatewayDetails = (payment: Payment, order: Order): object => ({
  gateway_name: 'CASHFREE',
  gateway_order_id: order.cfOrderId,
  gateway_order_reference_id: null,
  gateway_payment_id: payment.cfPaymentId,
  gateway_settlement: 'CASHFREE',
  gateway_status_code: null,
});

export function errorDetails(payment: Payment): object | null {
  if (payment.status === 'FAILED')
    return {
      error_code: 'TRANSACTION_DECLINED',
      error_code_raw: null,
      error_description: 'The transaction was declined by the bank (simulated)',
      error_description_raw: null,
      error_reason: 'bank_declined',
      error_source: 'bank',
      error_subcode_raw: null,
    };
  if (payment.status === 'USER_DROPPED')
    return {
      error_code: 'PAYMENT_ABORTED',
      error_code_raw: null,
      error_description: 'The person left the payment (simulated)',
      error_description_raw: null,
      error_reason: 'user_dropped',
      error_source: 'customer',
      error_subcode_raw: null,
    };
  return null;
}

export function paymentMethod(group: Payment['group']): object {
  if (group.startsWith('upi')) return { upi: { channel: 'collect', upi_id: 'test@upi', upi_instrument: null } };
  if (group === 'net_banking')
    return { netbanking: { channel: 'link', netbanking_bank_code: '3333', netbanking_bank_name: 'Test Bank' } };
  if (group.includes('card') && !group.includes('emi') && !group.startsWith('cardless'))
    return {
      card: {
        card_bank_name: 'Test Bank',
        card_country: 'IN',
        card_network: 'visa',
        card_number: 'XXXXXXXXXXXX1111',
        card_sub_type: 'R',
        card_type: group,
        channel: 'link',
      },
    };
  return { [group]: { channel: 'link' } };
}
