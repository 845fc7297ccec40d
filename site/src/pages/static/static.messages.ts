/** What the pages of plain words share. */
export const messages = {
  title: (page: string) => `${page} · Yantra`,
  updated: 'Last updated',
  contents: 'On this page',
  print: 'Print',
  short: 'In short',
  papers: [
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Refund Policy', '/refund-policy'],
    ['Contact Us', '/contact-us'],
  ],
} as const;
