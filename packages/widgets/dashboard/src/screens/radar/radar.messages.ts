import { formatCount } from '@yantra/domain';

export const messages = {
  id: 'dashboard.radar',
  title: 'Search radar',
  note: (unmet: number, all: number, span: string) =>
    `What people look for and do not find. ${formatCount(unmet)} of ${formatCount(all)} searches in ${span}.`,
  noteShort: 'What people look for and do not find.',
  span: 'Range',
  spans: { days7: '7 days', days30: '30 days', weeks12: '12 weeks' },
  loading: 'Loading...',
  tiles: {
    searches: 'Searches',
    from: (before: number) => `from ${formatCount(before)}`,
    unmet: 'Found nothing',
    share: (percent: number) => `${percent}%`,
    shareWas: (percent: number, before: number) => `${percent}%, was ${before}%`,
    word: 'A word we do not know',
    words: (words: number, half: number) =>
      words === 0
        ? 'every word was known'
        : words === 1
          ? '1 word'
          : `${formatCount(words)} words, ${formatCount(half)} ${half === 1 ? 'explains' : 'explain'} half`,
    far: 'No machine in reach',
    places: (places: number, worst: string) =>
      `${places === 1 ? '1 town' : `${formatCount(places)} towns`}${worst === '' ? '' : `, ${worst} first`}`,
    noPlaces: 'none in 50 km of no town',
  },
  india: 'All of India',
  unmetOf: (count: number) => `${formatCount(count)} not met`,
  why: 'Why',
  whys: { all: 'All', word: 'Unknown word', far: 'None near' },
  terms: 'Words',
  times: 'Searches',
  nearest: 'Nearest machine',
  where: 'Where',
  act: 'What to do',
  none: '—',
  unknownWord: 'A word we do not know',
  away: (km: number) => `${formatCount(km)} km away`,
  nowhere: 'nowhere in India',
  anywhere: 'no place named',
  noTerms: 'Everything that people looked for here was found.',
  noTermsOf: 'No such search in this time.',
  shown: (shown: number, all: number) => `${formatCount(shown)} of ${formatCount(all)}`,
  more: 'More',
  csv: 'Export CSV',
  addWord: 'Add word',
  addWordOf: (word: string) => `Add word: ${word}`,
  added: 'Added',
  invite: 'Invite owners',
  inviteOf: (word: string) => `Invite owners: ${word}`,
  byPlace: 'By place',
  byPlaceNote: 'The darker, the larger the share of searches not met.',
  states: 'States',
  tile: (state: string, unmet: number, searches: number) =>
    `${state}: ${formatCount(unmet)} of ${formatCount(searches)} searches not met`,
  option: (state: string, unmet: number) => `${state}, ${formatCount(unmet)} not met`,
  before: 'Before',
  dialog: {
    title: 'Invite owners',
    note: 'Send this text to owners who may have such machines. The link opens the form for a machine and counts its visits.',
    place: 'Place',
    language: 'Text',
    text: (term: string, city: string, count: string, span: string, url: string) =>
      `People in ${city} are looking for “${term}” on Yantra: ${count} in the last ${span}, and there is none near. Do you have one? Put it here, renters call you: ${url}`,
    count: (count: number) => (count === 1 ? 'once' : `${formatCount(count)} times`),
    making: 'Making the link...',
    visits: (count: number) =>
      count === 0
        ? 'Nobody has opened this link yet.'
        : `This link was opened ${count === 1 ? 'once' : `${formatCount(count)} times`}.`,
    copy: 'Copy text',
    copied: 'The text is copied.',
    byHand: 'Please copy the text by hand.',
    close: 'Close',
    noPlace: 'These searches name no place, so there is nobody to invite yet.',
  },
} as const;
