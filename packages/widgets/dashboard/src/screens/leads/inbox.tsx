import type { Inbox as KnownInbox, InboxInput } from '@yantra/contract/calls';
import { inboxFilters, searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Pagination, SearchInput, Select, StateMessage } from '@yantra/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { DealFigures } from '../../kit/deals/figures.tsx';
import { waitText } from '../../kit/deals/moments.ts';
import { pageCountOf, useLastPage } from '../../kit/last-page.ts';
import { Link, LinkButton, useSpoken } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import type { RemoteCall } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { inboxPageSize, inboxSorts, isNarrowed } from './inbox-query.ts';
import { InboxRows } from './inbox-rows.tsx';
import { messages } from './inbox.messages.ts';
import { leadAddress } from './lead-parts.ts';

const address = addressOf('/leads');

interface InboxProps extends Pick<ScreenProps, 'query' | 'navigate'>, RemoteCall<KnownInbox> {
  /** The way to the list of requirements. */
  readonly views: ReactNode;
  readonly question: InboxInput & { readonly page: number };
  /** The answer, or the one before it. */
  readonly known: KnownInbox | undefined;
  readonly isBusy: boolean;
}

type To = (changes: Readonly<Record<string, string>>) => string;

/** Who asked an owner for a quote and how it stands, the longest wait first, with the owner's figures. */
export function Inbox({ views, question, known, isBusy, remote, reload, query, navigate }: InboxProps) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const to: To = (changes) => leadAddress(address, query, changes);
  const hrefOf = (next: number) => to({ page: next > 1 ? String(next) : '' });
  const isMoving = useLastPage(remote, { page: question.page, pageSize: inboxPageSize, hrefOf, navigate });
  const now = Date.parse(known?.at ?? '');
  const { waiting, waitingSince } = known?.figures ?? {};
  const note =
    waiting && waitingSince ? texts.waiting(waiting, waitText(waitingSince, now, dealTexts)) : known && texts.nobody;
  return (
    <>
      <ScreenHead title={texts.title} note={note} />
      {views}
      {!known && <Waiting remote={remote} reload={reload} label={texts.loading} />}
      {known && <DealFigures figures={known.figures} now={now} first="waiting" />}
      {known && (
        <section
          className="y-dashboard__panel y-dashboard__ib-panel"
          aria-label={texts.rows}
          aria-busy={isBusy || isMoving}
        >
          <Bar question={question} counts={known.counts} to={to} navigate={navigate} />
          {remote.status === 'failed' && <Waiting remote={remote} reload={reload} label={texts.loading} />}
          {known.data.length > 0 ? <InboxRows rows={known.data} now={now} /> : <Nothing question={question} to={to} />}
          <Pages page={question.page} total={known.total} hrefOf={hrefOf} navigate={navigate} />
        </section>
      )}
    </>
  );
}

interface BarProps extends Pick<InboxProps, 'question' | 'navigate'> {
  readonly counts: KnownInbox['counts'];
  readonly to: To;
}

/** The filters with their counts, the search and the order. */
function Bar({ question, counts, to, navigate }: BarProps) {
  const texts = useMessages(messages);
  const { filter = 'all', searchTerm = '', sort } = question;
  return (
    <div className="y-dashboard__ib-bar">
      <nav className="y-dashboard__chips" aria-label={texts.filter}>
        {inboxFilters.map((one) => (
          <Link
            key={one}
            className="y-chip"
            href={to({ filter: one === 'all' ? '' : one, page: '' })}
            aria-current={one === filter ? 'true' : undefined}
          >
            {texts.chip(texts.filters[one], counts[one] ?? 0)}
          </Link>
        ))}
      </nav>
      <div className="y-dashboard__ib-tools">
        <Search key={searchTerm} term={searchTerm} onSearch={(term) => navigate(to({ search: term, page: '' }))} />
        <Select
          aria-label={texts.sort}
          options={inboxSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort === undefined ? 'wait' : 'askedAt'}
          onChange={({ currentTarget: { value } }) => navigate(to({ sort: value === 'wait' ? '' : value, page: '' }))}
        />
      </div>
    </div>
  );
}

interface SearchProps {
  readonly term: string;
  readonly onSearch: (term: string) => void;
}

function Search({ term, onSearch }: SearchProps) {
  const texts = useMessages(messages);
  const [typed, setTyped] = useState(term);
  return (
    <form
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        maxLength={searchTermLength}
        value={typed}
        onValue={setTyped}
      />
    </form>
  );
}

function Nothing({ question, to }: Pick<BarProps, 'question' | 'to'>) {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="empty-search" title={texts.nothingTitle} text={texts.nothingText} level={2}>
      {isNarrowed(question) && <LinkButton href={to({ filter: '', search: '', page: '' })}>{texts.showAll}</LinkButton>}
    </StateMessage>
  );
}

interface PagesProps extends Pick<ScreenProps, 'navigate'> {
  readonly page: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

function Pages({ page, total, hrefOf, navigate }: PagesProps) {
  const texts = useMessages(messages);
  const spoken = useSpoken();
  if (total <= inboxPageSize) return null;
  return (
    <div className="y-dashboard__under">
      <span role="status">
        {texts.range((page - 1) * inboxPageSize + 1, Math.min(page * inboxPageSize, total), total)}
      </span>
      <Pagination
        page={page}
        pageCount={pageCountOf(total, inboxPageSize)}
        hrefOf={(other) => spoken(hrefOf(other))}
        onPage={(next) => navigate(hrefOf(next))}
      />
    </div>
  );
}
