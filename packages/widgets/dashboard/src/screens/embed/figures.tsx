import type { PartnerFigures } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Segment } from '@yantra/ui';
import { useState } from 'react';
import { RankChart } from '../../kit/chart.tsx';
import { Stat } from '../../kit/stat.tsx';
import { TimeChart } from '../../kit/time-chart.tsx';
import { Chain } from './chain.tsx';
import { messages } from './embed.messages.ts';

type Measure = 'views' | 'selects' | 'leads';
const measures: readonly Measure[] = ['views', 'selects', 'leads'];

type Counted = PartnerFigures['byDay'];

/** The points of a chart, without those that are zero where a zero says nothing. */
const pointsOf = (rows: Counted, measure: Measure, nameOf: (label: string) => string) =>
  rows
    .map((row) => ({ label: nameOf(row.label), value: row[measure] }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);

/** The server's label for all pages it does not list. */
const otherPages = '*';

/** Events on the websites in the last thirty days: by day, page and widget, and what came of them. */
export function Figures({ byDay, byPage, byWidget, ...totals }: PartnerFigures) {
  const texts = useMessages(messages);
  const pageName = (page: string) => (page === otherPages ? texts.otherPages : page);
  const widgetName = (widget: string) => texts.widgetNames[widget] ?? widget;
  const [measure, setMeasure] = useState<Measure>('views');
  const { measures: names } = texts;
  return (
    <>
      <div className="y-embed__figures">
        <h2>{texts.figures}</h2>
        <Segment<Measure>
          label={texts.measure}
          options={measures.map((value) => ({ value, label: names[value] }))}
          value={measure}
          onValue={setMeasure}
        />
      </div>
      <dl className="y-dashboard__stats" data-three="">
        {measures.map((one) => (
          <Stat key={one} label={names[one]} value={totals[one]} />
        ))}
      </dl>
      <TimeChart
        title={texts.byDay[measure]}
        heads={[texts.day, names[measure]]}
        points={byDay.map((row) => ({ label: row.label, value: row[measure] }))}
        textOf={formatCount}
      />
      <div className="y-dashboard__duo" data-even="">
        <RankChart
          title={texts.byPage[measure]}
          heads={[texts.page, names[measure]]}
          points={pointsOf(byPage, measure, pageName)}
          textOf={formatCount}
        />
        <RankChart
          title={texts.byWidget[measure]}
          heads={[texts.widgetHead, names[measure]]}
          points={pointsOf(byWidget, measure, widgetName)}
          textOf={formatCount}
        />
      </div>
      <Chain
        {...totals}
        parts={[
          {
            title: texts.chainByPage,
            head: texts.page,
            rows: byPage.map((row) => ({ ...row, label: pageName(row.label) })),
          },
          {
            title: texts.chainByWidget,
            head: texts.widgetHead,
            rows: byWidget.map((row) => ({ ...row, label: widgetName(row.label) })),
          },
        ]}
      />
    </>
  );
}
