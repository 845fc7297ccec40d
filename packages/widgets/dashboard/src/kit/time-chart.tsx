import { useMessages } from '@yantra/language';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { axisOf, axisPlaces, columnAt, type Points, sumOf } from './chart-scale.ts';
import { messages } from './chart.messages.ts';
import { ChartPanel, type ChartProps, FigureTable, isEmpty, NothingYet } from './chart.tsx';
import { messages as dates } from './dates.messages.ts';
import { labelText } from './dates.ts';

export interface TimePlotProps extends ChartProps {
  /** A shorter text of a value on the axis. */
  readonly axisTextOf?: (value: number) => string;
  /** The text of a value in the tooltip, with what it counts. */
  readonly tipOf?: (value: number) => string;
  /** The text of a label that stands for more than a day or a month. */
  readonly spanOf?: (label: string) => string;
  /** The span before, column by column: a dashed line. */
  readonly before?: { readonly points: Points; readonly name: string } | undefined;
  /** Other events: a dot over each column that has some. */
  readonly marks?:
    | {
        readonly points: Points;
        readonly name: string;
        readonly head: string;
        readonly tipOf: (count: number) => string;
      }
    | undefined;
  /** The label of the last column, where it is today. */
  readonly nowText?: string | undefined;
}

/** Columns over time in a panel of their own. */
export const TimeChart = (props: TimePlotProps) => (
  <ChartPanel title={props.title}>
    <TimePlot {...props} />
  </ChartPanel>
);

/** Columns over time, with a tooltip for pointer, touch and arrow keys, and a table of the figures. */
export function TimePlot(props: TimePlotProps) {
  const texts = useMessages(messages);
  const { points, before, marks } = props;
  if (isEmpty(points) && isEmpty(before?.points ?? [])) return <NothingYet />;
  const more = [
    ...(marks ? [{ head: marks.head, points: marks.points }] : []),
    ...(before ? [{ head: texts.before, points: before.points }] : []),
  ];
  return (
    <>
      <TimeFigure {...props} />
      <FigureTable {...props} more={more} />
    </>
  );
}

/** The same without the table. */
export const TimeFigure = (props: TimePlotProps) => (
  <figure className="y-dashboard__time-chart">
    <Legend {...props} />
    <Plot {...props} />
    <Times {...props} />
  </figure>
);

function Legend({ points, textOf, before, marks }: TimePlotProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figcaption>
      <b>{textOf(sumOf(points))}</b>
      {first && last && (
        <span>{texts.fromTo(labelText(first.label, dateTexts), labelText(last.label, dateTexts))}</span>
      )}
      {marks && !isEmpty(marks.points) && <span data-key="dot">{marks.name}</span>}
      {before && <span data-key="line">{texts.withSum(before.name, textOf(sumOf(before.points)))}</span>}
    </figcaption>
  );
}

const heightOf = (value: number, top: number): number => (value / top) * 100;

function Plot(props: TimePlotProps) {
  const { title, points, before, textOf, axisTextOf = textOf } = props;
  const texts = useMessages(messages);
  const [shown, setShown] = useState<number>();
  const axis = axisOf(Math.max(0, ...[...points, ...(before?.points ?? [])].map(({ value }) => value)));
  const [top = 1] = axis;
  const current = shown ?? points.length - 1;
  const onMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShown(columnAt((clientX - left) / width, points.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, current, points.length);
    if (to === undefined) return;
    event.preventDefault();
    setShown(to === 'none' ? undefined : to);
  };
  return (
    <>
      <div className="y-dashboard__lines" aria-hidden="true">
        {axis.map((value) => (
          <span key={value}>{axisTextOf(value)}</span>
        ))}
      </div>
      <div
        className="y-dashboard__plot"
        role="slider"
        aria-readonly="true"
        aria-roledescription={texts.kind}
        tabIndex={0}
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={current + 1}
        aria-valuetext={useTip(props, current).join(': ')}
        onPointerMove={onMove}
        onPointerDown={onMove}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(undefined)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setShown(current)}
        onBlur={() => setShown(undefined)}
        onKeyDown={onKeyDown}
      >
        <Columns {...props} top={top} shown={shown} />
        {shown !== undefined && <Tip {...props} place={shown} top={top} />}
      </div>
    </>
  );
}

/** The column that an arrow key leads to; `none` hides the tooltip. */
function placeAfter(key: string, place: number, count: number): number | 'none' | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, place - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, place + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' ? 'none' : undefined;
}

interface ColumnsProps extends TimePlotProps {
  readonly top: number;
  readonly shown: number | undefined;
}

function Columns({ points, before, marks, nowText, top, shown }: ColumnsProps) {
  const step = 100 / Math.max(1, points.length);
  const line = before?.points
    .slice(0, points.length)
    .map(({ value }, place) => `${(place + 0.5) * step},${100 - heightOf(value, top)}`);
  return (
    <svg aria-hidden="true">
      {points.map(({ label, value }, place) => (
        <rect
          key={label}
          x={`${(place + 0.14) * step}%`}
          width={`${step * 0.72}%`}
          y={`${100 - heightOf(value, top)}%`}
          // Extends below the axis, where the rounded lower corners are cut off.
          height={value > 0 ? '110%' : '0'}
          rx="3"
          data-shown={place === shown || undefined}
          data-now={(nowText !== undefined && place === points.length - 1) || undefined}
        />
      ))}
      {line && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={line.join(' ')} />
        </svg>
      )}
      {marks?.points.map(
        ({ label, value }, place) =>
          value > 0 && (
            <circle
              key={label}
              cx={`${(place + 0.5) * step}%`}
              cy={`${Math.max(4, 95 - heightOf(points[place]?.value ?? 0, top))}%`}
              r="4"
            />
          ),
      )}
    </svg>
  );
}

/** A column's tooltip: time and amount. */
function useTip(props: TimePlotProps, place: number): readonly [string, string] {
  const dateTexts = useMessages(dates);
  const { points, textOf, tipOf = textOf, marks, spanOf = (label: string) => labelText(label, dateTexts) } = props;
  const point = points[place];
  if (!point) return ['', ''];
  const mark = marks?.points[place]?.value ?? 0;
  const parts = [tipOf(point.value), ...(marks && mark > 0 ? [marks.tipOf(mark)] : [])];
  return [spanOf(point.label), parts.join(' · ')];
}

function Tip(props: TimePlotProps & { readonly place: number; readonly top: number }) {
  const { points, place, top } = props;
  const [when, what] = useTip(props, place);
  const across = ((place + 0.5) / points.length) * 100;
  const up = Math.min(62, heightOf(points[place]?.value ?? 0, top));
  return (
    <div
      className="y-dashboard__chart-tip"
      aria-hidden="true"
      // Kept within the plot at both ends.
      style={{ insetInlineStart: `${across}%`, insetBlockEnd: `${up}%`, translate: `-${across}% 0` }}
    >
      <b>{what}</b>
      <span>{when}</span>
    </div>
  );
}

function Times({ points, nowText, textOf }: TimePlotProps) {
  const dateTexts = useMessages(dates);
  const last = points.length - 1;
  return (
    <div className="y-dashboard__axis" aria-hidden="true">
      {axisPlaces(points.length).map((place) => {
        const { label = '', value = 0 } = points[place] ?? {};
        const isNow = place === last && nowText !== undefined;
        return <span key={label}>{isNow ? `${nowText}, ${textOf(value)}` : labelText(label, dateTexts)}</span>;
      })}
    </div>
  );
}
