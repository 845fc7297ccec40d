import { useMessages } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import type { ReactNode } from 'react';
import type { Points } from './chart-scale.ts';
import { messages } from './chart.messages.ts';
import { messages as dates } from './dates.messages.ts';
import { labelText } from './dates.ts';
import { glyphs } from './glyphs.ts';

export interface ChartProps {
  readonly title: string;
  /** The headings of labels and values. */
  readonly heads: readonly [label: string, value: string];
  readonly points: Points;
  readonly textOf: (value: number) => string;
}

/** Bars, the longest first, with a table of the figures. */
export function RankChart(props: ChartProps) {
  const { title, points } = props;
  return (
    <ChartPanel title={title}>
      {isEmpty(points) ? (
        <NothingYet />
      ) : (
        <>
          <RankBars {...props} />
          <FigureTable {...props} />
        </>
      )}
    </ChartPanel>
  );
}

/** The bars of the first eight. */
export function RankBars({ points, textOf }: Pick<ChartProps, 'points' | 'textOf'>) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <ul className="y-dashboard__ranks">
      {points.slice(0, 8).map(({ label, value }, place) => (
        // Names may repeat, as towns do.
        <li key={place}>
          <span>{label}</span>
          <span className="y-num">{textOf(value)}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" />
            <rect width={(value / most) * 100} height="6" data-now="" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

export const isEmpty = (points: Points): boolean => points.every(({ value }) => value === 0);

export function NothingYet() {
  const texts = useMessages(messages);
  return <p className="y-dashboard__panel-body y-muted">{texts.nothing}</p>;
}

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export const ChartPanel = ({ title, tools, children }: PanelProps) => (
  <section className="y-dashboard__panel y-dashboard__chart-panel" aria-label={title}>
    <div className="y-dashboard__panel-head">
      <h2>{title}</h2>
      {tools}
    </div>
    {children}
  </section>
);

interface FiguresProps extends ChartProps {
  /** Further columns beside each value. */
  readonly more?: readonly { readonly head: string; readonly points: Points }[];
}

/** The same as a table, for people who cannot see the chart or want to copy the figures. */
export function FigureTable({ title, heads, points, textOf, more = [] }: FiguresProps) {
  const dateTexts = useMessages(dates);
  return (
    <FigureGrid
      title={title}
      heads={[...heads, ...more.map(({ head }) => head)]}
      rows={points.map(({ label, value }, place) => [
        labelText(label, dateTexts),
        textOf(value),
        ...more.map((column) => textOf(column.points[place]?.value ?? 0)),
      ])}
    />
  );
}

interface GridProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** Cells by row; the first of each is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** Rows of figures, folded away at first. */
export function FigureGrid({ title, heads, rows }: GridProps) {
  const texts = useMessages(messages);
  return (
    <details className="y-dashboard__figures">
      <summary>
        <Glyph d={glyphs.columns} />
        {texts.table}
      </summary>
      <table>
        <caption className="y-hidden">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells], row) => (
            // Names may repeat; rows do not move.
            <tr key={row}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
