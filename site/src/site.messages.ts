/** What the site itself says; each widget has its own messages. */
export const messages = {
  brand: 'Yantra',
  homeLink: 'Yantra, home',
  skip: 'Skip to the machines',
  searchLabel: 'Search equipment',
  searchPlaceholder: 'Search tractors, cranes, lathes',
  searchButton: 'Search',
  email: 'hello@yantra.example',
  headline: 'One Stop Rental Farms, Sites, Factories.',
  lede: 'By the hour, day, week or month, from owners near you.',
  home: {
    title: 'Rent machines for farms, sites and factories in India · Yantra',
    titleIn: (city: string) => `Machines for hire in ${city} · Yantra`,
    description: (city: string) =>
      `Tractors, excavators, cranes, generators and lathes for hire in ${city}, by the hour, day, week or month, from owners near you.`,
    keywords: (city: string) => `equipment rental ${city}, machines on hire, tractor rent, JCB rent, crane rent`,
  },
  chooseCity: 'Choose a city:',
  notFound: {
    title: 'Page not found · Yantra',
    heading: 'There is nothing at this address',
    text: 'The page may have moved, or the link may have a slip in it.',
    home: 'Go to the home page',
  },
  failed: {
    title: 'Something went wrong · Yantra',
    heading: 'Something went wrong on our side',
    text: 'Nothing you entered is lost. Please try again in a moment.',
    retry: 'Try again',
  },
  footer: {
    about:
      'Yantra brings owners of machines and the people who need them together, in 1,222 cities and towns: tractors for farms, cranes for sites, lathes for factories.',
    rights: (year: number) => `© ${year} Yantra. Demo data; rents are estimates.`,
    credit: 'City data: GeoNames, CC BY 4.0',
    developers: 'API for developers',
  },
} as const;
