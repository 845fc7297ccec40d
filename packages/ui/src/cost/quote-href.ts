import { type VisitorJob, jobPairs } from '@yantra/domain';

export interface QuoteRequest {
  /** The origin of the marketplace's pages. */
  readonly siteUrl: string;
  readonly machineId: string;
  /** Further machines, whose owners are asked as well. */
  readonly others?: readonly string[] | undefined;
  /** What is asked besides, in the renter's words. */
  readonly about?: string | undefined;
  readonly cityId: string;
  readonly job: VisitorJob | undefined;
}

/** Where one asks the owner of a machine for a quote, or the owners of several, or about a part that is not stated: with the question and the job in it. */
export function quoteHref({ siteUrl, machineId, others = [], about, cityId, job }: QuoteRequest): string {
  const query = new URLSearchParams([
    ['machine', machineId],
    ...others.map((id) => ['machine', id]),
    ...(about === undefined ? [] : [['about', about]]),
    ['city', cityId],
    ...jobPairs(job).map(([...pair]) => pair),
  ]);
  return `${siteUrl}/ask-for-quote?${query}`;
}
