import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import { isBeingPaid } from '../payments/index.ts';
import { reviewReplaced } from '../pictures/index.ts';
import { leavePlans, lockBuyerOfSelection } from '../purchases/index.ts';
import { leaveQueue } from '../review/index.ts';
import * as queries from './deleted-machines.queries.ts';

/** Deletes machines for their owners. */
export type DeletedMachines = ReturnType<typeof createDeletedMachines>;

export function createDeletedMachines({ db, clock }: DbAndClock) {
  return {
    /**
     * Removes a machine of the caller's from every list and from running and future plans, which frees its places. An already deleted one stays so.
     * @throws AppError `equipment.unknown` for another's, `equipment.onRent`, `equipment.inOrder`
     */
    async delete(id: string, caller: Caller): Promise<{ id: string }> {
      const { userId, sessionId } = caller;
      if (!isUuid(id)) throw new AppError('equipment.unknown');
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        // First, in the same order as purchases and changes of plans, to avoid deadlocks.
        if (!(await lockBuyerOfSelection(trx, userId))) throw new AppError('session.ended');
        const machine = await queries.lockOwn(trx, id, userId);
        if (machine === undefined) throw new AppError('equipment.unknown');
        if (machine.deleted_at !== null) return { id };
        if (machine.status === 'On rent') throw new AppError('equipment.onRent');
        if (await isBeingPaid(trx, id, userId, now)) throw new AppError('equipment.inOrder');
        const left = await leavePlans(trx, id, now);
        await queries.deleteMachine(trx, id, now);
        await leaveQueue(trx, [id]);
        await reviewReplaced(trx, machine.picture_ids, [], now);
        for (const purchase of left) {
          const taken = { kind: 'purchase.selection', subjectId: purchase, detail: '+0 -1' } as const;
          await appendAudit(trx, { at: now, userId, sessionId, ...taken });
        }
        await appendAudit(trx, { at: now, kind: 'machine.deleted', userId, sessionId, subjectId: id });
        return { id };
      });
    },
  };
}
