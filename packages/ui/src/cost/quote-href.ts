import { type VisitorJob, jobPairs } from '@yantra/domain';

export interface QuoteRequest {
  /** The origin of the marketplace's pages. */
  readonly siteUrl: string;
  /** What is asked, in the renter's words. */
  readonly words: string;
  readonly categoryId?: number | undefined;
  readonly cityId: string;
  readonly job: VisitorJob | undefined;
}

/** Where one asks for a quote, or about a part that is not stated: the form of a requirement, with the question and the job in it. */
export function quoteHref({ siteUrl, words, categoryId, cityId, job }: QuoteRequest): string {
  const query = new URLSearchParams([
    ['need', words],
    ...(categoryId === undefined ? [] : [['categoryId', String(categoryId)]]),
    ['city', cityId],
    ...jobPairs(job).map(([...pair]) => pair),
  ]);
  return `${siteUrl}/?${query}#lead`;
}
