import { getMyRequests, type MyRequest } from '@yantra/contract/calls';
import { useAskedFor } from '@yantra/deals';
import { formatRupees, isolated, mostPage, type RequestState } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { type BadgeTone, Pagination, Picture, StateMessage } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { requestAddress } from '../../kit/deals/deal-address.ts';
import { DealBadge } from '../../kit/deals/deal-badge.tsx';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { momentText } from '../../kit/deals/moments.ts';
import { useRefreshed } from '../../kit/deals/use-refreshed.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { pageCountOf, useLastPage } from '../../kit/last-page.ts';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { jobLine } from '../../kit/leads/job.ts';
import { Link, LinkButton, useSpoken } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { messages } from './my-requests.messages.ts';

const pageSize = 20;
const address = addressOf('/my-requests');

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= mostPage ? page : 1;
};

/** What a renter asked owners for, the newest first. */
export function Screen({ query, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const spoken = useSpoken();
  const [now] = useState(() => Date.now());
  const page = pageIn(query);
  const { remote, reload } = useRemote(getMyRequests, { page, pageSize });
  const known = dataOf(remote);
  const hrefOf = (next: number) => (next > 1 ? `${address}?page=${next}` : address);
  useLastPage(remote, { page, pageSize, hrefOf, navigate });
  useRefreshed(reload);
  const { data = [], total = 0 } = known ?? {};
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note} />
      <Waiting remote={remote} reload={reload} label={texts.loading} />
      {known && data.length === 0 && (
        <StateMessage picture="no-leads" title={texts.emptyTitle} text={texts.emptyText} level={2}>
          <LinkButton variant="primary" href="/equipments">
            {texts.find}
          </LinkButton>
        </StateMessage>
      )}
      {data.length > 0 && (
        <section className="y-dashboard__panel y-dashboard__ib-panel" aria-label={texts.list}>
          <ul className="y-dashboard__requests">
            {data.map((request) => (
              <Row key={request.id} request={request} now={now} />
            ))}
          </ul>
          {total > pageSize && (
            <div className="y-dashboard__under">
              <span role="status">
                {texts.range((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}
              </span>
              <Pagination
                page={page}
                pageCount={pageCountOf(total, pageSize)}
                hrefOf={(other) => spoken(hrefOf(other))}
                onPage={(next) => navigate(hrefOf(next))}
              />
            </div>
          )}
        </section>
      )}
    </>
  );
}

const looks: Readonly<Record<RequestState, { readonly tone: BadgeTone; readonly glyph: string }>> = {
  waiting: { tone: 'neutral', glyph: glyphs.clock },
  quoted: { tone: 'info', glyph: glyphs.sheet },
  accepted: { tone: 'success', glyph: glyphs.tick },
  over: { tone: 'neutral', glyph: glyphs.cross },
};

function Row({ request, now }: { readonly request: MyRequest; readonly now: number }) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const dateTexts = useMessages(dates);
  const jobTexts = useMessages(jobs);
  const word = useWord();
  const askedFor = useAskedFor();
  const { id, askedAt, details, job, machine, state, owners, quotes, total, unread, heldUntil } = request;
  const moment = (iso: string) => momentText(iso, now, dealTexts, dateTexts);
  const label = {
    waiting: texts.states.waiting(owners),
    quoted: texts.states.quoted(quotes),
    accepted: texts.states.accepted,
    over: texts.states.over,
  }[state];
  const place = job.place ?? (job.city && word(job.city.name));
  const line = jobLine({ ...job, ...(place !== undefined && { place }) }, jobTexts, dateTexts);
  return (
    <li className="y-dashboard__ib" data-unread={unread > 0 || undefined}>
      <span className="y-dashboard__thumb">
        <Picture url={machine?.image1Url} alt="" sizes="64px" />
      </span>
      <div className="y-dashboard__ib-who">
        <Link href={requestAddress(id)}>
          <b>{askedFor(request)}</b>
        </Link>
        {unread > 0 && <span className="y-dashboard__ib-new">{dealTexts.unread(unread)}</span>}
        {details.trim() && <p>{isolated(details.trim().replace(/\s+/g, ' '))}</p>}
      </div>
      <div className="y-dashboard__ib-job">
        <b>{line}</b>
        <small>{texts.asked(moment(askedAt))}</small>
      </div>
      <div className="y-dashboard__ib-state">
        <DealBadge {...looks[state]} label={label} />
        {heldUntil && <small>{texts.heldUntil(moment(heldUntil))}</small>}
      </div>
      <div className="y-dashboard__ib-end">
        {total !== undefined && (
          <b className="y-num">
            {state === 'quoted' && quotes > 1 ? texts.from(formatRupees(total)) : formatRupees(total)}
          </b>
        )}
      </div>
    </li>
  );
}
