/** Requests, quotes and conversations, for stories and tests of the screens about them. */
import { ApiError } from '@yantra/client';
import type {
  changeDeal,
  Deal,
  Inbox,
  InboxRow,
  InputOf,
  LogLine,
  MyRequest,
  Quote,
  QuoteDraft,
  RenterRequest,
  sendMessage,
  sendQuote,
} from '@yantra/contract/calls';
import {
  dealAfter,
  dealDeedsOf,
  dealTransitions,
  type DealState,
  quoteSum,
  revealedStates,
  talkStates,
} from '@yantra/domain';
import { dealLog, makeDeal, makeDraft, makeMyRequest, makeQuote, makeRequest } from './deal-rows.ts';
import { inboxRows } from './inbox-rows.ts';
import type { MockAnswers } from './mock-client.ts';

const unknown = () => new ApiError('deal.unknown', 404, 'This quote or request does not exist.');
const changed = ({ id, state, stateBy, version }: Deal) =>
  new ApiError(
    'deal.changed',
    409,
    'This has changed meanwhile. Please look at it again before you go on.',
    undefined,
    { facts: { deal: { id, state, stateBy, version } } },
  );

/** What a deal is after something was done in it. */
function moved(deal: Deal, state: DealState, by: Deal['side'], at: string): Deal {
  return {
    ...deal,
    state,
    stateBy: by,
    stateAt: at,
    may: [...dealDeedsOf(state, deal.side)],
    mayTalk: talkStates.includes(state),
    version: deal.version + 1,
    other: revealedStates.includes(state)
      ? { ...deal.other, phone: '9822010467', email: 'rohit@example.com' }
      : deal.other,
  };
}

/** Deals as the server keeps them: it refuses what the table of their states does not allow. */
function keepDeals(request: RenterRequest, now: string) {
  let kept = request;
  const lines = new Map<string, readonly LogLine[]>(request.deals.map(({ id }) => [id, dealLog]));
  const find = (id: unknown): Deal => {
    const deal = kept.deals.find((one) => one.id === id) ?? kept.deals[0];
    if (!deal) throw unknown();
    return deal;
  };
  const put = (deal: Deal): Deal => {
    kept = { ...kept, deals: kept.deals.map((one) => (one.id === deal.id ? deal : one)) };
    return deal;
  };
  return {
    request: () => kept,
    find,
    linesOf: (id: unknown) => lines.get(find(id).id) ?? [],
    change({ dealId, deed, why, whyWords, version }: InputOf<typeof changeDeal>): Deal {
      const deal = find(dealId);
      const to = dealAfter(deal.state, deed, deal.side);
      if (to === undefined || version !== deal.version) throw changed(deal);
      return put({ ...moved(deal, to, deal.side, now), ...(why !== undefined && { why }), whyWords });
    },
    quote(input: InputOf<typeof sendQuote>): Deal {
      const deal = find(input.dealId);
      if (!dealTransitions.quote.from.includes(deal.state) || input.version !== deal.version) throw changed(deal);
      const version = deal.versions + 1;
      const quote = quoteOf(input, version, now);
      return put({ ...moved({ ...deal, versions: version }, 'quoted', 'owner', now), quote });
    },
    accept(dealId: unknown, hash: unknown): Deal {
      const deal = find(dealId);
      if (deal.quote?.hash !== hash)
        throw new ApiError(
          'quote.changed',
          409,
          'There is a newer version of this quote. Nothing was agreed. Please read it before you accept.',
        );
      for (const sibling of kept.deals)
        if (sibling.id !== deal.id && dealTransitions.close.from.includes(sibling.state))
          put({ ...moved(sibling, 'declined', sibling.side, now), stateBy: 'sibling' });
      return put({ ...moved(deal, 'accepted', 'renter', now), agreement: { number: 'YN-26-04187', acceptedAt: now } });
    },
    say({ dealId, words, pictures, clientKey }: InputOf<typeof sendMessage>): LogLine {
      const deal = find(dealId);
      const before = lines.get(deal.id) ?? [];
      const line: LogLine = {
        place: before.length + 1,
        at: now,
        side: deal.side,
        kind: 'message',
        words,
        pictures,
        clientKey,
      };
      lines.set(deal.id, [...before, line]);
      return line;
    },
  };
}

/** A quote of what an owner sends. */
function quoteOf(
  { lines, parts, deposit, gstIncluded, terms, validUntil, hold }: InputOf<typeof sendQuote>,
  version: number,
  now: string,
): Quote {
  const inPaise = lines.map((line) => ({ ...line, rate: Math.round(line.rate * 100) }));
  const { amounts, gst, total } = quoteSum({ lines: inPaise, parts, gst: 18, gstIncluded });
  return makeQuote({
    id: `quote-${version}`,
    version,
    lines: lines.map((line, index) => ({ ...line, amount: (amounts[index] ?? 0) / 100 })),
    parts: [...parts],
    ...(deposit !== undefined && { deposit }),
    gst: { percent: gst.percent, amount: gst.amount / 100, isIncluded: gst.isIncluded },
    total: total / 100,
    terms,
    validUntil,
    sentAt: now,
    heldUntil: hold ? validUntil : undefined,
    hash: String(version).padStart(64, '0'),
  });
}

const otpHandle = { id: 'otp-1', securityStamp: 'stamp', phone: '••••••4108' };
const page = 'q7Jx2nVhR0mB3cYt9LwKpD5sZ8uFeA1gN6oQiTrXvEaUbCkH';

export interface DealMocks {
  readonly request?: RenterRequest;
  /** Whose deals they are; the renter's unless said. */
  readonly side?: Deal['side'];
  readonly inbox?: readonly InboxRow[];
  readonly mine?: readonly MyRequest[];
  readonly draft?: QuoteDraft;
  readonly now?: string;
}

/** The figures of an owner's inbox. */
export const inboxFigures: Inbox['figures'] = {
  waiting: 3,
  waitingSince: '2026-11-21T02:40:00.000Z',
  now: { minutes: 19, answered: 31, asked: 33, won: 9 },
  before: { minutes: 33, answered: 20, asked: 24, won: 7 },
};

const filterOf = (row: InboxRow): Exclude<keyof Inbox['counts'], 'all'> => {
  if (row.waitingSince !== undefined) return 'toAnswer';
  if (row.heldUntil !== undefined && row.state === 'quoted') return 'held';
  if (row.state === 'quoted') return 'quoted';
  return row.state === 'accepted' || row.state === 'done' ? 'won' : 'closed';
};

/** Answers about deals that keep what is done; the first deal of the request stands for every unknown id. */
export function dealAnswers({
  side = 'renter',
  request = makeRequest({ ...(side === 'owner' && { deals: [makeDeal({ side })] }) }),
  inbox = inboxRows,
  mine = [makeMyRequest()],
  draft = makeDraft(),
  now = '2026-11-21T05:50:00.000Z',
}: DealMocks = {}): MockAnswers {
  const kept = keepDeals(request, now);
  return {
    askForQuote: () => ({ id: request.id }),
    sendRequirementCode: () => otpHandle,
    confirmRequirement: () => ({ requestId: request.id, page, owners: 4 }),
    getRequest: () => kept.request(),
    getMyRequests: () => ({ data: mine, total: mine.length, page: 1, pageSize: 20 }),
    closePage: () => ({}),
    renewPage: () => ({ page }),
    getInbox({ filter = 'all' }) {
      const rows = inbox.filter((row) => filter === 'all' || filterOf(row) === filter);
      const counts: Record<string, number> = { all: inbox.length, toAnswer: 0, held: 0, quoted: 0, won: 0, closed: 0 };
      for (const row of inbox) counts[filterOf(row)] = (counts[filterOf(row)] ?? 0) + 1;
      return { data: rows, total: rows.length, page: 1, pageSize: 20, counts, figures: inboxFigures, at: now };
    },
    getDeal: ({ dealId }) => kept.find(dealId),
    openDeal: () => ({ dealId: kept.request().deals[0]?.id ?? 'd1' }),
    getQuoteDraft: ({ dealId }) => ({ ...draft, dealVersion: kept.find(dealId).version }),
    sendQuote: (input) => kept.quote(input as InputOf<typeof sendQuote>),
    changeDeal: (input) => kept.change(input as InputOf<typeof changeDeal>),
    sendAcceptCode: () => otpHandle,
    acceptQuote: ({ dealId, hash }) => kept.accept(dealId, hash),
    getConversation({ dealId, after = 0 }) {
      const lines = kept.linesOf(dealId).filter(({ place }) => place > Number(after));
      const last = kept.linesOf(dealId).length;
      return { lines, last, readTo: last, otherReadTo: last - 1, mayTalk: kept.find(dealId).mayTalk };
    },
    sendMessage: (input) => kept.say(input as InputOf<typeof sendMessage>),
    markConversationRead: () => ({}),
    addMessagePicture: () => ({ url: '/images/deals/gate.webp', width: 1200, height: 900 }),
    getAgreement: () => '%PDF',
  };
}
