import { retention, spanBefore } from '@yantra/domain';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';

/** Deletes contacts of before that have been told, and what people were told of long ago, with its messages; what still waits stays until it ended. */
export async function forgetNotifications(db: Db, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.notifications);
  await db.deleteFrom('notifications').where('created_at', '<=', before).where('planned_at', 'is not', null).execute();
  await sql`
    update notifications n set email = null, phone = null where (n.email is not null or n.phone is not null) and n.planned_at is not null
      and not exists (select 1 from notification_deliveries d join notification_messages m on m.id = d.message_id
        where d.notification_id = n.id and m.state = 'waiting')`.execute(db);
  await db
    .deleteFrom('notification_messages')
    .where('created_at', '<=', before)
    .where('state', '!=', 'waiting')
    .execute();
  await sql`delete from page_messages where created_at <= ${before}::timestamptz and state <> 'waiting'`.execute(db);
}
