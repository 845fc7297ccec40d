import type { InputOf, openLead, OutputOf } from '@yantra/contract/calls';
import { dayInIndia, msLeftOfDayInIndia } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import * as queries from './lead-opens.queries.ts';

/** Reveals how to reach the sender of a requirement. */
export interface OpenLeads {
  /** The first opening is counted and recorded; the same lead again is free. @throws AppError `lead.unknown`, `lead.hidden`, `lead.tooManyOpened` */
  open(input: InputOf<typeof openLead>, caller: Caller): Promise<OutputOf<typeof openLead>>;
}

/** New leads that an account may open in a day (India's). 200 calls of three minutes fill ten hours; an admin serves all of India. */
export const leadsADay = { user: 200, supplier: 200, admin: 1000 } as const satisfies Record<Caller['role'], number>;

export function createOpenLeads({ db, clock }: DbAndClock): OpenLeads {
  return {
    async open({ id }, { userId, role, sessionId }) {
      const now = clock.now();
      const reader = { userId, isAdmin: role === 'admin', now };
      const found = isUuid(id) ? await queries.findContact(db, reader, id) : undefined;
      if (found === undefined) throw new AppError('lead.unknown');
      const { is_hidden: isHidden, ...contact } = found;
      if (isHidden) throw new AppError('lead.hidden');
      await db.transaction().execute(async (trx) => {
        await queries.lockOpener(trx, userId);
        const day = dayInIndia(now);
        const { before, today } = await queries.opensOf(trx, userId, contact.id, day);
        if (before) return;
        if (today >= leadsADay[role]) {
          const retryAfterSeconds = Math.ceil(msLeftOfDayInIndia(now) / 1000);
          throw new AppError('lead.tooManyOpened', undefined, { retryAfterSeconds });
        }
        await queries.insertOpen(trx, { user_id: userId, requirement_id: contact.id, day, at: now });
        await appendAudit(trx, { at: now, kind: 'lead.opened', userId, sessionId, subjectId: contact.id });
      });
      return contact;
    },
  };
}
