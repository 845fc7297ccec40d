import type { PaymentRow } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useLanguage, wordIn } from '@yantra/language';
import { Glyph, Icon } from '@yantra/ui';
import type { ReactNode } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import type { messages } from './payments.messages.ts';

/* Documented: SUCCESS green, Pending orange, Failed red, anything else black; in any case of letters (decisions/0007). */
const pictures: Readonly<Record<string, ReactNode>> = {
  success: <Icon name="success" />,
  pending: <Glyph d={glyphs.clock} />,
  failed: <Icon name="close" />,
};

export function PaymentStatus({ status }: { readonly status: string }) {
  const language = useLanguage();
  const kind = status.trim().toLowerCase();
  return (
    <span className="y-dashboard__pay-status" data-kind={kind in pictures ? kind : undefined}>
      {pictures[kind] ?? <Icon name="alert" />}
      {wordIn(language, status.replaceAll('_', ' '))}
    </span>
  );
}

export const refundText = ({ refund }: PaymentRow, texts: typeof messages): string =>
  refund ? texts.refunds[refund.status](formatRupees(refund.amount, 2)) : '';
