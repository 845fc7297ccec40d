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
  const { title, points, textOf } = props;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const shown = points.slice(0, 8);
  return (
    <ChartPanel title={title}>
      {isEmpty(points) ? (
        <NothingYet />
      ) : (
        <>
          <ul className="y-dashboard__ranks">
            {shown.map(({ label, value }) => (
              <li key={label}>
                <span>{label}</span>
                <span className="y-num">{textOf(value)}</span>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" />
                  <rect width={(value / most) * 100} height="6" data-now="" />
                </svg>
              </li>
            ))}
          </ul>
          <FigureTable {...props} />
        </>
      )}
    </ChartPanel>
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
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
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
            {[...heads, ...more.map(({ head }) => head)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, place) => (
            <tr key={label}>
              <th scope="row">{labelText(label, dateTexts)}</th>
              <td>{textOf(value)}</td>
              {more.map((column) => (
                <td key={column.head}>{textOf(column.points[place]?.value ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
