import { type VisitorJob, jobKeys, jobPairs } from '@yantra/domain';
import type { Address } from '../../address.ts';

export const detailsPath = '/equipment-details';

/** The machine's id in an address; empty if none. */
export const idOf = ({ query }: Address): string => query.get('id')?.trim() ?? '';

/** The page of the reviews in an address, from 1. */
export const reviewPageOf = ({ query }: Address): number => Number(query.get('reviews')) || 1;

/** The canonical address of a machine. */
export const addressOf = (id: string): string => `${detailsPath}?id=${encodeURIComponent(id)}`;

/** The same address with another job, or without one. */
export function withJob(address: string, job: VisitorJob | undefined): string {
  const url = new URL(address);
  for (const key of jobKeys) url.searchParams.delete(key);
  for (const [key, value] of jobPairs(job)) url.searchParams.set(key, value);
  return url.href;
}
