import type { InputOf, PurchasedPlan, updatePurchaseSelection } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { dayMs, mostPutOnADay } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import { appendAudit } from '../audit/index.ts';
import { type PurchaseRow, purchasesOf } from './purchases.queries.ts';
import { purchasedPlan } from './purchases.service.ts';
import * as queries from './selection.queries.ts';

/** The machines on a purchase. */
export type Selection = ReturnType<typeof createSelection>;

type Input = InputOf<typeof updatePurchaseSelection>;

/** How many machines on other plans are named; the rest are counted. */
const mostNamed = 5;

export function createSelection({ db, clock, limits }: DbAndClock & { readonly limits: Pick<Limits, 'hitTimes'> }) {
  return {
    /**
     * Puts exactly these machines on a purchase, at once. A person's changes are made one after another, in any process, so that a plan never exceeds its
     * places.
     * @throws AppError for every obstacle (contract, `updatePurchaseSelection`); nothing changed then
     */
    async update(input: Input, caller: Caller): Promise<PurchasedPlan> {
      const now = clock.now();
      const { id, selectedEquipmentIds: wanted } = input;
      return db.transaction().execute(async (trx) => {
        if (!(await queries.lockBuyerOfSelection(trx, caller.userId))) throw new AppError('session.ended');
        const before = await purchaseToChange(trx, input, caller.userId, now);
        const { added, removed } = changeOf(before.equipment_ids, wanted);
        if (added.length === 0 && removed.length === 0) return purchasedPlan(before, now);
        if (wanted.length > before.equipment_count) throw new AppError('purchase.tooManyMachines');
        if ((await queries.countOwn(trx, wanted, caller.userId)) !== wanted.length) {
          throw new AppError('purchase.machines');
        }
        const elsewhere = await takeFromOthers(trx, added, before, input.move === true, now);
        await countPutOn(trx, limits, before, added.length);
        await queries.takeOff(trx, id, removed);
        await queries.putOn(trx, id, added);
        await queries.refreshMachines(trx, [...added, ...removed], now);
        const after = await ownPurchase(trx, id, caller.userId);
        await note(trx, caller, [...elsewhere, [id, added.length, removed.length]], now);
        return purchasedPlan(after ?? before, now);
      });
    },
  };
}

const ownPurchase = async (trx: Db, id: string, userId: string): Promise<PurchaseRow | undefined> =>
  (await purchasesOf(trx, userId)).find((row) => row.id === id.toLowerCase());

/** @throws AppError `purchase.unknown`, `purchase.ended`, `purchase.changed` */
async function purchaseToChange(
  trx: Db,
  { id, knownEquipmentIds: known }: Input,
  userId: string,
  now: Date,
): Promise<PurchaseRow> {
  const row = await ownPurchase(trx, id, userId);
  if (row === undefined) throw new AppError('purchase.unknown');
  if (row.end_date <= now) throw new AppError('purchase.ended');
  if (known !== undefined) {
    const { added, removed } = changeOf(row.equipment_ids, known);
    if (added.length + removed.length > 0) throw new AppError('purchase.changed');
  }
  return row;
}

/** The difference between two selections. */
function changeOf(before: readonly string[], after: readonly string[]) {
  const [had, has] = [new Set(before), new Set(after)];
  return { added: after.filter((id) => !had.has(id)), removed: before.filter((id) => !has.has(id)) };
}

/** A purchase's change: its id, how many were added, how many removed. */
type Change = readonly [purchaseId: string, added: number, removed: number];

/**
 * Ensures that no machine is on two plans at one time. Returns the other purchases that lost machines.
 * @throws AppError `purchase.running` with their names, unless they may be moved
 */
async function takeFromOthers(
  trx: Db,
  added: readonly string[],
  { id: purchaseId, start_date, end_date: end }: PurchaseRow,
  mayMove: boolean,
  now: Date,
): Promise<Change[]> {
  const start = start_date > now ? start_date : now;
  const held = await queries.heldByOthers(trx, added, { purchaseId, start, end });
  if (held.length > 0 && !mayMove) throw new AppError('purchase.running', { selectedEquipmentIds: heldText(held) });
  const byPurchase = Map.groupBy(held, ({ purchase_id }) => purchase_id);
  for (const [other, machines] of byPurchase) {
    await queries.takeOff(
      trx,
      other,
      machines.map(({ equipment_id }) => equipment_id),
    );
  }
  return [...byPurchase].map(([other, machines]) => [other, 0, machines.length]);
}

/** Which machines are on which other plans, as a code with its params. */
const heldText = (held: readonly queries.HeldMachine[]): string =>
  wrong('machines.onOthers', {
    names: held
      .slice(0, mostNamed)
      .map(({ name, plan }) => `${name} (${plan})`)
      .join(', '),
    more: Math.max(0, held.length - mostNamed),
  });

/** Counts what is put on a plan within 24 hours, whatever day it is. @throws AppError `purchase.tooManyChanges` */
async function countPutOn(
  trx: Db,
  limits: Pick<Limits, 'hitTimes'>,
  { id, equipment_count }: PurchaseRow,
  added: number,
): Promise<void> {
  if (added === 0) return;
  const limit = { kind: 'selection', most: mostPutOnADay(equipment_count), withinMs: dayMs };
  const { retryAfterSeconds } = await limits.hitTimes(trx, limit, id, added);
  if (retryAfterSeconds === undefined) return;
  throw new AppError('purchase.tooManyChanges', undefined, { retryAfterSeconds });
}

async function note(trx: Db, { userId, sessionId }: Caller, changes: readonly Change[], at: Date): Promise<void> {
  for (const [subjectId, added, removed] of changes) {
    const detail = `+${added} -${removed}`;
    await appendAudit(trx, { at, kind: 'purchase.selection', userId, sessionId, subjectId, detail });
  }
}
