import { compareLimits } from '@yantra/domain';
import type { Address } from '../../address.ts';

const path = '/ask-for-quote';

/** The machines in an address, whose owners are asked together: each once, four at most. */
export function machinesIn({ query }: Address): readonly string[] {
  const ids = query.getAll('machine').map((id) => id.trim());
  return [...new Set(ids)].filter(Boolean).slice(0, compareLimits.most);
}

/** The request in an address whose phone is confirmed next; empty if none. */
export const requestIn = ({ query }: Address): string => query.get('request')?.trim() ?? '';

/** Where the phone of a request is confirmed. @param code one that was sent */
export const confirmPath = (request: string, code?: { readonly id: string; readonly securityStamp: string }): string =>
  `${path}?${new URLSearchParams({ request, ...(code && { code: code.id, stamp: code.securityStamp }) }).toString()}`;
