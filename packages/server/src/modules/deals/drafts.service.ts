import type { getQuoteDraft, InputOf, OutputOf } from '@yantra/contract/calls';
import { dayMs, dealLimits, hourMs, usualGstPercent } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { areFree } from '../availability/index.ts';
import type { StandingOf } from '../conversations/index.ts';
import { pictureOf } from '../equipment/index.ts';
import type { CostBasisReader } from '../hire-costs/index.ts';
import * as queries from './deals.queries.ts';
import { fittingMachines, type OwnMachine } from './own-machines.queries.ts';
import { costFor, draftOf } from './quote-draft.ts';
import { countVersions } from './write-quote.ts';

export interface DraftsParts extends Pick<DbAndClock, 'db'> {
  readonly standingOf: StandingOf;
  readonly costBases: CostBasisReader;
  readonly cityById: (id: string) => City | undefined;
}

/* Of a new quote, unless its owner says otherwise: the evening of its last day. */
const eveningMs = 18 * hourMs - 330 * 60_000;

/** Quotes to begin with. */
export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts(parts: DraftsParts) {
  const { db, standingOf } = parts;
  /** @throws AppError `deal.unknown`, `equipment.unknown` */
  return async function draft(
    { dealId, equipmentId }: InputOf<typeof getQuoteDraft>,
    caller: Caller,
  ): Promise<OutputOf<typeof getQuoteDraft>> {
    const { side, requirementId, isParty } = await standingOf(db, { caller }, dealId);
    if (side !== 'owner' || !isParty) throw new AppError('deal.unknown');
    // Before the transaction: on one connection they would wait for it.
    const known = { ...parts, bases: await parts.costBases() };
    // Read in one transaction, so that the draft is of one moment.
    return db.transaction().execute(async (trx) => {
      const { request, deal } = await queries.lockDeal(trx, { dealId, requirementId });
      const machines = await fittingMachines(trx, caller.userId, request);
      const chosen = await machineFor(trx, { request, deal, machines, equipmentId, ownerId: caller.userId });
      const shown =
        chosen === undefined || machines.some(({ id }) => id === chosen.id) ? machines : [chosen, ...machines];
      const choices = [];
      for (const machine of shown) choices.push(await choiceOf(trx, machine, deal));
      const drafted = chosen && draftOf(costFor(chosen, request, known), chosen);
      const version = await countVersions(trx, dealId);
      const isFree = choices.find(({ id }) => id === chosen?.id)?.isFree;
      return {
        ...(chosen && { equipmentId: chosen.id }),
        machines: choices,
        ...(drafted ?? { lines: [], parts: [], gst: usualGstPercent, gstIncluded: false }),
        validUntil: usualEnd(await queries.momentOf(trx)).toISOString(),
        mayHold: isFree === true,
        version: version + 1,
        dealVersion: deal.version,
      };
    });
  };
}

/** The machine of a draft. @throws AppError `equipment.unknown` for one that is not the owner's */
async function machineFor(
  trx: Db,
  {
    request,
    deal,
    machines,
    equipmentId,
    ownerId,
  }: queries.LockedDeal & { machines: readonly OwnMachine[]; equipmentId: string | undefined; ownerId: string },
): Promise<OwnMachine | undefined> {
  const wanted = equipmentId ?? deal.equipment_id ?? undefined;
  if (wanted === undefined) return machines[0];
  const [one] = isUuid(wanted) ? await fittingMachines(trx, ownerId, request, wanted) : [];
  if (one === undefined && equipmentId !== undefined) throw new AppError('equipment.unknown');
  return one ?? machines[0];
}

async function choiceOf(trx: Db, { id, name, picture_ids, km }: OwnMachine, deal: queries.DealRow) {
  const { from_day: from, until_day: until } = deal;
  const days = from === null || until === null ? undefined : { machineId: id, dealId: deal.id, from, until };
  return {
    id,
    name,
    image1Url: pictureOf(picture_ids, 0),
    ...(km !== null && { distanceKm: Math.round(km) }),
    ...(days && { isFree: await areFree(trx, days) }),
  };
}

const usualEnd = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + dealLimits.usualValidDays * dayMs) / dayMs) * dayMs + eveningMs);
