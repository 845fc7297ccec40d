import { addressOf } from '../address.ts';

export const leadsAddress = addressOf('/leads');

/** The list with one requirement open. */
export const leadAddressOf = (id: string): string => `${leadsAddress}?lead=${encodeURIComponent(id)}`;

/** The requirements that came through one machine's page. */
export const leadsOfMachineAddress = (id: string): string => `${leadsAddress}?machine=${encodeURIComponent(id)}`;
