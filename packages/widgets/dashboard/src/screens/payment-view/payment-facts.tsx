import { formatPhone, formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText, timeText } from '../../kit/dates.ts';
import { Link } from '../../kit/link.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { planAddress } from '../../kit/payments/payment-address.ts';
import { messages as payments } from '../../kit/payments/payments.messages.ts';
import { pageOfPerson } from '../../kit/person-address.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { messages } from './payment-view.messages.ts';
import type { Payment } from './payment.ts';

/** Who paid what for; the person and the plan are linked for who may see them. */
export function Glance({ payment }: { readonly payment: Payment }) {
  const texts = useMessages(messages);
  const { orderStates } = useMessages(payments);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const { userId, userFullname, userPhonenumber, receiverName, gstin, startDate, endDate, creditAmount } = payment;
  const plan = `${payment.displayName}, ${planTexts.period(payment.subscriptionPeriod)}`;
  const isAdmin = userId !== undefined;
  const money = (rupees: number) => formatRupees(rupees, 2);
  const runs = startDate && endDate ? texts.days(dayText(startDate, dateTexts), dayText(endDate, dateTexts)) : '—';
  return (
    <Panel title={texts.glance}>
      <Pairs
        of={[
          [texts.payer, isAdmin ? <Link href={pageOfPerson(userId)}>{userFullname || '—'}</Link> : userFullname || '—'],
          [texts.phone, userPhonenumber ? formatPhone(userPhonenumber) : '—'],
          ...(receiverName && receiverName !== userFullname ? [[texts.receiver, receiverName] as const] : []),
          ...(gstin ? [[texts.gstin, gstin] as const] : []),
          [texts.plan, isAdmin ? <Link href={planAddress(payment.subscriptionId)}>{plan}</Link> : plan],
          [texts.runs, runs],
          [texts.amount, money(payment.orderAmount)],
          ...(creditAmount > 0 ? [[texts.credit, money(creditAmount)] as const] : []),
          [texts.left, money(payment.refundable)],
          [texts.state, orderStates[payment.orderState]],
          [texts.invoiceNumber, payment.invoiceNumber ?? '—'],
          [texts.order, payment.orderId],
          [texts.begun, timeText(payment.createdAt, dateTexts)],
        ]}
      />
    </Panel>
  );
}

/** The proof of a bank transfer. */
export function Transfer({ transfer }: { readonly transfer: NonNullable<Payment['transfer']> }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <Panel title={texts.transfer}>
      <Pairs
        of={[
          [texts.reference, transfer.reference],
          [texts.transferredOn, dayText(`${transfer.transferredOn}T00:00:00Z`, dateTexts)],
          [texts.addedBy, transfer.addedBy || '—'],
          [texts.begun, timeText(transfer.addedAt, dateTexts)],
        ]}
      />
    </Panel>
  );
}
