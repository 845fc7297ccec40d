/** The pages of plain words. */
export const papers = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  contact: '/contact-us',
} as const;

export type PaperName = keyof typeof papers;

/** Where the links of these pages lead, by the name that their texts give. */
export const places = {
  ...papers,
  home: '/',
  search: '/equipments',
  rights: `${papers.privacy}#rights`,
  complaints: `${papers.contact}#complaints`,
} as const;
