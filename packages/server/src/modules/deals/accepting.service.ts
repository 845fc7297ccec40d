import type { acceptQuote, Deal, InputOf, OutputOf, sendAcceptCode } from '@yantra/contract/calls';
import { type DealState, maskPhone } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Limits } from '../../limits/limits.ts';
import { deedLimit, type Standing, type StandingOf } from '../conversations/index.ts';
import type { OtpGrant, Verification } from '../verification/index.ts';
import { writeAgreement } from './agreements.ts';
import { assertBookable, book, orNext } from './booking.ts';
import type { Visitor } from './confirming.service.ts';
import { dealSeen, type ViewParts } from './deal-view.ts';
import * as queries from './deals.queries.ts';
import { assertMay, doDeed, standsAs } from './deeds.ts';

export interface AcceptingParts extends DbAndClock, ViewParts {
  readonly limits: Limits;
  readonly verification: Verification;
  readonly standingOf: StandingOf;
}

type Accepted = Omit<InputOf<typeof acceptQuote>, 'page'>;

/* A quote that can be accepted no more, though nobody else has changed anything. */
const over: readonly DealState[] = ['expired', 'withdrawn', 'declined'];

/** A renter's yes to a quote. */
export type Accepting = ReturnType<typeof createAccepting>;

export function createAccepting(parts: AcceptingParts) {
  const { db, limits, verification, standingOf } = parts;

  async function party(dealId: string, visitor: Visitor): Promise<Standing & { readonly phone: string }> {
    const standing = await standingOf(db, visitor, dealId);
    if (!standing.isParty) throw new AppError('auth.forbidden');
    const { phone } = await db
      .selectFrom('requirements')
      .select('phone')
      .where('id', '=', standing.requirementId)
      .executeTakeFirstOrThrow();
    return { ...standing, phone };
  }

  /** One code is one yes: a code that was right already, and whose yes did not come through, needs no other. */
  async function prove(grant: OtpGrant, otp: string): Promise<void> {
    const isProved = await verification.assertGrant(grant).then(
      () => true,
      () => false,
    );
    if (!isProved) await verification.verify({ ...grant, otp });
  }

  return {
    /**
     * Nobody is sent a code for what cannot be accepted.
     * @throws AppError `deal.unknown`, `deal.changed`, `requestPage.closed`, `quote.over` and `days.taken` with the next best quote, and those of sending a code
     */
    async sendCode(
      { dealId, locale }: Omit<InputOf<typeof sendAcceptCode>, 'page'>,
      visitor: Visitor,
    ): Promise<OutputOf<typeof sendAcceptCode>> {
      const { side, phone, requirementId } = await party(dealId, visitor);
      const deal = await dealNow(db, dealId, requirementId);
      assertOpen(deal, side);
      await orNext(db, { dealId, requirementId }, assertBookable(db, deal));
      const { address } = visitor;
      const handle = await verification.send({ purpose: 'acceptQuote', phone, address, locale, reaches: true });
      return { ...handle, phone: maskPhone(phone) };
    },
    /**
     * Accepts a quote: in one transaction the machine is booked, the other deals for the job are closed, and the agreement is written. The same answer if it was
     * accepted already.
     * @throws AppError `deal.unknown`, `deal.changed`, `deal.tooMany`, `requestPage.closed`, `quote.changed` for a hash that is not the newest version's,
     * `quote.over` and `days.taken` with the next best quote, and those of a code
     */
    async accept(input: Accepted, visitor: Visitor): Promise<Deal> {
      const { dealId, otp, id, securityStamp } = input;
      const { side, phone, requirementId } = await party(dealId, visitor);
      const seen = () => dealSeen(db, parts, { side, isParty: true }, dealId);
      const before = await dealNow(db, dealId, requirementId);
      if (side === 'renter' && (await isAccepted(db, before, input))) return seen();
      assertOpen(before, side);
      // Before the code is used up.
      await orNext(db, { dealId, requirementId }, openQuote(db, before, input));
      const { retryAfterSeconds } = await limits.hit(db, deedLimit, `${dealId} ${side}`);
      if (retryAfterSeconds !== undefined) throw new AppError('deal.tooMany', undefined, { retryAfterSeconds });
      const grant = { id, securityStamp, phone, purpose: 'acceptQuote' } as const;
      await prove(grant, otp);
      const accepting = db
        .transaction()
        .execute((trx) => acceptIn(trx, parts, { input, requirementId, side, grant, visitor }));
      await orNext(db, { dealId, requirementId }, accepting);
      return seen();
    },
  };
}

interface Yes {
  readonly input: Accepted;
  readonly requirementId: string;
  readonly side: Standing['side'];
  readonly grant: OtpGrant;
  readonly visitor: Visitor;
}

/** All of an acceptance, or nothing. */
async function acceptIn(
  trx: Db,
  { clock, verification }: Pick<AcceptingParts, 'clock' | 'verification'>,
  { input, requirementId, side, grant, visitor }: Yes,
): Promise<void> {
  const { dealId } = input;
  const request = await queries.lockRequest(trx, requirementId);
  const deals = await queries.lockDeals(trx, requirementId);
  const deal = deals.find((one) => one.id === dealId);
  if (request === undefined || deal === undefined) throw new AppError('deal.unknown');
  // Twice at once: the other was first.
  if (await isAccepted(trx, deal, input)) return;
  assertOpen(deal, side);
  const quote = await openQuote(trx, deal, input);
  await verification.consume(trx, grant);
  const siblings = deals.filter((one) => one.id !== dealId && closes(one));
  await book(trx, clock, { deal, siblings, quote, request });
  const at = await queries.momentOf(trx);
  const { caller } = visitor;
  const facts = { version: quote.version, totalPaise: quote.total_paise };
  const who = { userId: caller?.userId, sessionId: caller?.sessionId };
  // Before the owner is told, who is told its number.
  await writeAgreement(trx, { dealId, quote, phone: grant.phone, at });
  await doDeed(trx, clock, deal, { deed: 'accept', side, at, facts, ...who });
  for (const sibling of siblings) await doDeed(trx, clock, sibling, { deed: 'close', side: 'sibling', at });
}

function assertOpen(deal: queries.DealRow, side: Standing['side']): void {
  if (side === 'renter' && over.includes(deal.state)) throw new AppError('quote.over');
  assertMay(deal, 'accept', side);
}

const closes = ({ state }: queries.DealRow): boolean => state === 'asked' || state === 'quoted';

async function dealNow(db: Db, dealId: string, requirementId: string): Promise<queries.DealRow> {
  const found = await queries.readDeal(db, { dealId, requirementId });
  if (found === undefined) throw new AppError('deal.unknown');
  return found;
}

/** Whether this very quote was accepted. */
async function isAccepted(db: Db, deal: queries.DealRow, { quoteId, hash }: Accepted): Promise<boolean> {
  if (deal.state !== 'accepted' || deal.quote_id !== quoteId.toLowerCase()) return false;
  return (await queries.findQuote(db, deal.quote_id))?.sha256 === hash;
}

/** The quote that is named. @throws AppError `quote.changed`, `quote.over` */
async function openQuote(trx: Db, deal: queries.DealRow, { quoteId, hash }: Accepted): Promise<queries.QuoteRow> {
  const quote = deal.quote_id === null ? undefined : await queries.findQuote(trx, deal.quote_id);
  if (quote?.id !== quoteId.toLowerCase() || quote.sha256 !== hash) {
    throw new AppError('quote.changed', undefined, { facts: { deal: standsAs(deal) } });
  }
  if (!quote.is_open) throw new AppError('quote.over');
  return quote;
}
