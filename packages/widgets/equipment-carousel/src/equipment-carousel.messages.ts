/** Every text a person reads in this widget. */
export const messages = {
  heading: 'Products / Equipments',
  viewAll: 'View All',
  previous: 'Previous',
  next: 'Next',
  label: (city: string) => `Machines for hire in ${city}`,
  loading: (city: string) => `Loading machines in ${city}`,
  slow: 'Still loading. The line seems slow.',
  emptyTitle: (city: string) => `No machines in ${city} yet`,
  error: (message: string) => `Error: ${message}`,
  retry: 'Retry',
} as const;

/** The texts that come with the pieces, which partner pages load when they show them. */
export const pieceMessages = {
  emptyText: 'Try another city, or look through all machines.',
  emptyCategoryTitle: (category: string, city: string) => `No ${category} in ${city} yet`,
  emptyCategoryText: 'Other categories have machines here.',
  showAllCategories: 'Show all categories',
  allMachines: 'See all machines',
  categoriesFailed: 'The categories could not be loaded.',
  errorText: 'Nothing is lost. Try again in a moment.',
} as const;
