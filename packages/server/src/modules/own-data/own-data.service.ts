import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Accounts } from '../accounts/index.ts';
import { appendAudit } from '../audit/index.ts';
import { forgetDealsOf } from '../deals/index.ts';
import { forgetKept } from '../favourites/index.ts';
import { revokeKeysOf } from '../partner-keys/index.ts';
import { removePicturesOf } from '../pictures/index.ts';
import { forgetBuyer } from '../purchases/index.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import * as queries from './own-data.queries.ts';

/** What the law grants everybody: a copy of their data, and its deletion. Both ask for the password again. */
export type OwnData = ReturnType<typeof createOwnData>;

export interface OwnDataParts extends DbAndClock {
  readonly accounts: Pick<Accounts, 'confirm'>;
  /** Schedules the removal of pictures from the storage. */
  readonly sweepPictures: () => void;
}

export function createOwnData({ db, clock, accounts, sweepPictures }: OwnDataParts) {
  return {
    /** By table. @throws AppError `login.wrong`, `login.tooMany`, `server.busy` */
    async everything(caller: Caller, password: string, address: string): Promise<Record<string, unknown>> {
      await accounts.confirm(caller, password, address);
      const { userId, sessionId } = caller;
      const account = await db.transaction().execute(async (trx) => {
        const found = await queries.lockAccount(trx, userId);
        if (found === undefined) throw new AppError('session.ended');
        await appendAudit(trx, { at: clock.now(), kind: 'data.exported', userId, sessionId });
        return found;
      });
      return queries.everythingOf(db, userId, account.phone);
    },
    /** @throws AppError `login.wrong`, `login.tooMany`, `server.busy`, `auth.forbidden` for an admin */
    async erase(caller: Caller, password: string, address: string): Promise<void> {
      await accounts.confirm(caller, password, address);
      const { userId, sessionId } = caller;
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const account = await queries.lockAccount(trx, userId);
        if (account === undefined) throw new AppError('session.ended');
        // Made an admin in between: an administrator must remain.
        if (account.role === 'admin') throw new AppError('auth.forbidden');
        await forgetDealsOf(trx, userId, account.phone);
        await queries.retireMachines(trx, userId, now);
        await removePicturesOf(trx, userId, now);
        await revokeKeysOf(trx, userId, now);
        await forgetKept(trx, userId);
        await queries.forgetPerson(trx, userId, account.phone);
        await queries.pseudonymise(trx, userId, now);
        await forgetBuyer(trx, userId);
        await deleteSessionsOf(trx, userId, 'deleted', clock.now());
        await appendAudit(trx, { at: now, kind: 'account.deleted', userId, sessionId });
      });
      sweepPictures();
    },
  };
}
