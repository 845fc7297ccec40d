import { type Overview, getOverview } from '@yantra/contract/calls';
import { formatCount, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { useMessages, useSentence } from '@yantra/language';
import { type LoggedUser, dataOf } from '@yantra/state';
import { ButtonLink, Picture, Skeleton } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { RankChart, TimeChart } from '../../kit/chart.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { LeadBadge, needOf } from '../../kit/leads/lead-badge.tsx';
import { useToldNewLeads } from '../../kit/leads/new-leads.ts';
import { renewAddress } from '../../kit/plans/expiry.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Stat } from '../../kit/stat.tsx';
import { Failed } from '../../kit/table/data-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './overview.messages.ts';

const nothing = {};
const leadsAddress = addressOf('/leads');

/** Hours at which the morning and the afternoon end, on this device's clock. */
const noon = 12;
const evening = 17;

function greeting(hour: number, { greetings }: typeof messages): (name: string) => string {
  if (hour < noon) return greetings.morning;
  return hour < evening ? greetings.afternoon : greetings.evening;
}

/** What happened lately: of one's own machines, or for an admin of the whole marketplace. */
export function Screen({ user }: ScreenProps) {
  const texts = useMessages(messages);
  const [hour] = useState(() => new Date().getHours());
  const { remote, reload } = useRemote(getOverview, nothing);
  const known = dataOf(remote);
  useToldNewLeads(known?.newLeads);
  const [firstName = user.name] = user.name.split(/\s+/);
  return (
    <>
      <ScreenHead title={greeting(hour, texts)(firstName)} note={noteOf(user, known, texts)}>
        {user.role !== 'admin' && (
          <ButtonLink variant="primary" icon="plus" href={addressOf('/add-equipment')}>
            {texts.add}
          </ButtonLink>
        )}
      </ScreenHead>
      {remote.status === 'failed' && !known && <Failed message={remote.error.message} onRetry={reload} />}
      {!known && remote.status !== 'failed' && <Waiting />}
      {known && (user.role === 'admin' ? <Marketplace {...known} /> : <OwnFigures {...known} />)}
    </>
  );
}

function noteOf({ role }: LoggedUser, known: Overview | undefined, texts: typeof messages): string | undefined {
  if (role === 'admin') return texts.adminNote;
  if (!known) return undefined;
  return known.newLeads > 0 ? texts.newLeads(known.newLeads) : texts.noNewLeads;
}

function OwnFigures({ newLeads, leads, views, reveals, listedMachines, machines, viewsByDay, ...rest }: Overview) {
  const texts = useMessages(messages);
  const { stats } = texts;
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

const Views = ({ points }: { readonly points: Overview['viewsByDay'] }) => {
  const texts = useMessages(messages);
  return (
    <TimeChart title={texts.viewsByDay} heads={[texts.day, texts.viewsHead]} points={points} textOf={formatCount} />
  );
};

const Leads = ({ leads }: { readonly leads: NonNullable<Overview['newestLeads']> }) => {
  const texts = useMessages(messages);
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{texts.leads}</h2>
        <a className="y-link" href={leadsAddress}>
          {texts.allLeads}
        </a>
      </div>
      {leads.length === 0 && <p className="y-dashboard__panel-body y-muted">{texts.noLeads}</p>}
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
};

const Plans = ({ plans }: Pick<Overview, 'plans'>) => {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{texts.plans}</h2>
        <a className="y-link" href={addressOf('/subscription-admin')}>
          {texts.subscriptions}
        </a>
      </div>
      {plans.length === 0 && (
        <p className="y-dashboard__panel-body y-muted">
          {texts.noPlans}{' '}
          <a className="y-link" href={addressOf('/subscription-plan')}>
            {texts.buy}
          </a>
        </p>
      )}
      <ul className="y-dashboard__rows">
        {plans.map(({ id, name, used, limit, endsAt }) => (
          <li key={id}>
            <b>{name}</b>
            <a className="y-link" href={renewAddress(id)}>
              <small>{texts.planEnds(dayText(endsAt, dateTexts))}</small>
              <span className="y-hidden"> {texts.renew(name)}</span>
            </a>
            <small className="y-num">{texts.planUse(used, limit)}</small>
            <svg className="y-dashboard__meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" />
              <rect width={limit > 0 ? Math.min(100, (used / limit) * 100) : 0} height="6" data-now="" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
};

const TopMachines = ({ machines }: { readonly machines: Overview['topMachines'] }) => {
  const texts = useMessages(messages);
  const sentence = useSentence();
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{texts.top}</h2>
        <a className="y-link" href={addressOf('/equipments-list')}>
          {texts.list}
        </a>
      </div>
      {machines.length === 0 && <p className="y-dashboard__panel-body y-muted">{texts.noTop}</p>}
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
              {formatRupees(finalRentalValue)} / {isRentalType(rentalType) ? sentence(rentalUnit(rentalType)) : ''}
            </small>
            <span className="y-num">{texts.views(views)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

function Marketplace(overview: Overview) {
  const texts = useMessages(messages);
  const { stats } = texts;
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
          title={texts.payments}
          heads={[texts.month, texts.rupees]}
          points={paymentsByMonth}
          textOf={(rupees) => formatRupees(rupees)}
        />
        <Views points={overview.viewsByDay} />
        <RankChart
          title={texts.byCategory}
          heads={[texts.category, texts.machinesHead]}
          points={machinesByCategory}
          textOf={formatCount}
        />
        <RankChart
          title={texts.byCity}
          heads={[texts.city, texts.machinesHead]}
          points={machinesByCity}
          textOf={formatCount}
        />
        <RankChart
          title={texts.emptySearches}
          heads={[texts.term, texts.times]}
          points={emptySearches}
          textOf={formatCount}
        />
      </div>
    </>
  );
}

const Waiting = () => {
  const texts = useMessages(messages);
  return (
    <div className="y-dashboard__waiting" role="status" aria-label={texts.loading}>
      <Skeleton />
      <Skeleton />
    </div>
  );
};
