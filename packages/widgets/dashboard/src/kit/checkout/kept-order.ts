import { attempt } from '@yantra/domain';
import type { Kept, KeptTexts } from '@yantra/form';

/** An order whose payment has begun. */
export interface BegunOrder {
  readonly id: string;
  /** Rupees, where they are known. */
  readonly amount?: number | undefined;
}

/** The order whose payment has begun, kept on this device until it is settled. */
export type KeptOrder = Kept<BegunOrder>;

/** Full or blocked storage counts as empty. */
export function keptOrder(storage: () => KeptTexts, userId: string): KeptOrder {
  const key = `yantra.order.${userId}`;
  return {
    read: () => attempt(() => orderIn(storage().getItem(key))),
    write: ({ id, amount }) => attempt(() => storage().setItem(key, amount === undefined ? id : `${id} ${amount}`)),
    forget: () => attempt(() => storage().removeItem(key)),
  };
}

/** An id followed by the amount. */
function orderIn(text: string | null): BegunOrder | undefined {
  const [id, amount] = text?.split(' ') ?? [];
  return id ? { id, amount: Number(amount) || undefined } : undefined;
}
