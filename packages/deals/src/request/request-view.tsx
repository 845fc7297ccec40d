import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Deal, RenterRequest } from '@yantra/contract/calls';
import { isolated, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { type ApiError, dataOf, useScope } from '@yantra/state';
import { Button, Glyph, StateMessage } from '@yantra/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AcceptDialog } from '../accept/accept-dialog.tsx';
import { AcceptForm } from '../accept/accept-form.tsx';
import { messages as acceptMessages } from '../accept/accept.messages.ts';
import { Lost, type LostProps } from '../accept/lost.tsx';
import type { CodeHandle } from '../accept/use-code.ts';
import { DealNewsProvider, useDealNews } from '../conversation/deal-news-context.tsx';
import { glyphs } from '../glyphs.ts';
import { isOpen } from '../quotes/quote-facts.ts';
import { useAskedFor } from '../words/asked-for.ts';
import { useMoments } from '../words/moments.ts';
import { useNow } from '../words/use-now.ts';
import { ClosedPage } from './closed-page.tsx';
import { Hire } from './hire.tsx';
import { JobPlate } from './job-plate.tsx';
import { CopyLink, PageTools } from './page-tools.tsx';
import { QuotesList, type QuotedDeal } from './quotes-list.tsx';
import { messages } from './request.messages.ts';
import { RequestSkeleton } from './skeleton.tsx';
import { type Asked, Talks } from './talks.tsx';
import { type RequestNamed, useRequest } from './use-request.ts';
import { Waiting } from './waiting.tsx';

/** What a plain form has led to; without one all quotes are shown. */
export interface RequestStep {
  /** The deal whose quote is being accepted. */
  readonly accept?: string | undefined;
  /** The deal whose quote could not be accepted any more. */
  readonly lost?: string | undefined;
  /** A code that was sent. */
  readonly code?: CodeHandle | undefined;
}

export interface RequestViewProps extends RequestNamed {
  readonly step?: RequestStep | undefined;
  /** The secret page has another address. */
  readonly onPage?: ((page: string) => void) | undefined;
  /** Milliseconds since the epoch; for stories. */
  readonly now?: number | undefined;
}

/**
 * A request for its renter: with its quotes, the messages with each owner, and what was agreed. By its secret page it works without a script too; else as one of
 * who is logged in.
 */
export function RequestView(props: RequestViewProps) {
  const news = useDealNews(props.page);
  return (
    <DealNewsProvider value={news}>
      <Loaded key={props.page ?? props.requestId} {...props} />
    </DealNewsProvider>
  );
}

function Loaded(props: RequestViewProps) {
  useSignals();
  const { page, step, onPage } = props;
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { siteUrl } = useScope();
  const { remote, reload } = useRequest(props);
  const go = onPage ?? ((next: string) => location.assign(`${siteUrl}/q/${encodeURIComponent(next)}`));
  const data = dataOf(remote);
  // A screen of the dashboard has a heading of its own.
  const level = page === undefined ? 2 : 1;
  const error = remote.status === 'failed' ? remote.error : undefined;
  if (page !== undefined && error?.code === 'requestPage.closed')
    return <ClosedPage page={page} first={step?.accept === undefined ? step?.code : undefined} onPage={go} />;
  if (error?.code === 'requirement.unknown')
    return (
      <StateMessage picture="empty-list" title={texts.gone} text={texts.goneText} level={level}>
        <a className="y-button y-button--primary" href={`${siteUrl}/equipments`}>
          {texts.find}
        </a>
      </StateMessage>
    );
  if (data) return <Shown {...props} request={data} reload={reload} go={go} />;
  if (error)
    return (
      <StateMessage picture="error" title={texts.failed(errorText(error))} level={level}>
        <Button icon="retry" onClick={reload}>
          {texts.retry}
        </Button>
      </StateMessage>
    );
  return <RequestSkeleton label={texts.loading} />;
}

interface ShownProps extends RequestViewProps {
  readonly request: RenterRequest;
  readonly reload: () => void;
  readonly go: (page: string) => void;
}

const isHire = ({ state }: Deal): boolean => state === 'accepted' || state === 'done' || state === 'cancelled';
const isQuoted = (deal: Deal): deal is QuotedDeal => deal.quote !== undefined;

/** What is being accepted, and what could not be. */
function useAccepting({ request, step, reload }: ShownProps) {
  const texts = useMessages(acceptMessages);
  const errorText = useErrorText();
  const { notify } = useScope();
  const [accepting, setAccepting] = useState<QuotedDeal>();
  const [lost, setLost] = useState<Pick<LostProps, 'deal' | 'error' | 'isRace'> | undefined>(() => {
    const deal = request.deals.find(({ id }) => id === step?.lost);
    return deal && { deal };
  });
  const tell = (kind: 'success' | 'info', text: string) => notify({ kind, text, duration: noticeMs });
  return {
    accepting,
    lost,
    begin: setAccepting,
    end: () => setAccepting(undefined),
    back: () => setLost(undefined),
    accepted: () => {
      setAccepting(undefined);
      setLost(undefined);
      tell('success', texts.accepted);
      reload();
      scrollTo({ top: 0 });
    },
    refused: (deal: Deal, error: ApiError, at: 'code' | 'accept') => {
      setAccepting(undefined);
      reload();
      if (error.code === 'days.taken' || error.code === 'quote.over') setLost({ deal, error, isRace: at === 'accept' });
      else tell('info', error.code === 'quote.changed' ? texts.changed : errorText(error));
    },
  };
}

/** About which deal somebody wants to write: by a press, or by the address. */
function createAsked() {
  const asked = signal<Asked>();
  const ask = (dealId: string): void => {
    asked.value = { dealId };
  };
  return {
    asked: asked as ReadonlySignal<Asked | undefined>,
    ask,
    askByAddress: (): void => {
      const { hash } = location;
      if (hash.startsWith('#talk-')) ask(hash.slice('#talk-'.length));
    },
  };
}

function Shown(props: ShownProps) {
  useSignals();
  const { request, page, step, reload, go, now: fixed } = props;
  const { siteUrl } = useScope();
  const now = useNow(fixed);
  const { accepting, lost, begin, end, back, accepted, refused } = useAccepting(props);
  const { asked, ask: onAsk, askByAddress } = useMemo(() => createAsked(), []);
  useEffect(askByAddress, [askByAddress]);
  const last = useRef<QuotedDeal>(undefined);
  if (accepting) last.current = accepting;
  const address = page === undefined ? undefined : `${siteUrl}/q/${encodeURIComponent(page)}`;
  const acceptHref =
    address === undefined ? undefined : (deal: Deal) => `${address}?accept=${encodeURIComponent(deal.id)}#accept`;
  const named = request.deals.find(({ id, may }) => id === step?.accept && may.includes('accept'));
  const form = { page, phone: request.phone, now, onAccepted: accepted };
  const dialog = (
    <AcceptDialog
      {...form}
      deal={accepting}
      onClose={end}
      onRefused={(error, at) => last.current && refused(last.current, error, at)}
    />
  );
  if (lost)
    return (
      <>
        <Lost
          {...{ request, now, acceptHref }}
          {...lost}
          onAccept={begin}
          backHref={address ?? `${siteUrl}/dashboard/my-requests/${request.id}`}
          onBack={back}
          onAsk={onAsk}
        />
        {dialog}
      </>
    );
  const hire = request.deals.find(isHire);
  const others = request.deals.filter((deal) => deal !== hire);
  const quoted = others.filter(isQuoted);
  const talks = others.filter(({ mayTalk, unread }) => mayTalk || unread > 0);
  return (
    <div className="y-request">
      <Head {...{ request, hire, now, page }} />
      {named && isQuoted(named) && address !== undefined && (
        <section className="y-request__accept" id="accept">
          <AcceptForm {...form} deal={named} first={step?.code} onRefused={(error, at) => refused(named, error, at)} />
        </section>
      )}
      {hire && <Hire {...{ request, page, now }} deal={hire} fixedNow={fixed} onChanged={reload} />}
      <JobPlate
        request={{ ...request, ...(hire?.quote && { machine: hire.quote.machine, machines: undefined }) }}
        now={now}
      />
      {quoted.length > 0 && (
        <QuotesList {...{ page, now, acceptHref, onAsk }} deals={quoted} onAccept={begin} onChanged={reload} />
      )}
      <Waiting {...{ page, now, onAsk }} deals={others.filter((deal) => !isQuoted(deal))} onChanged={reload} />
      <Talks deals={talks} page={page} now={fixed} asked={asked.value} />
      <NoMoney />
      {page !== undefined && <PageTools {...{ page, request, now }} onPage={go} onClosed={reload} />}
      {dialog}
    </div>
  );
}

interface HeadProps {
  readonly request: RenterRequest;
  readonly hire: Deal | undefined;
  readonly now: number;
  readonly page: string | undefined;
}

/** How it stands, in words. */
function Head({ request, hire, now, page }: HeadProps) {
  const { deals } = request;
  const texts = useMessages(messages);
  const askedFor = useAskedFor();
  const { moment } = useMoments(now);
  const quotes = deals.filter(isQuoted);
  // Of several machines those that are quoted.
  const quoted = request.machines && [...new Set(quotes.map(({ quote }) => quote.machine.name))];
  const what = hire?.quote
    ? isolated(hire.quote.machine.name)
    : askedFor(quoted?.length ? { ...request, machines: quoted } : request);
  // Their owners may not have answered, or were not asked: a machine may have left the lists meanwhile.
  const unquoted = quoted?.length ? (request.machines ?? []).filter((name) => !quoted.includes(name)) : [];
  const open = quotes.filter((deal) => isOpen(deal, now));
  const held = open.find(({ quote }) => quote.heldUntil !== undefined && Date.parse(quote.heldUntil) > now);
  const title = hire
    ? (hire.state === 'cancelled' ? texts.titleOver : texts.titleAccepted)(what)
    : quotes.length > 0
      ? texts.title(quotes.length, what)
      : deals.length > 0
        ? texts.titleNone(request.owners ?? deals.length)
        : texts.titleNobody;
  const text = quotes.length > 0 ? texts.open(open.length) : deals.length > 0 ? texts.noneYet : texts.nobody;
  return (
    <header className="y-request__head">
      <div>
        <h1>{title}</h1>
        {!hire && (
          <p>
            {text} {unquoted.length > 0 && texts.unquoted(askedFor({ ...request, machines: unquoted }))}{' '}
            {held && <b>{texts.held(isolated(held.other.name), moment(held.quote.heldUntil ?? ''))}</b>}
          </p>
        )}
      </div>
      {page !== undefined && <CopyLink />}
    </header>
  );
}

function NoMoney() {
  const texts = useMessages(messages);
  return (
    <p className="y-request__foot">
      <Glyph d={glyphs.shield} />
      <span>
        <b>{texts.noMoney}</b> {texts.noMoneyText}
      </span>
    </p>
  );
}
