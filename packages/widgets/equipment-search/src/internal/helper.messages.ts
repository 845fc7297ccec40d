/** What the list of suggestions says. */
export const messages = {
  id: 'equipment-search.helper',
  list: 'Suggestions',
  machine: 'Machines',
  category: 'Categories',
  city: 'Cities',
  count: (suggestions: number) =>
    suggestions === 1 ? '1 suggestion, use the arrow keys' : `${suggestions} suggestions, use the arrow keys`,
  none: (text: string) => `Nothing is called like “${text}”. Press Enter to search all the same.`,
  offline: 'You seem to be offline. Suggestions come back with the connection.',
} as const;
