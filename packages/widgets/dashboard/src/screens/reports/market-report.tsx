import { getMarketReport, type MarketReport } from '@yantra/contract/calls';
import { formatCount, type reportMonths } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Stat } from '../../kit/stat.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { Report } from './report.tsx';
import { messages } from './reports.messages.ts';

export interface ReportOf {
  readonly months: (typeof reportMonths)[number];
}

type Month = MarketReport['requirements'][number];

const answeredOf = ({ hour, day, days, later }: Month): number => hour + day + days + later;
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Machines, their owners, and how requirements were answered. */
export function MarketPart({ months }: ReportOf) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getMarketReport, { months });
  const known = dataOf(remote);
  if (known === undefined) return <Waiting remote={remote} reload={reload} label={texts.loading} />;
  const came = sumOf(known.requirements, (month) => month.came);
  const answered = sumOf(known.requirements, answeredOf);
  return (
    <>
      <dl className="y-dashboard__stats">
        <Stat label={texts.stats.machines} value={known.total.machines} />
        <Stat label={texts.stats.owners} value={known.total.owners} />
        <Stat label={texts.stats.came} value={came} />
        <Stat
          label={texts.stats.answered}
          value={answered}
          more={came > 0 && texts.stats.ofCame(percentOf(answered, came))}
        />
      </dl>
      <div className="y-dashboard__duo" data-even="">
        <Machines {...known} />
        <Requirements {...known} />
      </div>
    </>
  );
}

function Machines({ cities, types, cells }: MarketReport) {
  const texts = useMessages(messages);
  const word = useWord();
  const counts = [
    { label: texts.cities.machines, of: (row: { machines: number }) => row.machines, text: formatCount },
    { label: texts.cities.owners, of: (row: { owners: number }) => row.owners, text: formatCount },
  ] as const;
  const typeName = (one: { type: string; subType: string } | undefined): string =>
    one === undefined || one.type === ''
      ? texts.types.none
      : [word(one.type), one.subType].filter((part) => part !== '').join(', ');
  const typeById = new Map(types.map((one) => [one.id, one]));
  const cityById = new Map(cities.map((one) => [one.id, one]));
  const cityName = (id: string) => word(cityById.get(id)?.name ?? '');
  return (
    <>
      <Report
        title={texts.cities.title}
        file="machines-by-city"
        kind="ranks"
        rows={cities}
        points={cities.map(({ name, machines }) => ({ label: word(name), value: machines }))}
        textOf={formatCount}
        heads={[
          { label: texts.cities.city, of: ({ name }) => word(name) },
          { label: texts.cities.state, of: ({ state }) => word(state) },
          ...counts,
        ]}
      />
      <Report
        title={texts.types.title}
        file="machines-by-category"
        kind="ranks"
        rows={types}
        points={types.map((one) => ({ label: typeName(one), value: one.machines }))}
        textOf={formatCount}
        heads={[{ label: texts.types.type, of: typeName }, ...counts]}
      />
      <Report
        title={texts.cells.title}
        note={texts.cells.all(cells.length)}
        file="machines-by-city-and-category"
        kind="ranks"
        rows={cells}
        points={cells.map(({ cityId, typeId, machines }) => ({
          label: `${cityName(cityId)}: ${typeName(typeById.get(typeId))}`,
          value: machines,
        }))}
        textOf={formatCount}
        heads={[
          { label: texts.cities.city, of: ({ cityId }) => cityName(cityId) },
          { label: texts.types.type, of: ({ typeId }) => typeName(typeById.get(typeId)) },
          ...counts,
        ]}
      />
    </>
  );
}

function Requirements({ requirements, requirementCities }: MarketReport) {
  const { requirements: texts, ...all } = useMessages(messages);
  const word = useWord();
  const buckets = (['hour', 'day', 'days', 'later'] as const).map((name) => ({
    name: texts[name],
    value: sumOf(requirements, (month) => month[name]),
  }));
  const whole = sumOf(buckets, ({ value }) => value);
  const share = { label: texts.share, text: all.percent };
  return (
    <>
      <Report
        title={texts.title}
        note={texts.note}
        file="requirements-answered"
        kind="months"
        rows={requirements}
        points={requirements.map((month) => ({ label: month.month, value: percentOf(answeredOf(month), month.came) }))}
        textOf={all.percent}
        heads={[
          { label: all.month, of: ({ month }) => month },
          { label: texts.came, of: ({ came }) => came, text: formatCount },
          { label: texts.answered, of: answeredOf, text: formatCount },
          { ...share, of: (month) => percentOf(answeredOf(month), month.came) },
        ]}
      />
      <Report
        title={texts.times}
        file="times-of-answers"
        kind="ranks"
        rows={whole === 0 ? [] : buckets}
        points={buckets.map(({ name, value }) => ({ label: name, value }))}
        textOf={(value) => `${formatCount(value)} (${all.percent(percentOf(value, whole))})`}
        heads={[
          { label: texts.inTime, of: ({ name }) => name },
          { label: texts.answered, of: ({ value }) => value, text: formatCount },
          { ...share, of: ({ value }) => percentOf(value, whole) },
        ]}
      />
      <Report
        title={texts.byCity}
        file="requirements-by-city"
        kind="ranks"
        rows={requirementCities}
        points={requirementCities.map(({ id, name, came }) => ({
          label: id === '' ? texts.noCity : word(name),
          value: came,
        }))}
        textOf={formatCount}
        heads={[
          { label: all.cities.city, of: ({ id, name }) => (id === '' ? texts.noCity : word(name)) },
          { label: texts.came, of: ({ came }) => came, text: formatCount },
          { label: texts.answered, of: ({ answered }) => answered, text: formatCount },
          { ...share, of: ({ came, answered }) => percentOf(answered, came) },
        ]}
      />
    </>
  );
}
