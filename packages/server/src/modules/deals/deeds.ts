import type { DealNow } from '@yantra/contract/calls';
import { dealAfter, type DealDeed, type DealSide, dealTransitions } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { appendAudit, type AuditKind } from '../audit/index.ts';
import { freeDeals } from '../availability/index.ts';
import { appendLine, type LineFacts } from '../conversations/index.ts';
import { moveLead } from '../leads/index.ts';
import { type DealRow, setState } from './deals.queries.ts';
import { tellDeal } from './tell-deal.ts';

/** Something that is done in a deal. */
export interface Done {
  readonly deed: DealDeed;
  readonly side: DealSide;
  /** The moment of the database. */
  readonly at: Date;
  /** Who did it, if logged in. */
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly why?: string | undefined;
  readonly whyWords?: string | undefined;
  /** Of a quote. */
  readonly facts?: LineFacts | undefined;
}

/** Entries of the audit log; what is not listed has its line in the conversation alone. */
const audited: Readonly<Partial<Record<DealDeed, AuditKind>>> = {
  quote: 'quote.sent',
  takeBack: 'quote.takenBack',
  decline: 'deal.declined',
  accept: 'quote.accepted',
  cancel: 'deal.cancelled',
};

/** How the lead follows, unless its owner has set it otherwise: from which statuses, and to which. */
const leadAfter: Readonly<Partial<Record<DealDeed, Parameters<typeof moveLead>[1]['move']>>> = {
  quote: { to: 'Replied', from: ['New'] },
  accept: { to: 'Won', from: ['New', 'Replied'] },
  decline: { to: 'Closed', from: ['New', 'Replied'] },
  takeBack: { to: 'Closed', from: ['New', 'Replied'] },
  refuse: { to: 'Closed', from: ['New', 'Replied'] },
  withdraw: { to: 'Closed', from: ['New', 'Replied'] },
  close: { to: 'Closed', from: ['New', 'Replied'] },
  expire: { to: 'Closed', from: ['New', 'Replied'] },
  cancel: { to: 'Closed', from: ['Won'] },
};

/* After which nothing is held or booked any more. What is quoted anew settles its hold itself. */
const freeing: readonly DealDeed[] = ['takeBack', 'refuse', 'withdraw', 'close', 'expire', 'cancel'];

/** How a deal stands, for who asked for something that is refused. */
export const standsAs = ({ id, state, state_by: stateBy, version }: DealRow): DealNow => ({
  id,
  state,
  stateBy,
  version,
});

/** What is refused, with the deal as it is. */
export const dealChanged = (deal: DealRow): AppError =>
  new AppError('deal.changed', undefined, { facts: { deal: standsAs(deal) } });

/** Refuses what the table of a deal's states does not allow. @throws AppError `deal.changed` */
export function assertMay(deal: DealRow, deed: DealDeed, side: DealSide): void {
  if (dealAfter(deal.state, deed, side) === undefined) throw dealChanged(deal);
}

/**
 * Does something in a locked deal, with all that follows from it, in the caller's transaction: the deal's new state, a line of the conversation, what is held, the
 * lead's status, the audit log, and who is told. If the deed frees days, their machines are taken before.
 * @throws AppError `deal.changed`
 */
export async function doDeed(trx: Db, clock: Clock, deal: DealRow, done: Done): Promise<DealRow> {
  const { deed, side, at, userId, sessionId, why, whyWords, facts } = done;
  assertMay(deal, deed, side);
  const { to: state } = dealTransitions[deed];
  const after = await setState(trx, deal.id, { state, by: side, at, why, whyWords });
  await appendLine(trx, { dealId: deal.id, at, side, authorId: userId, kind: deed, words: whyWords, facts });
  if (freeing.includes(deed)) await freeDeals(trx, clock, [deal.id]);
  const move = leadAfter[deed];
  const { requirement_id: requirementId, owner_id: ownerId } = deal;
  if (move !== undefined) await moveLead(trx, { ownerId, requirementId, move, at });
  const kind = audited[deed];
  if (kind !== undefined) {
    const said = {
      ...(why !== undefined && { reason: why }),
      ...(facts?.version !== undefined && { version: String(facts.version) }),
    };
    const entry = { at: clock.now(), kind, userId, sessionId, subjectId: requirementId };
    await appendAudit(trx, { ...entry, facts: { deal: deal.id, ...said } });
  }
  await tellDeal(trx, deed, after, at);
  return after;
}
