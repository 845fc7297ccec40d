import type { OutboxMessage } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';

const most = 100;

/** The last hundred messages of the outbox, newest first. @param phone ten digits */
export async function outboxMessages(db: Kysely<Database>, phone: string | undefined): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('sms_messages')
    .select(['id', 'phone', 'kind', 'text', 'created_at'])
    .where('provider', '=', 'outbox')
    .$if(phone !== undefined, (all) => all.where('phone', '=', phone ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, phone: to, kind, text, created_at }) => ({
    id,
    phone: to,
    kind,
    text: text ?? '',
    at: created_at.toISOString(),
  }));
}
