import type { changeDeal, Deal, getDeal, InputOf, openDeal, OutputOf } from '@yantra/contract/calls';
import { dealLimits } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import { isUuid } from '../../uuid.ts';
import { machinesOfDeals, takeMachines } from '../availability/index.ts';
import { type Asker, cleanWords, deedLimit, type StandingOf } from '../conversations/index.ts';
import { isTheirLead } from '../leads/index.ts';
import { dealSeen, type ViewParts } from './deal-view.ts';
import * as queries from './deals.queries.ts';
import { assertMay, dealChanged, doDeed } from './deeds.ts';
import { askOwner } from './offers.ts';

export interface DealsParts extends DbAndClock, ViewParts {
  readonly limits: Limits;
  readonly standingOf: StandingOf;
}

/** Deals: what both see, and what needs no more than a word. */
export type Deals = ReturnType<typeof createDeals>;

export function createDeals(parts: DealsParts) {
  const { db, clock, limits, standingOf } = parts;
  return {
    /** @throws AppError `deal.unknown`, `requestPage.closed` */
    async get({ dealId }: Omit<InputOf<typeof getDeal>, 'page'>, asker: Asker): Promise<Deal> {
      const viewer = await standingOf(db, asker, dealId);
      return dealSeen(db, parts, viewer, viewer.dealId);
    },
    /**
     * Does what is asked, if the table of states allows it to who asks.
     * @throws AppError `deal.unknown`, `deal.changed`, `deal.tooMany`, `requestPage.closed`, `auth.forbidden` for an admin
     */
    async change(input: Omit<InputOf<typeof changeDeal>, 'page'>, asker: Asker): Promise<Deal> {
      const { deed, why, whyWords, version } = input;
      const viewer = await standingOf(db, asker, input.dealId);
      const { dealId, requirementId, side, isParty, userId } = viewer;
      if (!isParty) throw new AppError('auth.forbidden');
      const { retryAfterSeconds } = await limits.hit(db, deedLimit, `${dealId} ${side}`);
      if (retryAfterSeconds !== undefined) throw new AppError('deal.tooMany', undefined, { retryAfterSeconds });
      await db.transaction().execute(async (trx) => {
        const { deal } = await queries.lockDeal(trx, { dealId, requirementId });
        if (deal.version !== version) throw dealChanged(deal);
        assertMay(deal, deed, side);
        await takeMachines(trx, clock, await machinesOfDeals(trx, [dealId]));
        const at = await queries.momentOf(trx);
        if (deed === 'cancel') {
          await trx.updateTable('agreements').set({ cancelled_at: at }).where('deal_id', '=', dealId).execute();
        }
        const who = { userId, sessionId: userId === undefined ? undefined : asker.caller?.sessionId };
        await doDeed(trx, clock, deal, { deed, side, at, why, whyWords: cleanWords(whyWords), ...who });
      });
      return dealSeen(db, parts, viewer, dealId);
    },
    /**
     * Begins a deal about a lead of the caller's own accord: while fewer than four owners have one, and for the partner's on whose page it was written. The same
     * answer if there is one.
     * @throws AppError `requirement.unknown`, `requirement.full`
     */
    async open({ requirementId }: InputOf<typeof openDeal>, { userId }: Caller): Promise<OutputOf<typeof openDeal>> {
      const isTheirs = isUuid(requirementId) && (await isTheirLead(db, userId, clock.now(), requirementId));
      if (!isTheirs) throw new AppError('requirement.unknown');
      return db.transaction().execute(async (trx) => {
        const request = await queries.lockRequest(trx, requirementId);
        // Whose phone is not proved has no page on which a quote could be read; nobody hires from themselves.
        const isOwn = request?.renter_id === userId;
        if (request === undefined || request.phone_confirmed_at === null || isOwn)
          throw new AppError('requirement.unknown');
        const deals = await queries.lockDeals(trx, requirementId);
        const mine = deals.filter(({ owner_id }) => owner_id === userId);
        // Of several machines the one that waits for a quote.
        const first = mine.find(({ state }) => state === 'asked') ?? mine[0];
        if (first !== undefined) return { dealId: first.id };
        const owners = new Set(deals.map(({ owner_id }) => owner_id));
        if (owners.size >= dealLimits.owners && request.partner_id !== userId) throw new AppError('requirement.full');
        const asked = { ownerId: userId, machineId: request.equipment_id, place: 0 };
        return { dealId: await askOwner(trx, request, asked, await queries.momentOf(trx)) };
      });
    },
  };
}
