import { retention, spanBefore } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';

/** Deletes what people were told of long ago, with its messages; what still waits stays until it ended. */
export async function forgetNotifications(db: Db, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.notifications);
  await db.deleteFrom('notifications').where('created_at', '<=', before).where('planned_at', 'is not', null).execute();
  await db
    .deleteFrom('notification_messages')
    .where('created_at', '<=', before)
    .where('state', '!=', 'waiting')
    .execute();
}
