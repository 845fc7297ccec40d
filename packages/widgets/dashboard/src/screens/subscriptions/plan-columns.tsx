import type { Plan } from '@yantra/contract/calls';
import { type PlanPeriod, formatCount, isPlanCap, planPeriods } from '@yantra/domain';
import { planAddress } from '../../kit/address.ts';
import { percentText } from '../../kit/cells.tsx';
import { Link } from '../../kit/link.tsx';
import { type PeriodPrice, isSold, priceFor, soldText } from '../../kit/plans/periods.ts';
import type { messages as plans } from '../../kit/plans/plans.messages.ts';
import { Status } from '../../kit/status.tsx';
import { type Column, column } from '../../kit/table/columns.ts';
import type { messages } from './subscriptions.messages.ts';

type Texts = typeof messages;

/** The table shows the four documented periods; two months is an optional column. */
const isUsual = (months: PlanPeriod): boolean => months !== 2;

/** As a number for a spreadsheet; empty where the plan is not sold. */
const exportText = (price: PeriodPrice, rupees: number): string => (isSold(price) ? rupees.toFixed(2) : '');

/** A column for an amount of a period. */
function amountColumn(
  id: string,
  label: string,
  [months, name]: readonly [PlanPeriod, 'price' | 'finalPrice'],
  more: Partial<Column<Plan>>,
): Column<Plan> {
  const shown = (text: (price: PeriodPrice, rupees: number) => string) => (plan: Plan) => {
    const price = priceFor(plan, months);
    return text(price, price[name]);
  };
  return column(id, label, shown(exportText), { isNumeric: true, cell: shown(soldText), ...more });
}

const priceColumns = (texts: Texts) =>
  planPeriods.flatMap((months): readonly Column<Plan>[] => [
    amountColumn(`final${months}`, texts.priceOf(months), [months, 'finalPrice'], {
      sort: `final${months}`,
      isExtra: !isUsual(months),
    }),
    amountColumn(`price${months}`, texts.listPriceOf(months), [months, 'price'], { isExtra: true }),
    column(`discount${months}`, texts.discountOf(months), (plan) => String(priceFor(plan, months).discount), {
      isNumeric: true,
      isExtra: true,
      cell: (plan) => percentText(priceFor(plan, months).discount),
    }),
  ]);

/** A cap, where 1 means that there is none. */
const capColumn = (id: 'smsCountAllowed' | 'contactToBeViewed', label: string, uncapped: string): Column<Plan> =>
  column(id, label, (plan) => (isPlanCap(plan[id]) ? String(plan[id]) : uncapped), {
    sort: id,
    isNumeric: true,
    isExtra: true,
    cell: (plan) => (isPlanCap(plan[id]) ? formatCount(plan[id]) : uncapped),
  });

/** The plans for an admin. */
export function planColumns(texts: Texts, { noCap }: Pick<typeof plans, 'noCap'>): readonly Column<Plan>[] {
  const stateOf = ({ active }: Plan): string => texts.states[active ? 'active' : 'inactive'];
  return [
    column('name', texts.name, ({ name }) => name, {
      sort: 'name',
      isRowTitle: true,
      cell: ({ id, name }) => (
        <span className="y-dashboard__thing">
          <Link href={planAddress('view', id)}>{name}</Link>
        </span>
      ),
    }),
    column('displayName', texts.displayName, ({ displayName }) => displayName, { isExtra: true }),
    ...priceColumns(texts),
    column('equipmentCount', texts.equipmentCount, ({ equipmentCount }) => String(equipmentCount), {
      sort: 'equipmentCount',
      isNumeric: true,
      cell: ({ equipmentCount }) => formatCount(equipmentCount),
    }),
    capColumn('smsCountAllowed', texts.sms, noCap),
    capColumn('contactToBeViewed', texts.contacts, noCap),
    column('active', texts.active, stateOf, {
      sort: 'active',
      cell: (plan) => <Status kind={plan.active ? 'good' : 'off'}>{stateOf(plan)}</Status>,
    }),
  ];
}
