/** Every text a person reads in this widget. */
export const messages = {
  id: 'equipment-carousel',
  heading: 'Products / Equipments',
  viewAll: 'View All',
  previous: 'Previous',
  next: 'Next',
  label: (city: string) => `Machines for hire in ${city}`,
  loading: (city: string) => `Loading machines in ${city}`,
  slow: 'Still loading. The network is slow.',
  emptyTitle: (city: string) => `No machines in ${city} yet`,
  error: (message: string) => `Error: ${message}`,
  retry: 'Retry',
} as const;
