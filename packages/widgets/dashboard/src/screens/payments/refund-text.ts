import type { PaymentRow } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import type { messages } from './payments.messages.ts';

export const refundText = ({ refund }: PaymentRow, texts: typeof messages): string =>
  refund ? texts.refunds[refund.status](formatRupees(refund.amount, 2)) : '';
