import { type Activity, type ActivitySpan, getActivity } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Segment } from '@yantra/ui';
import { type ReactNode, useState } from 'react';
import { ChartPanel } from '../chart.tsx';
import { messages as dates } from '../dates.messages.ts';
import { labelText } from '../dates.ts';
import { TimePlot } from '../time-chart.tsx';
import { useRemote } from '../use-remote.ts';
import { Waiting } from '../waiting.tsx';
import { messages } from './activity.messages.ts';

/** The figures of a chart for a span: views, leads, and the views of the span before. */
export type ChartFigures = Pick<Activity['now'], 'views'> &
  Partial<Pick<Activity['now'], 'leads'>> & { readonly before?: Activity['now']['views'] | undefined };

interface ActivityChartProps {
  readonly title: string;
  /** One machine; without it, all of the user's machines. */
  readonly machineId?: string;
  readonly spans: readonly ActivitySpan[];
  /** The figures of thirty days, where already loaded. */
  readonly known?: ChartFigures;
  /** Shown below the chart of a span; `undefined` until the answer has come. */
  readonly foot?: (activity: Activity | undefined) => ReactNode;
}

/** Views of machines over a span that the user chooses, with the leads that came. */
export function ActivityChart({ title, machineId, spans, known, foot }: ActivityChartProps) {
  const texts = useMessages(messages);
  const [span, setSpan] = useState<ActivitySpan>('days30');
  const tools = (
    <Segment
      className="y-dashboard__spans"
      label={texts.span}
      options={spans.map((value) => ({ value, label: texts.spans[value] }))}
      value={span}
      onValue={setSpan}
    />
  );
  return (
    <ChartPanel title={title} tools={tools}>
      {known && span === 'days30' ? (
        <Plot title={title} span={span} {...known} />
      ) : (
        <LoadedChart key={span} {...{ title, machineId, span, foot }} />
      )}
    </ChartPanel>
  );
}

interface LoadedChartProps extends Pick<ActivityChartProps, 'title'> {
  readonly foot: ActivityChartProps['foot'] | undefined;
  readonly machineId: string | undefined;
  readonly span: ActivitySpan;
}

function LoadedChart({ title, machineId, span, foot }: LoadedChartProps) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getActivity, { id: machineId, span });
  const activity = dataOf(remote);
  return (
    <>
      {activity ? (
        <Plot {...{ title, span }} {...activity.now} before={activity.before.views} />
      ) : (
        <div className="y-dashboard__panel-body">
          <Waiting remote={remote} reload={reload} label={texts.loading} />
        </div>
      )}
      {foot?.(activity)}
    </>
  );
}

function Plot({
  title,
  span,
  views,
  leads,
  before,
}: ChartFigures & { readonly title: string; readonly span: ActivitySpan }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const isByDay = span === 'days7' || span === 'days30';
  return (
    <TimePlot
      title={title}
      heads={[isByDay ? texts.day : texts.from, texts.viewsHead]}
      points={views}
      textOf={formatCount}
      tipOf={texts.views}
      {...(span === 'weeks12' && { spanOf: (label) => texts.week(labelText(label, dateTexts)) })}
      marks={leads && { points: leads, name: texts.aLead, head: texts.leadsHead, tipOf: texts.leads }}
      before={before && { points: before, name: texts.before[span] }}
      nowText={isByDay ? texts.today : undefined}
    />
  );
}
