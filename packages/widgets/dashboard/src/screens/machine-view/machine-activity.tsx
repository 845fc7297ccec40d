import { type Activity, type ActivitySpan, getLeads } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { type ReactNode, useState } from 'react';
import { ActivityChart } from '../../kit/activity/activity-chart.tsx';
import { Trend } from '../../kit/activity/trend.tsx';
import { type Points, sumOf } from '../../kit/chart-scale.ts';
import { leadsOfMachineAddress } from '../../kit/leads/lead-address.ts';
import { LeadLine } from '../../kit/leads/lead-line.tsx';
import { Link } from '../../kit/link.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import type { PartProps } from './machine-parts.tsx';
import { messages } from './machine-view.messages.ts';

const spans: readonly ActivitySpan[] = ['days7', 'days30', 'weeks12'];

/** Views by day with the leads that came, and the totals of both. */
export function MachineViews({ machine }: PartProps) {
  const texts = useMessages(messages);
  return (
    <ActivityChart
      title={texts.seen}
      machineId={machine.id}
      spans={spans}
      foot={(activity) => <Totals activity={activity} machine={machine} />}
    />
  );
}

function Totals({ activity, machine: { equipmentRatings } }: PartProps & { readonly activity: Activity | undefined }) {
  const texts = useMessages(messages);
  const count = equipmentRatings.length;
  const stars = equipmentRatings.reduce((total, { starRating }) => total + starRating, 0);
  return (
    <dl className="y-dashboard__four">
      {activity && (
        <>
          <Total name={texts.views} now={activity.now.views} before={activity.before.views} />
          <Total name={texts.reveals} now={activity.now.reveals} before={activity.before.reveals} />
          <Total name={texts.leads} now={activity.now.leads} before={activity.before.leads} />
        </>
      )}
      <Figure name={texts.rating} value={count > 0 ? (stars / count).toFixed(1) : '—'}>
        {count > 0 && <small>{texts.reviewsOf(count)}</small>}
      </Figure>
    </dl>
  );
}

const Total = ({ name, now, before }: { readonly name: string; readonly now: Points; readonly before: Points }) => (
  <Figure name={name} value={formatCount(sumOf(now))}>
    <Trend now={sumOf(now)} before={sumOf(before)} />
  </Figure>
);

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} {children}
    </dd>
  </div>
);

const shown = 3;

/** The latest leads of this machine. */
export function MachineLeads({ machine: { id } }: PartProps) {
  const texts = useMessages(messages);
  const [now] = useState(() => Date.now());
  const { remote, reload } = useRemote(getLeads, { equipmentId: id, page: 1, pageSize: shown });
  const known = dataOf(remote);
  return (
    <Panel
      title={texts.machineLeads}
      aside={
        known &&
        known.total > 0 && (
          <Link className="y-link" href={leadsOfMachineAddress(id)}>
            {texts.allLeads(known.total)}
            <span className="y-hidden">: {texts.machineLeads}</span>
          </Link>
        )
      }
    >
      {!known && (
        <div className="y-dashboard__panel-body">
          <Waiting remote={remote} reload={reload} label={texts.loading} />
        </div>
      )}
      {known?.data.length === 0 && <p className="y-dashboard__panel-body y-muted">{texts.noLeads}</p>}
      <ul className="y-dashboard__calls">
        {known?.data.map((lead) => (
          <li key={lead.id}>
            <LeadLine lead={lead} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
