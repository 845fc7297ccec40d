import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Keeps WhatsApp's name for a message: it says later whether it arrived. */
export async function rememberSent(db: Db, id: string, messageId: string): Promise<void> {
  await db
    .insertInto('whatsapp_messages')
    .values({ id, message_id: messageId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A message that was taken did not arrive after all: it is among the dead ones. */
export async function markFailed(db: Db, id: string, failure: string): Promise<void> {
  await sql`
    with forgotten as (delete from whatsapp_messages where id = ${id} returning message_id)
    update notification_messages m set state = 'dead', failure = ${failure} from forgotten f where m.id = f.message_id and m.state = 'sent'`.execute(
    db,
  );
}

export async function forgetSent(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('whatsapp_messages').where('id', 'in', ids).execute();
}

/** Switches WhatsApp off for whoever has the phone. @param phone ten digits */
export async function stopAll(db: Db, phone: string, now: Date): Promise<void> {
  await sql`
    update notification_choices c set is_on = false, stopped_at = ${now}::timestamptz from users u
    where u.id = c.user_id and u.phone = ${phone} and c.way = 'whatsApp' and c.is_on`.execute(db);
}

/** Switches on again what a STOP switched off; nothing that was never on. @param phone ten digits */
export async function startAgain(db: Db, phone: string): Promise<void> {
  await sql`
    update notification_choices c set is_on = true, stopped_at = null from users u
    where u.id = c.user_id and u.phone = ${phone} and c.way = 'whatsApp' and c.stopped_at is not null`.execute(db);
}
