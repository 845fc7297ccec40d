/** What the footer says; it is rendered on the server alone. */
export const messages = {
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
  policyLinks: [
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Refund Policy', '/refund-policy'],
    ['Contact Us', '/contact-us'],
  ],
  talk: 'Talk to us',
  social: 'Yantra elsewhere',
  /** A name, where it is, and its sign on 24 by 24. */
  socialLinks: [
    [
      'LinkedIn',
      'https://www.linkedin.com/company/yantra.example',
      'M7 10v7M7 7v.01M11 17v-4.5a2.5 2.5 0 0 1 5 0V17m-5-7v7',
    ],
    ['Facebook', 'https://www.facebook.com/yantra.example', 'M15.5 4.5H14a3 3 0 0 0-3 3v12m-3-8h7'],
    [
      'Instagram',
      'https://www.instagram.com/yantra.example',
      'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4Zm7.1 8a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0m1.1-4.7v.01',
    ],
    [
      'YouTube',
      'https://www.youtube.com/@yantra.example',
      'M6.5 6h11A3.5 3.5 0 0 1 21 9.5V15a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9.5A3.5 3.5 0 0 1 6.5 6Zm4 3.7 4 2.5-4 2.5z',
    ],
  ],
  phone: { shown: '+91 20 0000 0000', dialled: 'tel:+912000000000' },
  developerLinks: [
    ['Widgets for your site', '/developers'],
    ['Playground', '/developers/playground'],
    ['API for developers', '/api/docs'],
  ],
  theme: 'Theme',
  themes: [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['auto', 'Auto'],
  ],
  /** The year of this release. */
  rights: '© 2026 Yantra. Demo data; rents are estimates.',
  credit: 'City data: GeoNames, CC BY 4.0',
} as const;
