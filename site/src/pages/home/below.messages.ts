/** What is said below the machines. */
export const messages = {
  id: 'site.home.below',
  map: {
    heading: (city: string) => `Machines near ${city}`,
    within: (machines: string, km: number) => `${machines} within ${km} km`,
    open: 'Open map',
  },
  app: {
    heading: 'Download the app',
    text: 'Find a machine, call its owner and follow your requirement from the field, even when the signal is weak.',
    getIt: 'Get it on',
    store: 'Google Play',
    qr: 'QR code for the Android app',
    scan: 'Scan with your phone',
  },
  perks: {
    heading: 'Why choose us',
    list: [
      {
        title: 'One-stop rental shop',
        text: 'Farm, site and factory machines in one place: 77 types, from water pumps to tower cranes.',
      },
      {
        title: 'Value for money',
        text: 'Every price shows its unit and its discount. Compare owners side by side before you call.',
      },
      {
        title: 'Assured quality equipment',
        text: 'Registration, insurance, year and working capacity stand on every machine’s plate.',
      },
      {
        title: 'Great customer service',
        text: 'A 24/7 helpline, in case a machine is late or a question will not wait.',
      },
    ],
  },
  voices: {
    heading: 'From people who rented',
    list: [
      {
        text: 'Machine reached the plot an hour early and the operator knew the soil. We finished eleven acres by dusk.',
        name: 'Balasaheb Shinde',
        who: 'Onion grower, Manchar',
      },
      {
        text: 'Saved our slab pour when our own pump failed. Delivered in three hours.',
        name: 'Farida Contractor',
        who: 'Site engineer, Wakad',
      },
      {
        text: 'Forklift battery lasted the full shift. Charger cable was short.',
        name: 'Nitin Agarwal',
        who: 'Warehouse manager, Chakan',
      },
      {
        text: 'Best-kept crane I have hired in Pune. Load chart and insurance were in the cabin.',
        name: 'Prakash Iyer',
        who: 'Plant head, Ranjangaon',
      },
    ],
  },
  places: 'Popular locations',
} as const;
