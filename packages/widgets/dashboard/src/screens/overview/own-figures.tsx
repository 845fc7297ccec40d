import type { ActivitySpan, Overview } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import type { ReactNode } from 'react';
import { ActivityChart } from '../../kit/activity/activity-chart.tsx';
import { Trend } from '../../kit/activity/trend.tsx';
import { type Points, sumOf } from '../../kit/chart-scale.ts';
import { NewestLeads } from './newest-leads.tsx';
import { messages } from './overview.messages.ts';
import { OwnDemandPanel, useOwnDemand } from './own-demand.tsx';
import { Plans } from './plans.tsx';
import { QuoteFigures } from './quote-figures.tsx';
import { Sparkline } from './sparkline.tsx';
import { countIn } from './to-do.model.ts';
import { TopMachines } from './top-machines.tsx';

export const viewSpans: readonly ActivitySpan[] = ['days7', 'days30', 'weeks12', 'months12'];

interface FiguresProps {
  readonly known: Overview;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The last thirty days compared with the thirty before, and the plans. */
export function OwnFigures({ known, now }: FiguresProps) {
  const texts = useMessages(messages);
  const demand = useOwnDemand();
  const { viewsByDay: views, viewsByDayBefore: before, leadsByDay: leads } = known;
  return (
    <>
      <Tiles {...known} />
      <QuoteFigures />
      <div className="y-dashboard__duo">
        <ActivityChart title={texts.viewsByDay} spans={viewSpans} known={{ views, before, ...(leads && { leads }) }} />
        <NewestLeads leads={known.newestLeads ?? []} now={now} />
      </div>
      <div className="y-dashboard__duo">
        <TopMachines machines={known.topMachines} demand={dataOf(demand.remote)} />
        <Plans plans={known.plans} now={now} />
      </div>
      <OwnDemandPanel {...demand} />
    </>
  );
}

function Tiles(known: Overview) {
  const { views, reveals, viewsByDay, viewsByDayBefore, revealsByDay, revealsBefore } = known;
  const texts = useMessages(messages);
  const { stats } = texts;
  return (
    <dl className="y-dashboard__tiles">
      <LeadTile {...known} />
      <Tile
        label={stats.views}
        value={views}
        before={viewsByDayBefore && sumOf(viewsByDayBefore)}
        points={viewsByDay}
      />
      <Tile label={stats.reveals} value={reveals} before={revealsBefore} points={revealsByDay} />
      <MachineTile {...known} />
    </dl>
  );
}

/** The leads that came; if the answer has no dates, the unanswered ones. */
function LeadTile({ newLeads, leads, leadsByDay, leadsBefore }: Overview) {
  const { stats } = useMessages(messages);
  if (!leadsByDay) return <Tile label={stats.newLeads} value={newLeads} more={stats.ofLeads(leads)} />;
  return <Tile label={stats.newLeads} value={sumOf(leadsByDay)} before={leadsBefore} points={leadsByDay} />;
}

function MachineTile({ listedMachines, machines, machineStates = [] }: Overview) {
  const { stats } = useMessages(messages);
  const states = [
    stats.onRent(countIn(machineStates, ['onRent'])),
    stats.hidden(countIn(machineStates, ['unavailable', 'draft'])),
    stats.notOnPlan(countIn(machineStates, ['notInPlan', 'planEnded', 'planBegins'])),
  ].filter(Boolean);
  return <Tile label={stats.machines} value={listedMachines} of={stats.ofAll(machines)} more={states.join(', ')} />;
}

interface TileProps {
  readonly label: string;
  readonly value: number;
  /** Shown beside the figure. */
  readonly of?: string;
  /** The figure of the thirty days before. */
  readonly before?: number | undefined;
  readonly points?: Points | undefined;
  readonly more?: ReactNode;
}

function Tile({ label, value, of, before, points, more }: TileProps) {
  const { stats } = useMessages(messages);
  return (
    <div className="y-dashboard__tile">
      <dt>{label}</dt>
      <dd>
        {formatCount(value)} {of && <small>{of}</small>}
        {points && <Sparkline points={points} />}
      </dd>
      {before !== undefined && (
        <dd>
          <Trend now={value} before={before} /> {before === value ? stats.same : stats.before(before)}
        </dd>
      )}
      {more && <dd>{more}</dd>}
    </div>
  );
}
