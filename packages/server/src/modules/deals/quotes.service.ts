import type { Deal } from '@yantra/contract/calls';
import { availabilityLimits, dayAfter } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import { isUuid } from '../../uuid.ts';
import { freeDeals, holdDays, machinesOfDeals, takeMachines } from '../availability/index.ts';
import { deedLimit, type StandingOf } from '../conversations/index.ts';
import type { CostBasisReader } from '../hire-costs/index.ts';
import { dealSeen } from './deal-view.ts';
import * as queries from './deals.queries.ts';
import { assertMay, dealChanged, doDeed } from './deeds.ts';
import { fittingMachines, type OwnMachine } from './own-machines.queries.ts';
import { costFor } from './quote-draft.ts';
import { type SentQuote, writeQuote } from './write-quote.ts';

export interface QuotesParts extends DbAndClock {
  readonly limits: Limits;
  readonly standingOf: StandingOf;
  readonly costBases: CostBasisReader;
  readonly cityById: (id: string) => City | undefined;
}

/** Quotes, as owners send them. */
export type Quotes = ReturnType<typeof createQuotes>;

export function createQuotes(parts: QuotesParts) {
  const { db, clock, limits, standingOf, cityById } = parts;
  return {
    /**
     * Sends a quote. It never changes: what is sent again is its next version, and holds the machine anew, or not at all.
     * @throws AppError `deal.unknown`, `deal.changed`, `deal.tooMany`, `quote.tooMany`, `quote.unheld`, `equipment.unknown`, `days.taken`, `commitment.tooMany`,
     * `request.invalid` for a wrong end or total
     */
    async send(input: SentQuote, caller: Caller): Promise<Deal> {
      const { dealId, equipmentId } = input;
      const { side, requirementId, isParty } = await standingOf(db, { caller }, dealId);
      if (!isParty) throw new AppError('auth.forbidden');
      if (!isUuid(equipmentId)) throw new AppError('equipment.unknown');
      const { retryAfterSeconds } = await limits.hit(db, deedLimit, `${dealId} ${side}`);
      if (retryAfterSeconds !== undefined) throw new AppError('deal.tooMany', undefined, { retryAfterSeconds });
      const known = { ...parts, bases: await parts.costBases() };
      await db.transaction().execute(async (trx) => {
        const { request, deal } = await queries.lockDeal(trx, { dealId, requirementId });
        if (deal.version !== input.version) throw dealChanged(deal);
        assertMay(deal, 'quote', side);
        await takeMachines(trx, clock, [equipmentId, ...(await machinesOfDeals(trx, [dealId]))]);
        const [machine] = await fittingMachines(trx, deal.owner_id, request, equipmentId);
        if (machine === undefined) throw new AppError('equipment.unknown');
        const cost = costFor(machine, request, known);
        const quote = await writeQuote(trx, { request, deal }, { input, machine, cost, cityById });
        const holdId = await hold(trx, { request, deal }, { input, machine, totalPaise: quote.total });
        await trx
          .updateTable('deals')
          .set({
            quote_id: quote.id,
            hold_id: holdId,
            equipment_id: machine.id,
            from_day: request.job_from,
            until_day: spanOf(request)?.until ?? null,
          })
          .where('id', '=', dealId)
          .execute();
        const { userId, sessionId } = caller;
        const facts = { version: quote.version, totalPaise: quote.total };
        await doDeed(trx, clock, deal, { deed: 'quote', side, at: quote.at, userId, sessionId, facts });
      });
      return dealSeen(db, parts, { side: 'owner', isParty: true }, dealId);
    },
  };

  /** Ends the hold of the version before, and begins that of the new one. @returns its commitment @throws AppError `quote.unheld`, `days.taken`, … */
  async function hold(
    trx: Db,
    { request, deal }: queries.LockedDeal,
    { input, machine, totalPaise }: { input: SentQuote; machine: OwnMachine; totalPaise: number },
  ): Promise<string | null> {
    await freeDeals(trx, clock, [deal.id]);
    if (!input.hold) return null;
    const span = spanOf(request);
    if (span === undefined) throw new AppError('quote.unheld');
    const said = {
      words: request.full_name.slice(0, availabilityLimits.words),
      place: request.job_place ?? '',
      amountPaise: totalPaise,
    };
    const days = { machineId: machine.id, dealId: deal.id, ...span };
    return (await holdDays(trx, clock, { ...days, ...said, expiresAt: new Date(input.validUntil) })).id;
  }
}

/** The days of a request; undefined unless it says when and how long. */
function spanOf({ job_from: from, job_days: days }: queries.RequestRow) {
  if (from === null || days === null) return undefined;
  return { from, until: dayAfter(from, days) };
}
