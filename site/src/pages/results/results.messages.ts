/** What the page of the list says besides its widgets. */
export const messages = {
  id: 'site.results',
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
  staysAt: (place: string) => `Your words name ${place}, so the list stays there. Take the place out to search here.`,
  map: 'Map',
  tellMe: 'Tell me of new ones',
  backToList: 'Back to the list',
  list: 'List',
  mapNeedsScript: 'The map needs a script. See all machines in a list.',
  mapFailed: 'The map could not be loaded.',
  retry: 'Retry',
  sent: (name: string) => `Your requirement is stored${name && `, ${name}`}.`,
  sentLater: 'Your requirement is kept on this device and is sent once the connection is back.',
  next: 'What happens next',
  steps: {
    stored: ['Stored', 'Owners of machines can answer it.'],
    waiting: ['Waiting for a connection', 'Keep this device on. There is nothing else to do.'],
    call: (phone: string) => ['Owners call', phone ? `They see ${phone}.` : 'They see the number you gave.'],
    choose: ['You choose', 'Nothing is owed before you agree.'],
  },
  getQuotes: 'Confirm your phone and get quotes',
  seeQuotes: 'See your quotes',
  mayFit: 'These machines may already suit you:',
} as const;

/** The page that saves the search of a list; its translations stand with the pages of saved searches. */
export const newSearchMessages = { id: 'site.new-search', title: 'Tell me of new ones · Yantra' } as const;
