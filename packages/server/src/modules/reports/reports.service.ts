import type { getMarketReport, getMoneyReport, InputOf, MarketReport, MoneyReport } from '@yantra/contract/calls';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../database/types.ts';
import { monthsTo } from '../overview/index.ts';
import * as queries from './reports.queries.ts';

/** The marketplace in numbers, from sums that are kept as rows are written. */
export type ReportsService = ReturnType<typeof createReports>;

export interface ReportsParts extends DbAndClock {
  readonly cityById: (id: string) => City | undefined;
}

const usualMonths = 12;
/** Rows of machines by city and type at most. */
const mostCells = 500;

export function createReports({ db, clock, cityById }: ReportsParts) {
  const monthsOf = ({ months = usualMonths }: InputOf<typeof getMarketReport>) => monthsTo(clock.now(), months);
  const firstOf = (months: readonly string[]) => `${months[0] ?? ''}-01`;

  return {
    async market(input: InputOf<typeof getMarketReport>): Promise<MarketReport> {
      const months = monthsOf(input);
      const [counts, types, figures] = await Promise.all([
        queries.ownerCounts(db),
        queries.typeNames(db),
        queries.figuresSince(db, 'requirement', firstOf(months)),
      ]);
      return { ...machinesOf(counts, types, cityById), ...requirementsOf(figures, months, cityById) };
    },
    async money(input: InputOf<typeof getMoneyReport>): Promise<MoneyReport> {
      const months = monthsOf(input);
      const [ledger, plans, names] = await Promise.all([
        queries.figuresSince(db, 'ledger', firstOf(months)),
        queries.figuresSince(db, 'plan', firstOf(months)),
        queries.planNames(db),
      ]);
      const inMonth = (figures: readonly queries.Figure[], month: string) =>
        figures.filter(({ day }) => day.startsWith(month));
      return {
        revenue: months.map((month) => ({ month, ...revenueIn(inMonth(ledger, month)) })),
        plans: months.map((month) => ({ month, ...plansIn(inMonth(plans, month)) })),
        byPlan: names
          .map(({ id, display_name: name }) => ({
            id,
            name,
            ...plansIn(plans.filter(({ place }) => place === String(id))),
          }))
          .filter(({ sold, renewed, upgraded, ended, left }) => sold + renewed + upgraded + ended + left > 0),
      };
    },
  };
}

type Counts = Awaited<ReturnType<typeof queries.ownerCounts>>;

function machinesOf(
  counts: Counts,
  types: Awaited<ReturnType<typeof queries.typeNames>>,
  cityById: ReportsParts['cityById'],
): Pick<MarketReport, 'total' | 'cities' | 'types' | 'cells'> {
  const names = new Map(types.map((row) => [row.id, row]));
  const everywhere = counts.filter(({ cityId }) => cityId === '*');
  const total = everywhere.find(({ typeId }) => typeId === 0);
  return {
    total: { machines: total?.machines ?? 0, owners: total?.owners ?? 0 },
    cities: counts.flatMap(({ cityId: id, typeId, machines, owners }) => {
      const city = cityById(id);
      return typeId === 0 && city ? [{ id, name: city.name, state: city.state, machines, owners }] : [];
    }),
    types: everywhere
      .filter(({ typeId }) => typeId !== 0)
      .map(({ typeId: id, machines, owners }) => {
        const { type = '', sub_type: subType = '' } = names.get(id) ?? {};
        return { id, type, subType, machines, owners };
      }),
    cells: counts.filter(({ cityId, typeId }) => cityId !== '*' && typeId !== 0).slice(0, mostCells),
  };
}

function requirementsOf(
  figures: readonly queries.Figure[],
  months: readonly string[],
  cityById: ReportsParts['cityById'],
): Pick<MarketReport, 'requirements' | 'requirementCities'> {
  const places = [...new Set(figures.map(({ place }) => place))];
  return {
    requirements: months.map((month) => ({
      month,
      ...answersIn(figures.filter(({ day }) => day.startsWith(month))),
    })),
    requirementCities: places
      .map((id) => {
        const { came, hour, day, days, later } = answersIn(figures.filter(({ place }) => place === id));
        return { id, name: cityById(id)?.name ?? '', came, answered: hour + day + days + later };
      })
      .toSorted((a, b) => b.came - a.came || (a.name < b.name ? -1 : 1)),
  };
}

const sumOf = (figures: readonly queries.Figure[], isMeant: (kind: string) => boolean): number =>
  figures.reduce((sum, { kind, value }) => sum + (isMeant(kind) ? value : 0), 0);
const answersIn = (figures: readonly queries.Figure[]) => {
  const of = (kind: string) => sumOf(figures, (one) => one === kind);
  return { came: of('came'), hour: of('hour'), day: of('day'), days: of('days'), later: of('later') };
};
const plansIn = (figures: readonly queries.Figure[]) => {
  const of = (kind: string) => sumOf(figures, (one) => one === kind);
  return { sold: of('sold'), renewed: of('renewed'), upgraded: of('upgraded'), ended: of('ended'), left: of('left') };
};

const taxes = ['cgst', 'sgst', 'igst'] as const;

/** A month's rupees, from sums of the ledger by `journal:account`; a debit is above 0. What is no sale but takes of sales or tax, gives these back. */
function revenueIn(figures: readonly queries.Figure[]): Omit<MoneyReport['revenue'][number], 'month'> {
  const parts = figures.map(({ kind, value }) => ({ ...partsOf(kind), paise: -value }));
  const rupees = (isMeant: (part: (typeof parts)[number]) => boolean, sign = 1): number =>
    // Adding 0 makes -0 an ordinary one.
    (sign * parts.reduce((sum, part) => sum + (isMeant(part) ? part.paise : 0), 0)) / 100 + 0;
  const isTax = (account: string) => taxes.some((tax) => tax === account);
  const isSale = (journal: string) => journal === 'sale';
  return {
    sales: rupees(({ journal, account }) => isSale(journal) && account === 'sales'),
    salesGst: rupees(({ journal, account }) => isSale(journal) && isTax(account)),
    credited: rupees(({ journal, account }) => !isSale(journal) && account === 'sales', -1),
    creditedGst: rupees(({ journal, account }) => !isSale(journal) && isTax(account), -1),
    net: rupees(({ account }) => account === 'sales'),
    cgst: rupees(({ account }) => account === 'cgst'),
    sgst: rupees(({ account }) => account === 'sgst'),
    igst: rupees(({ account }) => account === 'igst'),
    received: rupees(({ journal, account }) => journal === 'payment' && account === 'gateway', -1),
    refunded: rupees(({ journal, account }) => journal !== 'payment' && account === 'gateway'),
  };
}

const partsOf = (kind: string): { readonly journal: string; readonly account: string } => {
  const [journal = '', account = ''] = kind.split(':');
  return { journal, account };
};
