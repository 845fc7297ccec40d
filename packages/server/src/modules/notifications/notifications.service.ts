import type { Logger } from 'pino';
import { deliverDue, type DeliverParts } from './deliver.ts';
import { notificationLog } from './notifications.messages.ts';
import { planNotifications } from './plan.ts';

export interface NotificationsParts extends Omit<DeliverParts, 'onFailure'> {
  readonly logger: Pick<Logger, 'warn'>;
}

/** What tells people of events by the ways outside the app. */
export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications({ logger, ...parts }: NotificationsParts) {
  const onFailure: DeliverParts['onFailure'] = (error, { id, way }) =>
    logger.warn({ err: error, way, notificationMessage: id }, notificationLog.notTaken);
  return {
    /** Those that this platform has. */
    ways: [...parts.senders.keys()],
    /** Works out what is new and sends what is due. Returns how many messages were sent; several processes may do so at once. */
    async work(): Promise<number> {
      await planNotifications(parts, parts.senders);
      return deliverDue({ ...parts, onFailure });
    },
  };
}
