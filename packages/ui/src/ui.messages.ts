/** Every text of the primitives. What a widget says on top of them lives in the widget. */
export const messages = {
  id: 'ui',
  clear: 'Clear',
  close: 'Close',
  next: 'Next',
  notifications: 'Notifications',
  optional: 'Optional',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  previous: 'Prev',
  remove: (label: string) => `Remove ${label}`,
  search: 'Search',
} as const;
