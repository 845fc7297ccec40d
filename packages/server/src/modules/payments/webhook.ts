import { retention, spanBefore } from '@yantra/domain';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { jsonIn } from '../../http/bodies.ts';
import * as queries from './payments.queries.ts';
import { isSignedByGateway, type SignedMessage } from './webhook-signature.ts';

export interface WebhookParts extends DbAndClock {
  /** The gateway's client secret; without it all messages are refused. */
  readonly secret: string | undefined;
  /** Triggers the settling of due orders. */
  readonly wake: () => void;
}

const id = z.coerce.string().min(1).max(100);
/** Only the order's id is read; everything else is requested from the gateway. */
const message = z.object({
  type: z.string().max(60),
  data: z.object({
    order: z.object({ order_id: id }).optional(),
    payment: z.object({ cf_payment_id: id, payment_status: z.string().max(40) }).optional(),
    refund: z.object({ order_id: id, refund_id: id, refund_status: z.string().max(40) }).optional(),
  }),
});

/**
 * Handles the gateway's webhooks. A message is stored before it is answered, so that none is lost, and only names the order to check: its amounts are not
 * trusted.
 * @throws AppError `webhook.refused` without a recent signature of the gateway
 */
export function createWebhook({ db, clock, secret, wake }: WebhookParts) {
  return async (signed: SignedMessage): Promise<void> => {
    const now = clock.now();
    if (secret === undefined || !isSignedByGateway(signed, secret, now)) throw new AppError('webhook.refused');
    const event = eventOf(signed.raw);
    // Signed, but of an unknown kind.
    if (event === undefined) return;
    if (await queries.keepEvent(db, event, now)) wake();
  };
}

function eventOf(raw: Buffer): queries.GatewayEvent | undefined {
  const found = message.safeParse(jsonIn(raw));
  if (!found.success) return undefined;
  const {
    type,
    data: { order, payment, refund },
  } = found.data;
  const orderId = order?.order_id ?? refund?.order_id;
  if (orderId === undefined) return undefined;
  const refundId = refund?.refund_id;
  const subject = payment?.cf_payment_id ?? refundId ?? orderId;
  const status = payment?.payment_status ?? refund?.refund_status ?? '';
  return { id: [type, subject, status].join(':'), orderId, refundId, kind: type };
}

/** Deletes old messages; the gateway repeats itself for at most an hour. */
export async function forgetEvents(db: Db, clock: Clock): Promise<void> {
  const before = spanBefore(clock.now(), retention.paymentNews);
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}
