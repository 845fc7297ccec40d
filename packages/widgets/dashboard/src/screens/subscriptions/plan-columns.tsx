import type { Plan } from '@yantra/contract/calls';
import { type PlanPeriod, formatCount, formatRupees, planPeriods } from '@yantra/domain';
import { Badge } from '@yantra/ui';
import { planAddress } from '../../kit/address.ts';
import { percentText } from '../../kit/cells.tsx';
import { priceFor } from '../../kit/plans/periods.ts';
import { type Column, column } from '../../kit/table/columns.ts';
import type { messages } from './subscriptions.messages.ts';

type Texts = typeof messages;

/** Only the four documented periods stand in the table at first; a price for two months can be chosen. */
const isUsual = (months: PlanPeriod): boolean => months !== 2;

/** A period that a plan is not sold for has no price. */
const soldText = (rupees: number): string => (rupees > 0 ? formatRupees(rupees, 2) : '—');

const priceColumns = (texts: Texts) =>
  planPeriods.flatMap((months): readonly Column<Plan>[] => [
    column(`final${months}`, texts.priceOf(months), (plan) => priceFor(plan, months).finalPrice.toFixed(2), {
      sort: `final${months}`,
      isNumeric: true,
      isExtra: !isUsual(months),
      cell: (plan) => soldText(priceFor(plan, months).finalPrice),
    }),
    column(`price${months}`, texts.listPriceOf(months), (plan) => priceFor(plan, months).price.toFixed(2), {
      isNumeric: true,
      isExtra: true,
      cell: (plan) => soldText(priceFor(plan, months).price),
    }),
    column(`discount${months}`, texts.discountOf(months), (plan) => String(priceFor(plan, months).discount), {
      isNumeric: true,
      isExtra: true,
      cell: (plan) => percentText(priceFor(plan, months).discount),
    }),
  ]);

const counted = (
  id: 'equipmentCount' | 'smsCountAllowed' | 'contactToBeViewed',
  label: string,
  isExtra: boolean,
): Column<Plan> =>
  column(id, label, (plan) => String(plan[id]), {
    sort: id,
    isNumeric: true,
    isExtra,
    cell: (plan) => formatCount(plan[id]),
  });

/** The plans as an admin sees them. */
export function planColumns(texts: Texts): readonly Column<Plan>[] {
  const stateOf = ({ active }: Plan): string => texts.states[active ? 'active' : 'inactive'];
  return [
    column('name', texts.name, ({ name }) => name, {
      sort: 'name',
      isLead: true,
      cell: ({ id, name }) => (
        <span className="y-dashboard__thing">
          <a href={planAddress('view', id)}>{name}</a>
        </span>
      ),
    }),
    column('displayName', texts.displayName, ({ displayName }) => displayName, { isExtra: true }),
    ...priceColumns(texts),
    counted('equipmentCount', texts.equipmentCount, false),
    counted('smsCountAllowed', texts.sms, true),
    counted('contactToBeViewed', texts.contacts, true),
    column('active', texts.active, stateOf, {
      sort: 'active',
      cell: (plan) => <Badge tone={plan.active ? 'success' : 'neutral'}>{stateOf(plan)}</Badge>,
    }),
  ];
}
