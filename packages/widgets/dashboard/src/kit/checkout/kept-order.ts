import { attempt } from '@yantra/domain';
import type { Kept, KeptTexts } from '@yantra/form';

/** An order that somebody has begun to pay. */
export interface BegunOrder {
  readonly id: string;
  /** Rupees, where they are known. */
  readonly amount?: number | undefined;
}

/** The order that somebody has begun to pay, kept on this device until it is settled. */
export type KeptOrder = Kept<BegunOrder>;

/** Storage that is full or forbidden is as if there were none. */
export function keptOrder(storage: () => KeptTexts, userId: string): KeptOrder {
  const key = `yantra.order.${userId}`;
  return {
    read: () => attempt(() => orderIn(storage().getItem(key))),
    write: ({ id, amount }) => attempt(() => storage().setItem(key, amount === undefined ? id : `${id} ${amount}`)),
    forget: () => attempt(() => storage().removeItem(key)),
  };
}

/** An id, and behind it what is asked for. */
function orderIn(text: string | null): BegunOrder | undefined {
  const [id, amount] = text?.split(' ') ?? [];
  return id ? { id, amount: Number(amount) || undefined } : undefined;
}
