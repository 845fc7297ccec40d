import type { PaymentRow } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import type { useErrorText } from '@yantra/language';
import type { messages } from './payments.messages.ts';

export const refundText = ({ refund }: PaymentRow, texts: typeof messages): string =>
  refund ? texts.refunds[refund.status](formatRupees(refund.amount, 2)) : '';

/** Why money went back: in the words of who asked for it, or by its kind in the language of the page. */
export function reasonText(
  { reason, reasonCode }: Pick<NonNullable<PaymentRow['refund']>, 'reason' | 'reasonCode'>,
  errorText: ReturnType<typeof useErrorText>,
): string {
  if (reason === '' || reasonCode === 'asked') return reason || '—';
  return errorText({ message: reason, code: `refund.${reasonCode}` });
}
