/** What the list of suggestions says. */
export const messages = {
  id: 'equipment-search.helper',
  list: 'Suggestions',
  type: 'Kinds',
  recent: 'Recent searches',
  machine: 'Machines',
  category: 'Categories',
  city: 'Cities',
  also: (names: string) => `also called ${names}`,
  near: (count: number, city: string) => `${count} near ${city}`,
  nearest: (city: string, km: number) => `nearest: ${city}, ${km} km`,
  clear: 'Clear',
  remove: (search: string) => `Remove ${search}`,
  countRecent: (searches: number) =>
    `${searches === 1 ? '1 recent search' : `${searches} recent searches`}, use the arrow keys, Delete takes one off`,
  count: (suggestions: number) =>
    suggestions === 1 ? '1 suggestion, use the arrow keys' : `${suggestions} suggestions, use the arrow keys`,
  none: (text: string) => `Nothing is called like “${text}”. Press Enter to search all the same.`,
  offline: 'You seem to be offline. Suggestions come back with the connection.',
} as const;
