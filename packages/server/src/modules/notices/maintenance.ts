import type { setMaintenance, InputOf } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { hourMs, limits } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { appendAudit } from '../audit/index.ts';

/** Whether changes are paused. */
export interface Maintenance {
  /** Until when; undefined while changes are saved. */
  until(): Promise<Date | undefined>;
  /** @throws AppError `request.invalid` for a moment that is past or too far */
  set(input: InputOf<typeof setMaintenance>, caller: Caller): Promise<void>;
}

/** The database is asked once a second at most, and only while somebody wants to change something: a switch in another process is known within a second. */
const freshMs = 1000;

export function createMaintenance({ db, clock }: DbAndClock): Maintenance {
  let look: { readonly at: number; readonly until: Promise<Date | undefined> } | undefined;

  const asked = async (): Promise<Date | undefined> =>
    (await db.selectFrom('maintenance').select('until').executeTakeFirst())?.until;

  return {
    async until() {
      const now = clock.now();
      if (look === undefined || Math.abs(now.getTime() - look.at) >= freshMs) {
        const mine = { at: now.getTime(), until: asked() };
        look = mine;
        // A failed read is not kept.
        mine.until.catch(() => {
          if (look === mine) look = undefined;
        });
      }
      const until = await look.until;
      // What people were told comes true by itself, also if nobody thinks of switching it off.
      return until !== undefined && until > now ? until : undefined;
    },
    async set({ until }, { userId, sessionId }) {
      const at = clock.now();
      const ends = until === null ? undefined : new Date(until);
      if (ends !== undefined && ends <= at) throw new AppError('request.invalid', { until: wrong('moment.past') });
      if (ends !== undefined && ends.getTime() - at.getTime() > limits.hoursOfMaintenance * hourMs) {
        const most = limits.hoursOfMaintenance;
        throw new AppError('request.invalid', { until: wrong('moment.tooFar', { most }) });
      }
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('maintenance').execute();
        if (ends !== undefined) await trx.insertInto('maintenance').values({ until: ends }).execute();
        const kind = ends === undefined ? 'maintenance.ended' : 'maintenance.begun';
        const facts = ends === undefined ? {} : { after: ends.toISOString() };
        await appendAudit(trx, { at, kind, userId, sessionId, facts });
      });
      look = undefined;
    },
  };
}
