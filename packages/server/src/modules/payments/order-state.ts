import type { OrderState } from '@yantra/contract/calls';
import type { AttemptRow, OrderRow } from './payments.queries.ts';

/** Whether an attempt may still succeed. */
export const isRunning = ({ status }: { readonly status: string }): boolean =>
  status === 'PENDING' || status === 'NOT_ATTEMPTED';
/** Attempts that failed by themselves; a dropped one may be repeated. */
const failed = ['FAILED', 'CANCELLED', 'VOID'];

/** An order's state for a person. An unsettled success is "being confirmed". */
export function stateOf(
  order: Pick<OrderRow, 'state' | 'expires_at'>,
  attempts: readonly Pick<AttemptRow, 'status'>[],
  now: Date,
): OrderState {
  if (order.state === 'fulfilled' || order.state === 'refunding' || order.state === 'refunded') return order.state;
  if (attempts.some((one) => one.status === 'SUCCESS' || isRunning(one))) return 'confirming';
  if (attempts.some(({ status }) => failed.includes(status))) return 'failed';
  return order.state === 'closed' || order.expires_at <= now ? 'expired' : 'open';
}
