import { type LeadStatus, getLeads } from '@yantra/contract/calls';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { dataOf, useServed } from '@yantra/state';
import { Pagination, StateMessage } from '@yantra/ui';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { pageCountOf, useLastPage } from '../../kit/last-page.ts';
import { statuses } from '../../kit/leads/lead-badge.tsx';
import { useReportNewLeads } from '../../kit/leads/new-leads.ts';
import { Link, LinkButton, useSpoken } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Skeletons, Waiting } from '../../kit/waiting.tsx';
import { staysInList } from './inbox-query.ts';
import { LeadList } from './lead-list.tsx';
import { leadAddress } from './lead-parts.ts';
import { leadsFilterIn, type LeadsFilter, pageOfLeads } from './lead-query.ts';
import { LeadTools } from './lead-tools.tsx';
import { LeadView } from './lead-view.tsx';
import { messages } from './leads.messages.ts';
import { useNotes } from './use-notes.ts';

/** As many as fit beside an open requirement without much scrolling. */
const pageSize = 10;
const address = addressOf('/leads');

interface LeadsPageProps extends ScreenProps {
  /** The way to an owner's quotes. */
  readonly views?: ReactNode;
}

/** The requirements that match the supplier's machines; all of them for an admin. Their notes and times are the browser's: the server leaves their place. */
export const LeadsPage = (props: LeadsPageProps) => (useServed() ? <ServedPage {...props} /> : <Leads {...props} />);

function ServedPage({ user, views }: LeadsPageProps) {
  const texts = useMessages(messages);
  return (
    <>
      <ScreenHead title={texts.title} note={user.role === 'admin' ? texts.note.admin : texts.note.own} />
      {views}
      <Skeletons label={texts.loading} />
    </>
  );
}

function Leads({ user, query, navigate, views }: LeadsPageProps) {
  const texts = useMessages(messages);
  const [now] = useState(() => Date.now());
  const isOwn = user.role !== 'admin';
  const book = useNotes(user.id);
  const filter = leadsFilterIn(query, !isOwn);
  const { status, equipmentId } = filter;
  const page = pageOfLeads(query);
  const { remote, reload } = useRemote(getLeads, { ...filter, page, pageSize });
  const known = dataOf(remote);
  // The count is of all leads only if the list is not filtered.
  useReportNewLeads(isNarrowed(filter) ? undefined : known?.counts.New);
  // Beside quotes the address says that the list is meant.
  const to = (changes: Readonly<Record<string, string>>) =>
    leadAddress(address, query, !views || staysInList(query, changes) ? changes : { ...changes, view: 'list' });
  const hrefOf = (next: number) => to({ page: next > 1 ? String(next) : '', lead: '' });
  const isMoving = useLastPage(remote, { page, pageSize, hrefOf, navigate });
  const leads = known?.data ?? [];
  const chosenId = query.get('lead') ?? undefined;
  // On wide screens the first requirement opens beside the list, as in mail programs; narrow screens start with the list.
  const shown = leads.find(({ id }) => id === chosenId) ?? (chosenId === undefined ? leads[0] : undefined);
  return (
    <>
      <ScreenHead title={texts.title} note={isOwn ? texts.note.own : texts.note.admin}>
        {known && <StatusChips counts={known.counts} status={status} to={to} />}
      </ScreenHead>
      {views}
      {!isOwn && <LeadTools key={String(query)} filter={filter} to={to} navigate={navigate} />}
      {equipmentId !== undefined && (
        <p>
          {texts.ofMachine}{' '}
          <Link className="y-link" href={to({ page: '', lead: '', machine: '' })}>
            {texts.showAll}
          </Link>
        </p>
      )}
      <Waiting remote={remote} reload={reload} label={texts.loading} />
      {known && leads.length === 0 && (
        <NoLeads isWaiting={isMoving || remote.status === 'loading'} filter={filter} isOwn={isOwn} to={to} />
      )}
      {known && leads.length > 0 && (
        <section
          className="y-dashboard__panel y-dashboard__inbox"
          data-open={chosenId === undefined ? undefined : ''}
          aria-busy={remote.status === 'loading'}
        >
          <div className="y-dashboard__inbox-list">
            <LeadList leads={leads} now={now} chosenId={shown?.id} hrefOf={(id) => to({ lead: id })} />
            <Pages page={page} total={known.total} hrefOf={hrefOf} navigate={navigate} />
          </div>
          {shown ? (
            <LeadView
              key={shown.id}
              lead={shown}
              now={now}
              book={isOwn ? book : undefined}
              backAddress={to({ lead: '' })}
              onChanged={reload}
              navigate={navigate}
            />
          ) : (
            <p className="y-dashboard__lead y-muted">
              {texts.gone} <Link href={to({ lead: '' })}>{texts.back}</Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/* The address's keys of an admin's search and filters. */
const toolKeys = ['search', 'category', 'assigned', 'days'];

/** Whether fewer than all leads are listed, whatever their status. */
const isNarrowed = (filter: LeadsFilter): boolean =>
  Object.entries(filter).some(([key, value]) => key !== 'status' && value !== undefined);

type To = (changes: Readonly<Record<string, string>>) => string;

interface ChipsProps {
  readonly counts: Readonly<Partial<Record<LeadStatus, number>>>;
  readonly status: LeadStatus | undefined;
  readonly to: To;
}

function StatusChips({ counts, status, to }: ChipsProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const first = { page: '', lead: '' };
  return (
    <nav className="y-dashboard__chips" aria-label={texts.filter}>
      <Link
        className="y-chip"
        href={to({ ...first, status: '' })}
        aria-current={status === undefined ? 'true' : undefined}
      >
        {texts.all(total)}
      </Link>
      {statuses.map((one) => (
        <Link
          key={one}
          className="y-chip"
          href={to({ ...first, status: one })}
          aria-current={status === one ? 'true' : undefined}
        >
          {texts.chip(wordIn(language, one), counts[one] ?? 0)}
        </Link>
      ))}
    </nav>
  );
}

interface NoLeadsProps {
  readonly isWaiting: boolean;
  readonly filter: LeadsFilter;
  readonly isOwn: boolean;
  readonly to: To;
}

function NoLeads({ isWaiting, filter, isOwn, to }: NoLeadsProps) {
  const texts = useMessages(messages);
  if (isWaiting) return <Skeletons label={texts.loading} />;
  if (filter.status === undefined && isNarrowed(filter) && !isOwn) {
    const bare = Object.fromEntries(toolKeys.map((key) => [key, '']));
    return (
      <StateMessage picture="empty-search" title={texts.tools.nothing} text={texts.tools.nothingText} level={2}>
        <LinkButton href={to({ ...bare, page: '', lead: '' })}>{texts.showAll}</LinkButton>
      </StateMessage>
    );
  }
  if (filter.status !== undefined) {
    return (
      <StateMessage picture="empty-search" title={texts.noneTitle} level={2}>
        <LinkButton href={to({ status: '', page: '', lead: '' })}>{texts.showAll}</LinkButton>
      </StateMessage>
    );
  }
  const text = isOwn ? texts.emptyOwn : texts.emptyAdmin;
  return <StateMessage picture="no-leads" title={texts.emptyTitle} text={text} level={2} />;
}

interface PagesProps extends Pick<ScreenProps, 'navigate'> {
  readonly page: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

function Pages({ page, total, hrefOf, navigate }: PagesProps) {
  const texts = useMessages(messages);
  const spoken = useSpoken();
  if (total <= pageSize) return null;
  return (
    <div className="y-dashboard__under">
      <span role="status">{texts.range((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}</span>
      <Pagination
        page={page}
        pageCount={pageCountOf(total, pageSize)}
        hrefOf={(other) => spoken(hrefOf(other))}
        onPage={(next) => navigate(hrefOf(next))}
      />
    </div>
  );
}
