import type { Suggestions } from '@yantra/contract/calls';
import { messages } from './helper.messages.ts';
import type { PopularKind, Suggestion } from './suggestion.ts';

export const searchHref = (term: string): string => `/equipments/${encodeURIComponent(term)}`;

/** An answer may be anything, even `null`: what is no list counts as empty. */
const listOf = <Item>(items: readonly Item[] | undefined): readonly Item[] => (Array.isArray(items) ? items : []);

/** Rows around the person's own searches: kinds first, then places, then machines. */
export interface Rows {
  readonly kinds: readonly Suggestion[];
  readonly others: readonly Suggestion[];
  /** How many results the search for all has, where known. */
  readonly total?: number | undefined;
}
export const noRows: Rows = { kinds: [], others: [] };

const typeRows = (types: Suggestions['types']): Suggestion[] =>
  listOf(types).map(({ type, name, also, count, nearest, colorCode }) => ({
    kind: 'type' as const,
    name,
    words: type,
    href: searchHref(type),
    facts: { also: listOf(also), count, nearest, colour: colorCode },
  }));

const machineRows = (machines: Suggestions['machines'] | undefined): Suggestion[] =>
  listOf(machines).map(({ name, machine }) => ({
    kind: 'machine' as const,
    name,
    // A machine's page is not a search, so no words of it are kept.
    words: machine ? '' : name,
    href: machine ? `/equipment-details?id=${encodeURIComponent(machine.id)}` : searchHref(name),
    ...(machine && { machine }),
  }));

/** A city, and what is searched for in it. */
const cityRow = (
  { id, name, state, latitude, longitude, distanceKm, count }: Suggestions['cities'][number],
  words: string,
  path: string,
): Suggestion => ({
  kind: 'city',
  name,
  words,
  detail: state,
  href: `${path}?city=${encodeURIComponent(id)}`,
  city: { id, name, state, latitude, longitude },
  distanceKm,
  count,
});

export const rowsOf = (found: Suggestions | null): Rows => ({
  kinds: [
    ...typeRows(found?.types),
    ...listOf(found?.categories).map(({ id, name }) => ({
      kind: 'category' as const,
      name,
      words: '',
      href: `/equipments?categoryId=${id}`,
    })),
  ],
  others: [
    ...listOf(found?.cities).map((city) => cityRow(city, '', '/equipments')),
    ...listOf(found?.places).map((place) => cityRow(place, place.search, searchHref(place.search))),
    ...machineRows(found?.machines),
  ],
  total: found?.total,
});

export const ownRow = (term: string): Suggestion => ({
  kind: 'recent',
  name: term,
  words: term,
  href: searchHref(term),
});

export const popularRow = ({ type, count, image1Url }: PopularKind): Suggestion => ({
  kind: 'popular',
  name: type,
  words: type,
  href: searchHref(type),
  popular: { count, image1Url },
});

/** The search for all results of a text. */
export const allRow = (text: string, total?: number): Suggestion => ({
  kind: 'all',
  name: text,
  words: text,
  href: searchHref(text),
  total,
});

const { nearMe } = messages;
export const aroundRow: Suggestion = { kind: 'around', name: nearMe, words: nearMe, href: searchHref(nearMe) };

/**
 * A row in a language: what is ours is called as there, and a kind is searched for by that name; what somebody typed stays.
 * @param word translates a name
 * @param near the words of a search nearby
 */
export function spokenRow(row: Suggestion, word: (name: string) => string, near: string): Suggestion {
  const { kind, words } = row;
  if (kind === 'around') return { ...row, words: near, href: searchHref(near) };
  if (kind === 'type' || kind === 'popular') {
    return { ...row, name: word(row.name), words: word(words), href: searchHref(word(words)) };
  }
  return kind === 'category' || kind === 'city' ? { ...row, name: word(row.name) } : row;
}
