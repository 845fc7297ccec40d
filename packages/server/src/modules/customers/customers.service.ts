import type { InputOf, updateCustomer } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import { changeProfile } from '../users/index.ts';

/** Customers and suppliers, as admins keep them. */
export interface Customers {
  /** @returns the version then @throws AppError `user.unknown`, also for another admin, `user.changed` */
  update(input: InputOf<typeof updateCustomer>, caller: Caller): Promise<number>;
}

export function createCustomers({ db, clock }: { db: Kysely<Database>; clock: Clock }): Customers {
  return {
    async update({ id, ...input }, { userId, sessionId }) {
      if (!isUuid(id)) throw new AppError('user.unknown');
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const version = await changeProfile(trx, id, input, ['supplier', 'user'], now);
        await appendAudit(trx, { at: now, kind: 'customer.changed', userId, sessionId, subjectId: id });
        return version;
      });
    },
  };
}
