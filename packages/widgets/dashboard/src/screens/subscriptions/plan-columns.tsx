import type { Plan } from '@yantra/contract/calls';
import { type PlanPeriod, formatCount, formatRupees, planPeriods } from '@yantra/domain';
import { Badge } from '@yantra/ui';
import { planAddress } from '../../kit/address.ts';
import { percentText } from '../../kit/cells.tsx';
import { priceFor } from '../../kit/plans/periods.ts';
import type { Column } from '../../kit/table/columns.ts';
import type { messages } from './subscriptions.messages.ts';

type Texts = typeof messages;

/** Only the four documented periods stand in the table at first; a price for two months can be chosen. */
const isUsual = (months: PlanPeriod): boolean => months !== 2;

const priceColumns = (texts: Texts) =>
  planPeriods.flatMap((months): readonly Column<Plan>[] => [
    {
      id: `final${months}`,
      label: texts.priceOf(months),
      sort: `final${months}`,
      isNumeric: true,
      isExtra: !isUsual(months),
      cell: (plan) => formatRupees(priceFor(plan, months).finalPrice, 2),
      text: (plan) => priceFor(plan, months).finalPrice.toFixed(2),
    },
    {
      id: `price${months}`,
      label: texts.listPriceOf(months),
      isNumeric: true,
      isExtra: true,
      cell: (plan) => formatRupees(priceFor(plan, months).price, 2),
      text: (plan) => priceFor(plan, months).price.toFixed(2),
    },
    {
      id: `discount${months}`,
      label: texts.discountOf(months),
      isNumeric: true,
      isExtra: true,
      cell: (plan) => percentText(priceFor(plan, months).discount),
      text: (plan) => String(priceFor(plan, months).discount),
    },
  ]);

const counted = (
  id: 'equipmentCount' | 'smsCountAllowed' | 'contactToBeViewed',
  label: string,
  isExtra: boolean,
): Column<Plan> => ({
  id,
  label,
  sort: id,
  isNumeric: true,
  isExtra,
  cell: (plan) => formatCount(plan[id]),
  text: (plan) => String(plan[id]),
});

/** The plans as an admin sees them. */
export function planColumns(texts: Texts): readonly Column<Plan>[] {
  const stateOf = ({ active }: Plan): string => texts.states[active ? 'active' : 'inactive'];
  return [
    {
      id: 'name',
      label: texts.name,
      sort: 'name',
      isLead: true,
      cell: ({ id, name }) => (
        <span className="y-dashboard__thing">
          <a href={planAddress('view', id)}>{name}</a>
        </span>
      ),
      text: ({ name }) => name,
    },
    {
      id: 'displayName',
      label: texts.displayName,
      isExtra: true,
      cell: ({ displayName }) => displayName,
      text: ({ displayName }) => displayName,
    },
    ...priceColumns(texts),
    counted('equipmentCount', texts.equipmentCount, false),
    counted('smsCountAllowed', texts.sms, true),
    counted('contactToBeViewed', texts.contacts, true),
    {
      id: 'active',
      label: texts.active,
      sort: 'active',
      cell: (plan) => <Badge tone={plan.active ? 'success' : 'neutral'}>{stateOf(plan)}</Badge>,
      text: stateOf,
    },
  ];
}
