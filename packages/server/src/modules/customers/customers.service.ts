import type { InputOf, updateCustomer } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit, changedNames } from '../audit/index.ts';
import { changeProfile, profileNow } from '../users/index.ts';

/** Customers and suppliers, for admins. */
export type Customers = ReturnType<typeof createCustomers>;

export function createCustomers({ db, clock }: DbAndClock) {
  return {
    /** @returns its new version @throws AppError `user.unknown`, also for another admin, `user.changed` */
    async update({ id, ...input }: InputOf<typeof updateCustomer>, { userId, sessionId }: Caller): Promise<number> {
      if (!isUuid(id)) throw new AppError('user.unknown');
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const before = await profileNow(trx, id);
        const version = await changeProfile(trx, id, input, ['supplier', 'user'], now);
        // Which, not what: these values are the person's own, and the log outlives their account.
        const facts = { fields: changedNames(before, await profileNow(trx, id)).join(' ') };
        await appendAudit(trx, { at: now, kind: 'customer.changed', userId, sessionId, subjectId: id, facts });
        return version;
      });
    },
  };
}
