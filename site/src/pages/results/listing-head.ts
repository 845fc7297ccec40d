import { emptyQuery, listingAddress, withoutPlace } from '@yantra/equipment-listing';
import { textsIn, wordIn } from '@yantra/language';
import { defaultCity } from '@yantra/places';
import type { Scope } from '@yantra/state';
import type { Address } from '../../address.ts';
import type { Head } from '../../head.ts';
import { type KnownListing, knownListing } from './listing-of.ts';
import { messages } from './results.messages.ts';

/**
 * The canonical address of these machines for search engines: that of all searches of the same meaning, where the server knows
 * it; else the same machines in the default order, on the same page.
 */
function canonicalPathOf({ query, found }: KnownListing, address: Address): string {
  const canonical = found?.understood?.canonical;
  if (canonical !== undefined && query.page === 1) return canonical;
  const { search, words, category, page } = query;
  const city = address.query.get('city');
  return listingAddress(
    { ...emptyQuery, search: `${search} ${words}`.trim(), category, page },
    city && city !== defaultCity.id ? [['city', city]] : [],
  );
}

/** Whether filters are on: such lists are too many to be indexed. */
const isFiltered = ({ query }: KnownListing): boolean => {
  const { search, words, category, sort, page } = query;
  return listingAddress(query) !== listingAddress({ ...emptyQuery, search, words, category, sort, page });
};

/** The page's machines as a schema.org list. */
function itemList({ found, query }: KnownListing, name: string): object | undefined {
  if (!found?.data.length) return undefined;
  const first = (found.page - 1) * found.pageSize + 1;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: found.total,
    itemListOrder: query.sort === 'priceDesc' ? 'ItemListOrderDescending' : 'ItemListOrderAscending',
    itemListElement: found.data.map((machine, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: machine.name,
      url: `/equipment-details?id=${encodeURIComponent(machine.id)}`,
      ...(machine.image1Url && { image: machine.image1Url }),
    })),
  };
}

/** Title, description and keywords are set from the category's name and the city (public-area.md §2). */
export function listingHead(scope: Scope, address: Address): Head {
  const results = textsIn(scope.language, messages);
  const known = knownListing(scope, address);
  const { query, found } = known;
  const category = known.category && wordIn(scope.language, known.category);
  const city = known.city ? wordIn(scope.language, known.city) : results.india;
  const what = withoutPlace(withoutPlace(`${query.search} ${query.words}`.trim(), known.city ?? ''), city);
  const name = category || !what ? results.name(category ?? results.all, city) : results.nameOfSearch(what, city);
  const title = results.title(name, query.page);
  const about = category ?? (what || undefined);
  const jsonLd = itemList(known, name);
  const isPrivate = isFiltered(known) || found?.data.length === 0;
  return {
    title,
    description: results.description(about, city),
    keywords: results.keywords(about, city),
    ...(isPrivate ? { isPrivate } : { canonicalPath: canonicalPathOf(known, address) }),
    ...(jsonLd && { jsonLd }),
  };
}
