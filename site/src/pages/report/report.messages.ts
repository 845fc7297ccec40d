import type { ListingFault } from '@yantra/domain';

/** The page on which somebody reports a machine's page. */
export const messages = {
  id: 'site.report',
  head: 'Report a listing · Yantra',
  title: 'Report this listing',
  of: (name: string) => `What is wrong with ${name}?`,
  ofNone: 'Which listing? Open a machine’s page and follow “Report this listing” there.',
  refused: {
    'equipment.unknown': 'This machine is not listed any more.',
    'report.tooMany': 'You have reported many machines. Please try again in an hour.',
  },
  note: 'Somebody at Yantra looks at it. The owner does not learn who reported it.',
  faults: {
    gone: 'It does not exist, or is not for hire',
    price: 'The price is wrong',
    pictures: 'The pictures show another machine',
    fraud: 'Money is asked in advance, or I was cheated',
    contact: 'A phone number or an advert stands in the text',
    rude: 'Its words hurt somebody or break the law',
    other: 'Something else',
  } satisfies Record<ListingFault, string>,
  words: 'What should we know?',
  send: 'Send the report',
  sending: 'Sending …',
  missing: 'Please choose what is wrong.',
  thanks: 'Thank you. We look at it soon.',
  back: 'Back to the machine',
  home: 'See all machines',
} as const;
