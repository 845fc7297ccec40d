import { useMessages } from '@yantra/language';
import type { Points } from '../../kit/chart-scale.ts';
import { ChartPanel, FigureGrid, isEmpty, NothingYet, RankBars } from '../../kit/chart.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { labelText } from '../../kit/dates.ts';
import { column } from '../../kit/table/columns.ts';
import { CsvButton } from '../../kit/table/csv-button.tsx';
import { TimeFigure } from '../../kit/time-chart.tsx';

/** A column of a report's table and file. */
export interface Head<Row> {
  readonly label: string;
  /** A number, or a name. */
  readonly of: (row: Row) => number | string;
  /** How a number reads on the page; the file has it plainly. */
  readonly text?: (value: number) => string;
}

interface ReportProps<Row> {
  readonly title: string;
  readonly note?: string;
  /** The file's name without extension. */
  readonly file: string;
  /** What names a row, and the figures. */
  readonly heads: readonly Head<Row>[];
  readonly rows: readonly Row[];
  /** The chart's points; without any there is nothing to see. */
  readonly points: Points;
  readonly textOf: (value: number) => string;
  readonly axisTextOf?: (value: number) => string;
  /** Columns over time, or bars by size. */
  readonly kind: 'months' | 'ranks';
}

/** A chart with its table, and both as a file. */
export function Report<Row>({ title, note, file, heads, rows, points, kind, ...chart }: ReportProps<Row>) {
  const dateTexts = useMessages(dates);
  const cellOf = (row: Row, { of, text = String }: Head<Row>): string => {
    const value = of(row);
    return typeof value === 'number' ? text(value) : labelText(value, dateTexts);
  };
  const columns = heads.map(({ label, of, text }) =>
    column<Row>(label, label, (row) => String(of(row)), { isNumeric: text !== undefined }),
  );
  const [first] = heads;
  const timeHeads = [first?.label ?? '', title] as const;
  return (
    <ChartPanel title={title} tools={rows.length > 0 && <CsvButton name={file} what={title} {...{ columns, rows }} />}>
      {note && <p className="y-dashboard__report-note">{note}</p>}
      {isEmpty(points) ? (
        <NothingYet />
      ) : kind === 'months' ? (
        <TimeFigure title={title} heads={timeHeads} points={points} {...chart} />
      ) : (
        <RankBars points={points} {...chart} />
      )}
      {rows.length > 0 && (
        <FigureGrid
          title={title}
          heads={heads.map(({ label }) => label)}
          rows={rows.map((row) => heads.map((head) => cellOf(row, head)))}
        />
      )}
    </ChartPanel>
  );
}
