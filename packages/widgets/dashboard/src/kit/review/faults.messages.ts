import type { ListingFault } from '@yantra/domain';

/** Why a machine or a rating is hidden or to be mended. */
export const messages = {
  id: 'dashboard.faults',
  /** As one chooses it. */
  faults: {
    contact: 'Phone number or advert in the text',
    pictures: 'Pictures of another machine',
    price: 'Rent cannot be right',
    gone: 'Does not exist, or is not for hire',
    fraud: 'Renters were cheated',
    rude: 'Hurting or unlawful words',
    other: 'Something else',
  } satisfies Record<ListingFault, string>,
  /** As its owner reads it. */
  reasons: {
    contact: 'A phone number or an advert stands in the text.',
    pictures: 'The pictures do not show this machine.',
    price: 'The rent cannot be right.',
    gone: 'The machine does not exist or is not for hire.',
    fraud: 'Renters report that they were cheated.',
    rude: 'The words hurt somebody or break the law.',
    other: 'Something is not right.',
  } satisfies Record<ListingFault, string>,
  hideTitle: (name: string) => `Hide ${name}?`,
  mendTitle: (name: string) => `Ask to mend ${name}`,
  hideText: 'It leaves the lists at once. Its owner reads the reason, mends it, and it comes back here.',
  mendText: 'It stays on show. Its owner reads the reason; after a change it comes back here.',
  reason: 'Reason',
  choose: 'Choose a reason',
  missing: 'Please choose a reason.',
  words: 'What exactly',
  wordsHint: 'The owner reads it as you write it.',
  cancel: 'Cancel',
  hide: 'Hide',
  mend: 'Ask to mend',
} as const;
