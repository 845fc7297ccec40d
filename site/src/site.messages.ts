/** What the site itself says; each widget has its own messages. */
export const messages = {
  results: {
    all: 'All',
    india: 'India',
    name: (category: string, city: string) => `${category} EQUIPMENTS on rent in ${city}`,
    nameOfSearch: (search: string, city: string) => `${search} on rent in ${city}`,
    title: (name: string, page: number) => `${name}${page > 1 ? `, page ${page}` : ''} · Yantra`,
    description: (what: string | undefined, city: string) =>
      `${what ?? 'Machines for farms, sites and factories'} on rent in ${city}, by the hour, day, week or month, from owners near you. Compare prices, ratings and discounts.`,
    keywords: (what: string | undefined, city: string) =>
      what
        ? `${what} on rent, ${what} on rent in ${city}, ${what} hire ${city}, equipment rental ${city}`
        : `equipment rental ${city}, machines on hire ${city}, tractor rent, JCB rent, crane rent`,
    crumbs: 'You are here',
    home: 'Home',
    crumbAll: 'All equipment',
    rents: (kind: string, city: string) => `${kind}: rents, sizes and localities in ${city}`,
    map: 'Map',
    mapFailed: 'The map could not be loaded.',
    retry: 'Retry',
    sent: (name: string) =>
      `Your requirement is stored${name && `, ${name}`}. Owners of machines can answer it. These may fit already:`,
    sentLater:
      'Your requirement is kept on this device and goes out when the line is back. These machines may fit already:',
  },
  details: {
    fallbackTitle: 'Equipment · Yantra',
    title: (name: string, city: string) => `${name} on rent in ${city} · Yantra`,
    description: (name: string, city: string) =>
      `Rent a ${name} in ${city} from its owner: price with its unit, pictures, working capacity and what other renters say.`,
    keywords: (name: string, city: string, category: string | undefined) =>
      [name, `${name} on rent`, `${name} rental ${city}`, ...(category ? [`${category} on rent in ${city}`] : [])].join(
        ', ',
      ),
    withoutScript: 'To reach the owner of this machine, please write to',
  },
} as const;
