import type { InputOf, updateCustomer } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/audit.ts';
import { demandBirthDate } from '../users/users.policy.ts';
import { putOrganization, updateProfile } from '../users/users.queries.ts';

/** Customers and suppliers, as admins keep them. */
export interface Customers {
  /** @throws AppError `user.unknown`, also for another admin */
  update(input: InputOf<typeof updateCustomer>, caller: Caller): Promise<void>;
}

export function createCustomers({ db, clock }: { db: Kysely<Database>; clock: Clock }): Customers {
  return {
    async update({ id, ...input }, { userId, sessionId }) {
      if (!isUuid(id)) throw new AppError('user.unknown');
      demandBirthDate(input, clock.now());
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const isThere = await updateProfile(trx, id, input, ['supplier', 'user']);
        if (!isThere) throw new AppError('user.unknown');
        if (input.organization !== undefined) await putOrganization(trx, id, input.organization, now);
        await appendAudit(trx, { at: now, kind: 'customer.changed', userId, sessionId, subjectId: id });
      });
    },
  };
}
