import { formatCount, formatRupees } from '@yantra/domain';
import { type NamedKind, kindNames } from './kind-names.ts';

/** `A, B and C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const from = (least: string, most: string): string => (least === most ? least : `from ${least} to ${most}`);

/** What the page of a kind of machine in a city says. */
export const messages = {
  id: 'site.rent',
  fallbackTitle: 'Machines on rent · Yantra',
  /** A kind's name in the forms that the sentences need. */
  kind: (kind: NamedKind) => kindNames(kind),
  name: (kinds: string, city: string) => `${kinds} on rent in ${city}`,
  title: (name: string, least: string | undefined) => `${name}${least ? `, from ${least}` : ''} · Yantra`,
  price: (rupees: number, unit: string) => `${formatRupees(rupees)} a ${unit}`,
  description: (count: number, name: string, least: string | undefined, places: readonly string[]) =>
    [
      `${formatCount(count)} ${name}${least ? ` from ${least}` : ''}${places.length > 0 ? `, in ${listed(places)}` : ''}.`,
      'Compare rents, sizes and ratings, and reach the owner directly.',
    ].join(' '),
  keywords: (kinds: string, kind: string, city: string, state: string, also: readonly string[]) =>
    [
      `${kinds} on rent in ${city}`,
      `${kind} rent ${city}`,
      `${kind} hire ${city}`,
      `${kind} on rent ${state}`,
      ...also.map((word) => `${word} on rent ${city}`),
    ].join(', '),
  crumbs: 'You are here',
  home: 'Home',
  /** The sentences above the list, each only where there is something to say. */
  counted: (count: number, kinds: string, city: string, state: string) =>
    `${formatCount(count)} ${kinds} are listed on rent in ${city}${state === city ? '' : `, ${state}`}.`,
  /** @param middle what half of them ask at most, where there are enough to say so */
  rent: (unit: string, least: string, most: string, count: number, middle: string | undefined) =>
    `By the ${unit} ${count === 1 ? 'one costs' : 'they cost'} ${from(least, most)}${middle ? `; half of them ask ${middle} or less` : ''}.`,
  size: (range: string) => `Their capacity is ${range}.`,
  places: (names: readonly string[], isAll: boolean) =>
    isAll ? `They stand in ${listed(names)}.` : `Most stand in ${listed(names)}.`,
  also: (names: readonly string[]) => `Also called ${listed(names)}.`,
  facts: 'Rents and sizes',
  perUnit: (unit: string) => `A ${unit}`.replace('A hour', 'An hour'),
  machines: (count: number) => (count === 1 ? '1 machine' : `${formatCount(count)} machines`),
  rentHead: 'Rent',
  leastHead: 'From',
  middleHead: 'Half ask at most',
  mostHead: 'To',
  unknown: '—',
  onRent: 'On rent here',
  capacity: 'Capacity',
  between: (least: string, most: string) => `${least} to ${most}`,
  localities: 'Where they stand',
  locality: (name: string, count: number) => (count > 1 ? `${name} (${formatCount(count)})` : name),
  list: (kinds: string, city: string) => `${kinds} in ${city}`,
  seeAll: (count: number) => `See all ${formatCount(count)}`,
  tell: 'Tell owners what you need',
  need: (kind: string, city: string) => `${kind} in ${city}`,
  elsewhere: (kinds: string) => `${kinds} in other cities`,
  others: (city: string) => `Other machines on rent in ${city}`,
  parts: (kinds: string, city: string) => `Kinds of ${kinds} in ${city}`,
  away: (km: number, count: string) => `${formatCount(km)} km · ${count}`,
  failed: (reason: string) => `Error: ${reason}`,
  retry: 'Retry',
  loading: 'Loading machines...',
  searchFor: (words: string) => `Search for ${words}`,
} as const;
