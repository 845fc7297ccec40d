import { getMoneyReport, type MoneyReport } from '@yantra/contract/calls';
import { formatCount, formatRupees, shortRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Stat } from '../../kit/stat.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import type { ReportOf } from './market-report.tsx';
import { type Head, Report } from './report.tsx';
import { messages } from './reports.messages.ts';

type Revenue = MoneyReport['revenue'][number];
type Plans = MoneyReport['plans'][number];
type PlanFigure = Exclude<keyof Plans, 'month'>;

const gstOf = ({ cgst, sgst, igst }: Revenue): number => Math.round((cgst + sgst + igst) * 100) / 100;
/* Summed in paise: rupees with decimals would drift. */
const rupeesIn = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((paise, row) => paise + Math.round(of(row) * 100), 0) / 100;
/* Negative in a month that gave back more than it sold. */
const rupeesText = (rupees: number): string => (rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees));
const planFigures = ['sold', 'renewed', 'upgraded', 'ended', 'left'] as const satisfies readonly PlanFigure[];

/** Revenue with GST apart, and what became of plans. */
export function MoneyPart({ months }: ReportOf) {
  const texts = useMessages(messages);
  const { stats } = texts;
  const { remote, reload } = useRemote(getMoneyReport, { months });
  const known = dataOf(remote);
  if (known === undefined) return <Waiting remote={remote} reload={reload} label={texts.loading} />;
  const { revenue, plans } = known;
  const count = (of: (row: Plans) => number) => plans.reduce((sum, row) => sum + of(row), 0);
  return (
    <>
      <dl className="y-dashboard__stats">
        <Stat label={stats.net} value={rupeesText(rupeesIn(revenue, ({ net }) => net))} />
        <Stat label={stats.gst} value={rupeesText(rupeesIn(revenue, gstOf))} />
        <Stat label={stats.sold} value={count(({ sold, renewed, upgraded }) => sold + renewed + upgraded)} />
        <Stat label={stats.left} value={count(({ left }) => left)} />
      </dl>
      <div className="y-dashboard__duo" data-even="">
        <RevenueReports revenue={revenue} />
        <PlanReports {...known} />
      </div>
    </>
  );
}

function RevenueReports({ revenue }: Pick<MoneyReport, 'revenue'>) {
  const { revenue: texts, month } = useMessages(messages);
  const rupees = (name: Exclude<keyof Revenue, 'month'>): Head<Revenue> => ({
    label: texts[name],
    of: (row) => row[name],
    text: rupeesText,
  });
  const common = { kind: 'months', rows: revenue, textOf: rupeesText, axisTextOf: shortRupees } as const;
  const monthHead: Head<Revenue> = { label: month, of: (row) => row.month };
  return (
    <>
      <Report
        {...common}
        title={texts.title}
        file="revenue"
        // A column cannot go below the axis.
        points={revenue.map((row) => ({ label: row.month, value: Math.max(0, row.net) }))}
        heads={[monthHead, ...(['sales', 'credited', 'net', 'received', 'refunded'] as const).map(rupees)]}
      />
      <Report
        {...common}
        title={texts.gstTitle}
        file="gst"
        points={revenue.map((row) => ({ label: row.month, value: Math.max(0, gstOf(row)) }))}
        heads={[
          monthHead,
          ...(['salesGst', 'creditedGst', 'cgst', 'sgst', 'igst'] as const).map(rupees),
          { label: texts.gst, of: gstOf, text: rupeesText },
        ]}
      />
    </>
  );
}

function PlanReports({ plans, byPlan }: MoneyReport) {
  const { plans: texts, month } = useMessages(messages);
  const figures = planFigures.map((name) => ({
    label: texts[name],
    of: (row: Readonly<Record<PlanFigure, number>>) => row[name],
    text: formatCount,
  }));
  const boughtOf = ({ sold, renewed, upgraded }: Readonly<Record<PlanFigure, number>>) => sold + renewed + upgraded;
  const common = { kind: 'months', rows: plans, textOf: formatCount } as const;
  return (
    <>
      <Report
        {...common}
        title={texts.title}
        file="plans-sold"
        points={plans.map((row) => ({ label: row.month, value: boughtOf(row) }))}
        heads={[{ label: month, of: (row) => row.month }, ...figures]}
      />
      <Report
        {...common}
        title={texts.leftTitle}
        note={texts.note}
        file="plans-left"
        points={plans.map((row) => ({ label: row.month, value: row.left }))}
        heads={[{ label: month, of: (row) => row.month }, ...figures.slice(-2)]}
      />
      <Report
        title={texts.byPlan}
        file="plans"
        kind="ranks"
        rows={byPlan}
        points={byPlan.map((row) => ({ label: row.name, value: boughtOf(row) }))}
        textOf={formatCount}
        heads={[{ label: texts.plan, of: ({ name }) => name }, ...figures]}
      />
    </>
  );
}
