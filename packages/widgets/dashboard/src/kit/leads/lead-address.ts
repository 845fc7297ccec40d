import { addressOf } from '../address.ts';

export const leadsAddress = addressOf('/leads');

/** A requirement, open beside the others. */
export const leadAddressOf = (id: string): string => `${leadsAddress}?lead=${encodeURIComponent(id)}`;

/** The requirements that came by a machine. */
export const leadsOfMachineAddress = (id: string): string => `${leadsAddress}?machine=${encodeURIComponent(id)}`;
