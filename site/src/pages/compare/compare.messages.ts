/** The page on which machines are compared, besides its widget. */
export const messages = {
  id: 'site.compare',
  title: (count: number): string =>
    count < 2 ? 'Compare machines · Yantra' : `Compare ${count} machines on rent · Yantra`,
  description: 'Machines on rent side by side: price, what your job costs with each, distance, owner and facts.',
  crumbs: 'You are here',
  home: 'Home',
  all: 'All machines',
  here: 'Compare',
} as const;
