import { formatRupees } from '@yantra/domain';
import { useMessages, useSentence } from '@yantra/language';
import { ButtonLink, Icon, StatusBadge } from '@yantra/ui';
import { addressOf } from '../address.ts';
import { messages as dates } from '../dates.messages.ts';
import { dayText, timeText } from '../dates.ts';
import { groupText } from '../plans/payment-group.ts';
import { messages as plans } from '../plans/plans.messages.ts';
import { messages } from './checkout.messages.ts';
import type { Checkout } from './checkout.types.ts';

type Done = Extract<Checkout, { readonly step: 'done' }>;

/** What was bought and paid. */
export function PaymentSuccess({ order, attempt, purchase }: Done) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const sentence = useSentence();
  const facts = [
    [texts.facts.plan, `${order.displayName}, ${planTexts.period(order.subscriptionPeriod)}`],
    [
      texts.facts.runs,
      purchase && texts.runs(dayText(purchase.startDate, dateTexts), dayText(purchase.endDate, dateTexts)),
    ],
    [texts.facts.machines, purchase && texts.used(purchase.equipmentIds.length, purchase.equipmentCount)],
    [texts.facts.status, attempt && <StatusBadge key="status" status={attempt.payment_status} />],
    [
      texts.facts.paidBy,
      attempt &&
        `${sentence(groupText(attempt.payment_group))}, ${timeText(attempt.payment_completion_time, dateTexts)}`,
    ],
    [texts.facts.order, order.orderId],
  ] as const;
  return (
    <section className="y-dashboard__paid" aria-label={texts.panel}>
      <span className="y-dashboard__tick">
        <Icon name="check" />
      </span>
      <div>
        <h2>{texts.successful}</h2>
        <p role="status">
          {texts.purchased} {purchase && liveText(purchase, texts, dateTexts)}
        </p>
      </div>
      <div className="y-dashboard__panel">
        <p className="y-dashboard__sum">
          <span className="y-muted">{texts.paid}</span>
          <b className="y-num">{formatRupees(order.orderAmount, 2)}</b>
        </p>
        <dl>
          {facts.map(
            ([label, value]) =>
              value !== undefined && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className="y-dashboard__paid-ways">
        <ButtonLink variant="primary" size="lg" href={addressOf('/subscription-admin')}>
          {texts.mine}
        </ButtonLink>
        <ButtonLink variant="ghost" href={addressOf('/equipments-list')}>
          {texts.machines}
        </ButtonLink>
      </div>
    </section>
  );
}

const liveText = (
  { state, equipmentIds, startDate }: NonNullable<Done['purchase']>,
  texts: typeof messages,
  dateTexts: typeof dates,
): string => (state === 'coming' ? texts.liveFrom(dayText(startDate, dateTexts)) : texts.live(equipmentIds.length));
