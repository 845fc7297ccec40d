import { addressOf } from '../address.ts';

/** One deal of an owner. */
export const dealAddress = (id: string): string => addressOf(`/leads/${encodeURIComponent(id)}`);

/** Its messages, which are a tab on a phone. */
export const dealMessagesAddress = (id: string): string => `${dealAddress(id)}?tab=messages`;

/** Where a quote for it is written. */
export const quoteAddress = (id: string): string => `${dealAddress(id)}/quote`;

/** One request of a renter. */
export const requestAddress = (id: string): string => addressOf(`/my-requests/${encodeURIComponent(id)}`);
