import { formatRupees } from '@yantra/domain';
import { ButtonLink, Icon, StatusBadge } from '@yantra/ui';
import { addressOf } from '../address.ts';
import { dayText, timeText } from '../dates.ts';
import { groupText } from '../plans/payment-group.ts';
import { messages as plans } from '../plans/plans.messages.ts';
import type { Checkout } from './checkout.model.ts';
import { messages } from './checkout.messages.ts';

type Done = Extract<Checkout, { readonly step: 'done' }>;

/** What was bought and paid. */
export function PaymentSuccess({ order, attempt, purchase }: Done) {
  const facts = [
    [messages.facts.plan, `${order.displayName}, ${plans.period(order.subscriptionPeriod)}`],
    [messages.facts.runs, purchase && messages.runs(dayText(purchase.startDate), dayText(purchase.endDate))],
    [messages.facts.machines, purchase && messages.used(purchase.equipmentIds.length, purchase.equipmentCount)],
    [messages.facts.status, attempt && <StatusBadge key="status" status={attempt.payment_status} />],
    [
      messages.facts.paidBy,
      attempt && `${groupText(attempt.payment_group)}, ${timeText(attempt.payment_completion_time)}`,
    ],
    [messages.facts.order, order.orderId],
  ] as const;
  return (
    <section className="y-dashboard__paid" aria-label={messages.panel}>
      <span className="y-dashboard__tick">
        <Icon name="check" />
      </span>
      <div>
        <h2>{messages.successful}</h2>
        <p role="status">
          {messages.purchased} {purchase && liveText(purchase)}
        </p>
      </div>
      <div className="y-dashboard__panel">
        <p className="y-dashboard__sum">
          <span className="y-muted">{messages.paid}</span>
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
          {messages.mine}
        </ButtonLink>
        <ButtonLink variant="ghost" href={addressOf('/equipments-list')}>
          {messages.machines}
        </ButtonLink>
      </div>
    </section>
  );
}

const liveText = ({ state, equipmentIds, startDate }: NonNullable<Done['purchase']>): string =>
  state === 'coming' ? messages.liveFrom(dayText(startDate)) : messages.live(equipmentIds.length);
