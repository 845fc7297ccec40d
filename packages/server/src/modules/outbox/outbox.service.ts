import type { OutboxMessage } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import { outboxMessages } from './outbox.queries.ts';

/** The messages that would have been sent. */
export interface Outbox {
  /** Newest first, at most a hundred. @param phone ten digits; absent, those to everybody */
  messages(phone: string | undefined): Promise<OutboxMessage[]>;
}

/** Messages that leave a little after their answer are waited for, so that who looks at once finds them. */
export const createOutbox = (db: Kysely<Database>, background: Background): Outbox => ({
  async messages(phone) {
    await background.settled();
    return outboxMessages(db, phone);
  },
});
