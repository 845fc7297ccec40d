import type { Overview } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { messages } from './chart.messages.ts';
import { messages as dates } from './dates.messages.ts';
import { labelText } from './dates.ts';

type Points = readonly Overview['viewsByDay'][number][];

export interface ChartProps {
  readonly title: string;
  /** What a label is, what a value is. */
  readonly heads: readonly [label: string, value: string];
  readonly points: Points;
  readonly textOf: (value: number) => string;
}

const width = 600;
const height = 176;

/** Columns over time, with the figures behind them. */
export function TimeChart(props: ChartProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { points, textOf } = props;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = width / Math.max(1, points.length);
  const marks = axisMarks(points);
  return (
    <Panel {...props}>
      <svg
        className="y-dashboard__chart"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={labelOf(props, texts)}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} d={`M0 ${height * (1 - share) + 0.5}H${width}`} />
        ))}
        {points.map(({ label, value }, index) => {
          const size = (value / most) * (height - 4);
          return (
            <rect
              key={label}
              x={index * step + step * 0.15}
              y={height - size}
              width={step * 0.7}
              height={size}
              data-now={index === points.length - 1 || undefined}
            >
              <title>{`${labelText(label, dateTexts)}: ${textOf(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="y-dashboard__axis" aria-hidden="true">
        {marks.map((label) => (
          <span key={label}>{labelText(label, dateTexts)}</span>
        ))}
      </div>
    </Panel>
  );
}

/** Bars, the longest first, with the figures behind them. */
export function RankChart(props: ChartProps) {
  const { points, textOf } = props;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const shown = points.slice(0, 8);
  return (
    <Panel {...props}>
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
    </Panel>
  );
}

function Panel({ title, heads, points, textOf, children }: ChartProps & { readonly children: ReactNode }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{title}</h2>
      </div>
      <div className="y-dashboard__panel-body">
        {points.every(({ value }) => value === 0) ? (
          <p className="y-muted">{texts.nothing}</p>
        ) : (
          <>
            {children}
            <details className="y-dashboard__figures">
              <summary>{texts.table}</summary>
              <table>
                <caption className="y-hidden">{title}</caption>
                <thead>
                  <tr>
                    <th scope="col">{heads[0]}</th>
                    <th scope="col">{heads[1]}</th>
                  </tr>
                </thead>
                <tbody>
                  {points.map(({ label, value }) => (
                    <tr key={label}>
                      <th scope="row">{labelText(label, dateTexts)}</th>
                      <td>{textOf(value)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </>
        )}
      </div>
    </section>
  );
}

const labelOf = ({ title, points, textOf }: ChartProps, texts: typeof messages): string => {
  const values = points.map(({ value }) => value);
  return texts.chart(title, textOf(Math.min(...values)), textOf(Math.max(...values)));
};

/** Five labels at most, the first and the last among them. */
function axisMarks(points: Points): readonly string[] {
  const last = points.length - 1;
  const places = new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(last * share)));
  return [...places].flatMap((place) => points[place]?.label ?? []);
}
