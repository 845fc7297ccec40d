import { addressOf } from '../address.ts';

/** The screen that chooses the machines of a plan. */
export const machinesAddress = (purchaseId: string): string =>
  addressOf(`/subscription-admin/machines/${encodeURIComponent(purchaseId)}`);

/** The screen of a purchased plan. */
export const boughtAddress = (purchaseId: string): string =>
  addressOf(`/subscription-admin/bought/${encodeURIComponent(purchaseId)}`);
