import { formatCount } from '@yantra/domain';

/** What the list of suggestions says. */
export const messages = {
  id: 'equipment-search.helper',
  list: 'Suggestions',
  kinds: 'Kinds',
  recent: 'Recent',
  places: 'Places',
  machines: 'Machines',
  popular: (city: string) => `Popular in ${city}`,
  machinesOfKind: (count: number) => (count === 1 ? '1 machine' : `${count} machines`),
  around: 'Machines around me',
  /** What is searched for then; the server understands it (`near me` in packages/words). */
  nearMe: 'near me',
  all: (text: string, total: number | undefined) =>
    total === undefined ? `See all for “${text}”` : `See all ${formatCount(total)} for “${text}”`,
  choose: 'choose',
  open: 'open',
  back: 'Close the search',
  also: (names: string) => `also called ${names}`,
  near: (count: number, city: string) => `${count} in ${city}`,
  away: (place: string, km: number) => `${place}, ${formatCount(km)} km`,
  km: (km: number) => `${formatCount(km)} km`,
  clear: 'Clear',
  remove: (search: string) => `Remove ${search}`,
  countRecent: (searches: number) =>
    `${searches === 1 ? '1 recent search' : `${searches} recent searches`}, use the arrow keys, Delete takes one off`,
  count: (suggestions: number) =>
    suggestions === 1 ? '1 suggestion, use the arrow keys' : `${suggestions} suggestions, use the arrow keys`,
  none: (text: string) => `Nothing matches “${text}”. Press Enter to search anyway.`,
  offline: 'You seem to be offline. Suggestions come back with the connection.',
} as const;
