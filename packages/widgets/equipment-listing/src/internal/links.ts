import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { type ListingQuery, listingAddress } from '../equipment-listing.query.ts';

/** How to go to a query. */
export interface QueryChange {
  /** Whether it replaces the history entry, as for words that are still being typed. */
  readonly replace: boolean;
}

/** Pairs of an address that are not the listing's own. */
export type Pairs = readonly (readonly [key: string, value: string])[];

/** Links between queries: real addresses, which a plain click handles in place. */
export interface Links {
  readonly hrefOf: (query: ListingQuery) => string;
  /** The list of a query in a city, on the marketplace. */
  readonly hrefInCity: (query: ListingQuery, cityId: string) => string;
  /** Undefined where every change loads another page. */
  readonly go: ((query: ListingQuery, change?: QueryChange) => void) | undefined;
  /** The props of a link to a query. */
  readonly linkTo: (
    query: ListingQuery,
    after?: () => void,
  ) => { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
}

export function createLinks(
  siteUrl: string,
  carried: Pairs,
  onQueryChange: ((query: ListingQuery, change: QueryChange) => void) | undefined,
): Links {
  const hrefOf = (query: ListingQuery) => `${siteUrl}${listingAddress(query, carried)}`;
  const go = onQueryChange && ((query: ListingQuery, change = { replace: false }) => onQueryChange(query, change));
  return {
    hrefOf,
    hrefInCity: (query, cityId) =>
      `${siteUrl}${listingAddress(query, [...carried.filter(([key]) => key !== 'city'), ['city', cityId]])}`,
    go,
    linkTo: (query, after) => ({
      href: hrefOf(query),
      onClick(event) {
        if (!go || !isPlainClick(event)) return;
        event.preventDefault();
        go(query);
        after?.();
      },
    }),
  };
}
