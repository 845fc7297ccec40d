import { compareKey, comparedIds } from '@yantra/domain';
import type { Address } from '../../address.ts';

/** The machines in an address. */
export const idsIn = ({ query }: Address): readonly string[] => comparedIds(query.get(compareKey));

const [key, value] = ['only', 'differences'] as const;

/** Whether an address asks for the rows that differ only. */
export const isOnlyIn = ({ query }: Address): boolean => query.get(key) === value;

/** An address with that, or without. */
export function withOnly(address: string, isOnly: boolean): string {
  const url = new URL(address);
  url.searchParams.delete(key);
  if (isOnly) url.searchParams.set(key, value);
  // Commas need no escape, and read better.
  url.search = url.search.replaceAll('%2C', ',');
  return url.href;
}
