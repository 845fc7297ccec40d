/** What the page of a machine says besides its widget. */
export const messages = {
  id: 'site.details',
  fallbackTitle: 'Equipment · Yantra',
  title: (name: string, city: string) => `${name} on rent in ${city} · Yantra`,
  description: (name: string, city: string) =>
    `Rent a ${name} in ${city} from its owner: price with its unit, pictures, working capacity and what other renters say.`,
  keywords: (name: string, city: string, category: string | undefined) =>
    [name, `${name} on rent`, `${name} rental ${city}`, ...(category ? [`${category} on rent in ${city}`] : [])].join(
      ', ',
    ),
  report: 'Report this listing',
  withoutScript: 'To reach the owner of this machine, please write to',
} as const;
