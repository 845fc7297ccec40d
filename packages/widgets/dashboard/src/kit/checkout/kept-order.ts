import type { Kept, KeptTexts } from '@yantra/form';

/** The order that somebody has begun to pay, kept on this device until it is settled. */
export type KeptOrder = Kept<string>;

/** Storage that is full or forbidden is as if there were none. */
export function keptOrder(storage: () => KeptTexts, userId: string): KeptOrder {
  const key = `yantra.order.${userId}`;
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt(() => storage().getItem(key) ?? undefined),
    write: (orderId) => attempt(() => storage().setItem(key, orderId)),
    forget: () => attempt(() => storage().removeItem(key)),
  };
}
