import { askGateway, getPayment } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { useReceipt } from '../../kit/plans/use-receipt.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { Glance, Transfer } from './payment-facts.tsx';
import { Attempts, Refunds } from './payment-lists.tsx';
import { messages } from './payment-view.messages.ts';
import type { Payment } from './payment.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** One payment: its attempts, what went back, and what can be done. */
export function Screen({ params }: ScreenProps) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getPayment, { id: params['id'] ?? '' });
  const payment = dataOf(remote);
  if (payment !== undefined) return <PaymentPage key={payment.orderId} payment={payment} onChanged={reload} />;
  return (
    <>
      <ScreenHead title={texts.title} />
      <Waiting remote={remote} reload={reload} label={texts.loading} />
    </>
  );
}

interface PaymentPageProps {
  readonly payment: Payment;
  readonly onChanged: () => void;
}

function PaymentPage({ payment, onChanged }: PaymentPageProps) {
  const planTexts = useMessages(plans);
  const [isRefunding, setRefunding] = useState(false);
  return (
    <>
      <ScreenHead
        title={`${payment.displayName}, ${planTexts.period(payment.subscriptionPeriod)}`}
        note={payment.userFullname}
      >
        <Deeds payment={payment} onChanged={onChanged} onRefund={() => setRefunding(true)} />
      </ScreenHead>
      <div className="y-dashboard__machine">
        <div>
          <Attempts payment={payment} />
          <Refunds payment={payment} />
        </div>
        <div>
          <Glance payment={payment} />
          {payment.transfer && <Transfer transfer={payment.transfer} />}
        </div>
      </div>
      {isRefunding && (
        <RefundDialog
          payment={payment}
          onClose={() => setRefunding(false)}
          onDone={() => {
            setRefunding(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface DeedsProps extends PaymentPageProps {
  readonly onRefund: () => void;
}

/** What can be done with it. */
function Deeds({ payment, onChanged, onRefund }: DeedsProps) {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const receipt = useReceipt();
  const [isAsking, setAsking] = useState(false);
  const { orderId, purchaseId, invoiceNumber, refundable, transfer } = payment;
  const ask = async () => {
    setAsking(true);
    try {
      await send(askGateway, { id: orderId });
      notify({ kind: 'success', text: texts.asked, duration: noticeMs });
    } catch {
      // The scope has shown why; the page shows what is known.
    }
    onChanged();
    setAsking(false);
  };
  return (
    <>
      {purchaseId && invoiceNumber && (
        <Button onClick={() => receipt(purchaseId)}>
          <Glyph d={glyphs.download} />
          {texts.invoice}
        </Button>
      )}
      {transfer === null && (
        <Button icon="retry" busy={isAsking} onClick={() => void ask()}>
          {isAsking ? texts.asking : texts.ask}
        </Button>
      )}
      {refundable > 0 && <Button onClick={onRefund}>{texts.refund}</Button>}
    </>
  );
}
