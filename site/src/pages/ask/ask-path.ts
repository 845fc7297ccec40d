import type { Address } from '../../address.ts';

const path = '/ask-for-quote';

/** The machine in an address; empty if none. */
export const machineIn = ({ query }: Address): string => query.get('machine')?.trim() ?? '';

/** The request in an address whose phone is confirmed next; empty if none. */
export const requestIn = ({ query }: Address): string => query.get('request')?.trim() ?? '';

/** Where the phone of a request is confirmed. @param code one that was sent */
export const confirmPath = (request: string, code?: { readonly id: string; readonly securityStamp: string }): string =>
  `${path}?${new URLSearchParams({ request, ...(code && { code: code.id, stamp: code.securityStamp }) }).toString()}`;
