/** What the footer says; it is rendered on the server alone. */
export const messages = {
  id: 'site.footer',
  about:
    'Yantra brings owners of machines and the people who need them together, in 1,222 cities and towns: tractors for farms, cranes for sites, lathes for factories.',
  equipment: 'Equipment',
  /** Names that a search finds. */
  machines: [
    'Tractor',
    'Combine harvester',
    'Backhoe loader',
    'Excavator',
    'Mobile crane',
    'Transit mixer',
    'Motor grader',
    'Boom lift',
    'Diesel generator',
    'Forklift',
    'CNC lathe',
    'Fibre laser',
  ],
  policies: 'Policies',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  contact: 'Contact Us',
  talk: 'Talk to us',
  social: 'Yantra elsewhere',
  widgets: 'Widgets for your site',
  playground: 'Playground',
  api: 'API for developers',
  languages: 'Languages',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
  /** The year of this release. */
  rights: '© 2026 Yantra. Demo data; rents are estimates.',
  credit: 'City data: GeoNames, CC BY 4.0',
} as const;
