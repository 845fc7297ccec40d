import { type Overview, getOverview } from '@yantra/contract/calls';
import { formatCount, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { type LoggedUser, dataOf } from '@yantra/state';
import { ButtonLink, Picture, Skeleton } from '@yantra/ui';
import { useState } from 'react';
import { RankChart, TimeChart } from '../../internal/chart.tsx';
import { dayText } from '../../internal/dates.ts';
import { LeadBadge, needOf } from '../../internal/leads/lead-badge.tsx';
import { useToldNewLeads } from '../../internal/leads/new-leads.ts';
import { renewAddress } from '../../internal/plans/expiry.ts';
import { ScreenHead } from '../../internal/screen-head.tsx';
import { Stat } from '../../internal/stat.tsx';
import { addressOf } from '../../internal/address.ts';
import { Failed } from '../../internal/table/data-table.tsx';
import { useRemote } from '../../internal/use-remote.ts';
import type { ScreenProps } from '../../screen.ts';
import { messages } from './overview.messages.ts';

const nothing = {};
const leadsAddress = addressOf('/leads');

/** Hours at which the morning and the afternoon end, on this device's clock. */
const noon = 12;
const evening = 17;

function greeting(hour: number): (name: string) => string {
  const { greetings } = messages;
  if (hour < noon) return greetings.morning;
  return hour < evening ? greetings.afternoon : greetings.evening;
}

/** What happened lately: of one's own machines, or for an admin of the whole marketplace. */
export function Screen({ user }: ScreenProps) {
  const [hour] = useState(() => new Date().getHours());
  const { remote, reload } = useRemote(getOverview, nothing);
  const known = dataOf(remote);
  useToldNewLeads(known?.newLeads);
  const [firstName = user.name] = user.name.split(/\s+/);
  return (
    <>
      <ScreenHead title={greeting(hour)(firstName)} note={noteOf(user, known)}>
        {user.role !== 'admin' && (
          <ButtonLink variant="primary" icon="plus" href={addressOf('/add-equipment')}>
            {messages.add}
          </ButtonLink>
        )}
      </ScreenHead>
      {remote.status === 'failed' && !known && <Failed message={remote.error.message} onRetry={reload} />}
      {!known && remote.status !== 'failed' && <Waiting />}
      {known && (user.role === 'admin' ? <Marketplace {...known} /> : <OwnFigures {...known} />)}
    </>
  );
}

function noteOf({ role }: LoggedUser, known: Overview | undefined): string | undefined {
  if (role === 'admin') return messages.adminNote;
  if (!known) return undefined;
  return known.newLeads > 0 ? messages.newLeads(known.newLeads) : messages.noNewLeads;
}

function OwnFigures({ newLeads, leads, views, reveals, listedMachines, machines, viewsByDay, ...rest }: Overview) {
  const { stats } = messages;
  return (
    <>
      <dl className="y-dashboard__stats">
        <Stat label={stats.newLeads} value={newLeads} more={stats.ofLeads(leads)} />
        <Stat label={stats.views} value={views} />
        <Stat label={stats.reveals} value={reveals} />
        <Stat label={stats.machines} value={listedMachines} more={stats.ofAll(machines)} />
      </dl>
      <div className="y-dashboard__duo">
        <Views points={viewsByDay} />
        <Leads leads={rest.newestLeads ?? []} />
      </div>
      <div className="y-dashboard__duo">
        <TopMachines machines={rest.topMachines} />
        <Plans plans={rest.plans} />
      </div>
    </>
  );
}

const Views = ({ points }: { readonly points: Overview['viewsByDay'] }) => (
  <TimeChart
    title={messages.viewsByDay}
    heads={[messages.day, messages.viewsHead]}
    points={points}
    textOf={formatCount}
  />
);

const Leads = ({ leads }: { readonly leads: NonNullable<Overview['newestLeads']> }) => (
  <section className="y-dashboard__panel">
    <div className="y-dashboard__panel-head">
      <h2>{messages.leads}</h2>
      <a className="y-link" href={leadsAddress}>
        {messages.allLeads}
      </a>
    </div>
    {leads.length === 0 && <p className="y-dashboard__panel-body y-muted">{messages.noLeads}</p>}
    <ul className="y-dashboard__rows">
      {leads.map((lead) => (
        <li key={lead.id} className="y-dashboard__newest">
          <a href={`${leadsAddress}?lead=${encodeURIComponent(lead.id)}`}>
            <b>{lead.fullName}</b>
          </a>
          <LeadBadge status={lead.status} />
          <small>{needOf(lead)}</small>
        </li>
      ))}
    </ul>
  </section>
);

const Plans = ({ plans }: Pick<Overview, 'plans'>) => (
  <section className="y-dashboard__panel">
    <div className="y-dashboard__panel-head">
      <h2>{messages.plans}</h2>
      <a className="y-link" href={addressOf('/subscription-admin')}>
        {messages.subscriptions}
      </a>
    </div>
    {plans.length === 0 && (
      <p className="y-dashboard__panel-body y-muted">
        {messages.noPlans}{' '}
        <a className="y-link" href={addressOf('/subscription-plan')}>
          {messages.buy}
        </a>
      </p>
    )}
    <ul className="y-dashboard__rows">
      {plans.map(({ id, name, used, limit, endsAt }) => (
        <li key={id}>
          <b>{name}</b>
          <a className="y-link" href={renewAddress(id)}>
            <small>{messages.planEnds(dayText(endsAt))}</small>
            <span className="y-hidden"> {messages.renew(name)}</span>
          </a>
          <small className="y-num">{messages.planUse(used, limit)}</small>
          <svg className="y-dashboard__meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" />
            <rect width={limit > 0 ? Math.min(100, (used / limit) * 100) : 0} height="6" data-now="" />
          </svg>
        </li>
      ))}
    </ul>
  </section>
);

const TopMachines = ({ machines }: { readonly machines: Overview['topMachines'] }) => (
  <section className="y-dashboard__panel">
    <div className="y-dashboard__panel-head">
      <h2>{messages.top}</h2>
      <a className="y-link" href={addressOf('/equipments-list')}>
        {messages.list}
      </a>
    </div>
    {machines.length === 0 && <p className="y-dashboard__panel-body y-muted">{messages.noTop}</p>}
    <ul className="y-dashboard__rows">
      {machines.map(({ id, name, image1Url, finalRentalValue, rentalType, views }) => (
        <li key={id} className="y-dashboard__top-machine">
          <span className="y-dashboard__thumb">
            <Picture url={image1Url} alt="" sizes="48px" />
          </span>
          <a href={`/equipment-details?id=${encodeURIComponent(id)}`}>
            <b>{name}</b>
          </a>
          <small className="y-num">
            {formatRupees(finalRentalValue)} / {isRentalType(rentalType) ? rentalUnit(rentalType) : ''}
          </small>
          <span className="y-num">{messages.views(views)}</span>
        </li>
      ))}
    </ul>
  </section>
);

function Marketplace(overview: Overview) {
  const { stats } = messages;
  const { customers = 0, suppliers = 0, listedMachines, machines, views } = overview;
  const { paymentsByMonth = [], machinesByCategory = [], machinesByCity = [], emptySearches = [] } = overview;
  return (
    <>
      <dl className="y-dashboard__stats">
        <Stat label={stats.customers} value={customers} />
        <Stat label={stats.suppliers} value={suppliers} />
        <Stat label={stats.machines} value={listedMachines} more={stats.ofAll(machines)} />
        <Stat label={stats.views} value={views} />
      </dl>
      <div className="y-dashboard__duo" data-even="">
        <TimeChart
          title={messages.payments}
          heads={[messages.month, messages.rupees]}
          points={paymentsByMonth}
          textOf={(rupees) => formatRupees(rupees)}
        />
        <Views points={overview.viewsByDay} />
        <RankChart
          title={messages.byCategory}
          heads={[messages.category, messages.machinesHead]}
          points={machinesByCategory}
          textOf={formatCount}
        />
        <RankChart
          title={messages.byCity}
          heads={[messages.city, messages.machinesHead]}
          points={machinesByCity}
          textOf={formatCount}
        />
        <RankChart
          title={messages.emptySearches}
          heads={[messages.term, messages.times]}
          points={emptySearches}
          textOf={formatCount}
        />
      </div>
    </>
  );
}

const Waiting = () => (
  <div className="y-dashboard__waiting" role="status" aria-label={messages.loading}>
    <Skeleton />
    <Skeleton />
  </div>
);
