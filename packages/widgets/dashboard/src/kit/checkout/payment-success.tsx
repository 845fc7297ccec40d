import { formatRupees } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { Button, Glyph, Icon } from '@yantra/ui';
import { addressOf } from '../address.ts';
import { messages as dates } from '../dates.messages.ts';
import { dayText, timeText } from '../dates.ts';
import { type FactList, Facts } from '../facts.tsx';
import { glyphs } from '../glyphs.ts';
import { LinkButton } from '../link.tsx';
import { groupText } from '../plans/payment-group.ts';
import { PaymentStatus } from '../plans/payment-status.tsx';
import { messages as plans } from '../plans/plans.messages.ts';
import { useCreditNote, useReceipt } from '../plans/use-receipt.ts';
import { messages } from './checkout.messages.ts';
import type { Checkout } from './checkout.types.ts';

type Done = Extract<Checkout, { readonly step: 'done' }>;

export function PaymentSuccess({ order, attempt, purchase, former }: Done) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const facts: FactList = [
    [texts.facts.plan, `${order.displayName}, ${planTexts.period(order.subscriptionPeriod)}`],
    [
      texts.facts.runs,
      purchase && texts.runs(dayText(purchase.startDate, dateTexts), dayText(purchase.endDate, dateTexts)),
    ],
    [texts.facts.machines, purchase && texts.used(purchase.equipmentIds.length, purchase.equipmentCount)],
    [texts.facts.status, attempt && <PaymentStatus key="status" status={attempt.payment_status} />],
    [
      texts.facts.paidBy,
      attempt &&
        `${wordIn(language, groupText(attempt.payment_group))}, ${timeText(attempt.payment_completion_time, dateTexts)}`,
    ],
    [texts.facts.credit, order.creditAmount ? formatRupees(order.creditAmount, 2) : undefined],
    [texts.facts.order, order.orderId],
  ];
  return (
    <section className="y-dashboard__paid" aria-label={texts.panel}>
      <span className="y-dashboard__tick">
        <Icon name="check" />
      </span>
      <div>
        <h2>{texts.successful}</h2>
        <p role="status">
          {texts.purchased} {purchase && stateText(purchase, texts, dateTexts)}
        </p>
      </div>
      <div className="y-dashboard__panel">
        <p className="y-dashboard__sum">
          <span className="y-muted">{texts.paid}</span>
          <b className="y-num">{formatRupees(order.orderAmount, 2)}</b>
        </p>
        <dl>
          <Facts of={facts.filter(([, value]) => value !== undefined)} />
        </dl>
      </div>
      <Documents purchase={purchase} former={former} />
      <div className="y-dashboard__paid-ways">
        <LinkButton variant="primary" size="lg" href={addressOf('/subscription-admin')}>
          {texts.mine}
        </LinkButton>
        <LinkButton variant="ghost" href={addressOf('/equipments-list')}>
          {texts.machines}
        </LinkButton>
      </div>
    </section>
  );
}

/** The invoice, and the credit note of the replaced purchase. */
function Documents({ purchase, former }: Pick<Done, 'purchase' | 'former'>) {
  const texts = useMessages(messages);
  const invoice = useReceipt();
  const creditNote = useCreditNote();
  const note = former?.creditNoteNumber;
  return (
    <div className="y-dashboard__papers">
      {purchase?.invoiceNumber && (
        <Button onClick={() => invoice(purchase.id)}>
          <Glyph d={glyphs.download} />
          {texts.invoice(purchase.invoiceNumber)}
        </Button>
      )}
      {former && note && (
        <Button onClick={() => creditNote(former.id)}>
          <Glyph d={glyphs.download} />
          {texts.creditNote(note)}
        </Button>
      )}
    </div>
  );
}

const stateText = (
  { state, equipmentIds, startDate }: NonNullable<Done['purchase']>,
  texts: typeof messages,
  dateTexts: typeof dates,
): string => (state === 'coming' ? texts.begins(dayText(startDate, dateTexts)) : texts.holds(equipmentIds.length));
