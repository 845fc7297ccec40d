import type { PurchasedPlan } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { type Language, textsIn } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { expiryText } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { PurchaseState } from '../../kit/plans/purchase-state.tsx';
import type { Column } from '../../kit/table/columns.ts';
import { messages } from './subscriptions.messages.ts';

const plain = (
  id: string,
  label: string,
  text: (row: PurchasedPlan) => string,
  more: Partial<Column<PurchasedPlan>> = {},
): Column<PurchasedPlan> => ({ id, label, text, cell: text, ...more });

/** What somebody has bought. @param now milliseconds since the epoch */
export function purchaseColumns(now: number, language: Language | undefined): readonly Column<PurchasedPlan>[] {
  const texts = textsIn(language, messages);
  const planTexts = textsIn(language, plans);
  const dateTexts = textsIn(language, dates);
  return [
    plain('plan', texts.plan, ({ displayName }) => displayName, { isLead: true, sort: 'plan', cell: PlanCell }),
    plain('period', texts.period, ({ subscriptionPeriod }) => planTexts.period(subscriptionPeriod)),
    plain('use', texts.use, ({ equipmentIds, equipmentCount }) => planTexts.use(equipmentIds.length, equipmentCount)),
    plain('start', texts.start, ({ startDate }) => dayText(startDate, dateTexts)),
    plain('end', texts.end, ({ endDate }) => dayText(endDate, dateTexts)),
    plain('expiry', texts.expiry, (row) => expiryText(row, now, language)),
    plain('state', texts.state, ({ state }) => planTexts.states[state], { cell: (row) => <PurchaseState {...row} /> }),
    plain('paid', texts.paid, ({ finalPrice }) => finalPrice.toFixed(2), {
      isNumeric: true,
      isExtra: true,
      cell: ({ finalPrice }) => formatRupees(finalPrice, 2),
    }),
    plain('bought', texts.bought, ({ purchaseDate }) => dayText(purchaseDate, dateTexts), { isExtra: true }),
    plain('invoice', texts.invoice, ({ invoiceNumber }) => invoiceNumber ?? '—', { isExtra: true }),
  ];
}

const PlanCell = ({ displayName }: PurchasedPlan) => <span className="y-dashboard__thing">{displayName}</span>;
