import type { PurchasedPlan } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { type Language, textsIn } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { Link } from '../../kit/link.tsx';
import { boughtAddress } from '../../kit/plan-places/machines-address.ts';
import { expiryText } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { PurchaseState } from '../../kit/plans/purchase-state.tsx';
import { type Column, column } from '../../kit/table/columns.ts';
import { messages } from './subscriptions.messages.ts';

/** The columns of purchases. @param now milliseconds since the epoch */
export function purchaseColumns(now: number, language: Language | undefined): readonly Column<PurchasedPlan>[] {
  const texts = textsIn(language, messages);
  const planTexts = textsIn(language, plans);
  const dateTexts = textsIn(language, dates);
  return [
    column('plan', texts.plan, ({ displayName }) => displayName, { isRowTitle: true, sort: 'plan', cell: PlanCell }),
    column('period', texts.period, ({ subscriptionPeriod }) => planTexts.period(subscriptionPeriod)),
    column('use', texts.use, ({ equipmentIds, equipmentCount }) => planTexts.use(equipmentIds.length, equipmentCount)),
    column('start', texts.start, ({ startDate }) => dayText(startDate, dateTexts)),
    column('end', texts.end, ({ endDate }) => dayText(endDate, dateTexts)),
    column('expiry', texts.expiry, (row) => expiryText(row, now, language)),
    column('state', texts.state, ({ state }) => planTexts.states[state], { cell: (row) => <PurchaseState {...row} /> }),
    column('paid', texts.paid, ({ finalPrice }) => finalPrice.toFixed(2), {
      isNumeric: true,
      isExtra: true,
      cell: ({ finalPrice }) => formatRupees(finalPrice, 2),
    }),
    column('bought', texts.bought, ({ purchaseDate }) => dayText(purchaseDate, dateTexts), { isExtra: true }),
    column('invoice', texts.invoice, ({ invoiceNumber }) => invoiceNumber ?? '—', { isExtra: true }),
  ];
}

const PlanCell = ({ id, displayName }: PurchasedPlan) => (
  <span className="y-dashboard__thing">
    <Link href={boughtAddress(id)}>{displayName}</Link>
  </span>
);
