import { type VisitorJob, jobKeys, jobPairs } from '@yantra/domain';
import { useEffect } from 'react';

/**
 * Keeps the visitor's job in the address, so that a reload and a shared link show the same, and Back keeps it. In place: saying a job is not going anywhere.
 */
export function useJobInAddress(job: VisitorJob | undefined, address: URLSearchParams): void {
  useEffect(() => {
    const pairs = new Map(jobPairs(job));
    if (jobKeys.every((key) => (address.get(key) ?? '') === (pairs.get(key) ?? ''))) return;
    const here = new URL(location.href);
    for (const key of jobKeys) here.searchParams.delete(key);
    for (const [key, value] of pairs) here.searchParams.set(key, value);
    // Commas need no escape, and read better.
    here.search = here.search.replaceAll('%2C', ',');
    history.replaceState(history.state, '', here);
  }, [job, address]);
}
