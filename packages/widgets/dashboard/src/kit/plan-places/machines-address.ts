import { addressOf } from '../address.ts';

/** Where the machines of a plan are chosen anew. */
export const machinesAddress = (purchaseId: string): string =>
  addressOf(`/subscription-admin/machines/${encodeURIComponent(purchaseId)}`);

/** A plan that was bought, to read. */
export const boughtAddress = (purchaseId: string): string =>
  addressOf(`/subscription-admin/bought/${encodeURIComponent(purchaseId)}`);
