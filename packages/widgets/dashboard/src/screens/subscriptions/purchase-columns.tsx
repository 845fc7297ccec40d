import type { PurchasedPlan } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { dayText } from '../../internal/dates.ts';
import { expiryText } from '../../internal/plans/expiry.ts';
import { messages as plans } from '../../internal/plans/plans.messages.ts';
import { PurchaseState } from '../../internal/plans/purchase-state.tsx';
import type { Column } from '../../internal/table/columns.ts';
import { messages } from './subscriptions.messages.ts';

const plain = (
  id: string,
  label: string,
  text: (row: PurchasedPlan) => string,
  more: Partial<Column<PurchasedPlan>> = {},
): Column<PurchasedPlan> => ({ id, label, text, cell: text, ...more });

const useText = ({ equipmentIds, equipmentCount }: PurchasedPlan): string =>
  plans.use(equipmentIds.length, equipmentCount);

/** What somebody has bought. @param now milliseconds since the epoch */
export const purchaseColumns = (now: number): readonly Column<PurchasedPlan>[] => [
  plain('plan', messages.plan, ({ displayName }) => displayName, { isLead: true, sort: 'plan', cell: PlanCell }),
  plain('period', messages.period, ({ subscriptionPeriod }) => plans.period(subscriptionPeriod)),
  plain('use', messages.use, useText),
  plain('start', messages.start, ({ startDate }) => dayText(startDate)),
  plain('end', messages.end, ({ endDate }) => dayText(endDate)),
  plain('expiry', messages.expiry, (row) => expiryText(row, now)),
  plain('state', messages.state, ({ state }) => plans.states[state], { cell: (row) => <PurchaseState {...row} /> }),
  plain('paid', messages.paid, ({ finalPrice }) => finalPrice.toFixed(2), {
    isNumeric: true,
    isExtra: true,
    cell: ({ finalPrice }) => formatRupees(finalPrice, 2),
  }),
  plain('bought', messages.bought, ({ purchaseDate }) => dayText(purchaseDate), { isExtra: true }),
  plain('invoice', messages.invoice, ({ invoiceNumber }) => invoiceNumber ?? '—', { isExtra: true }),
];

const PlanCell = ({ displayName }: PurchasedPlan) => <span className="y-dashboard__thing">{displayName}</span>;
