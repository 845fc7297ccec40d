import { dealLimits } from '@yantra/domain';

/** Errors of calls about requests, quotes and agreements. */
export const dealErrors = {
  'deal.unknown': { status: 404, sentence: 'This quote or request does not exist.' },
  /** Its answer says in `facts` how the deal stands. */
  'deal.changed': { status: 409, sentence: 'This has changed meanwhile. Please look at it again before you go on.' },
  'deal.tooMany': { status: 429, sentence: 'You have done a lot here in the last hour. Please continue later.' },
  'requirement.unknown': { status: 404, sentence: 'There is no such request.' },
  'requirement.full': {
    status: 409,
    params: { most: dealLimits.owners },
    sentence: `${dealLimits.owners} owners have been asked for this already, as many as may send a quote.`,
  },
  'requestPage.closed': { status: 410, sentence: 'This page is closed.' },
  'quote.tooMany': {
    status: 409,
    params: { most: dealLimits.versions },
    sentence: `This quote has ${dealLimits.versions} versions, as many as it can have. Please write to the renter.`,
  },
  'quote.unheld': { status: 409, sentence: 'Give the first day and the number of days before you hold a machine.' },
  /** A stale hash: its answer says in `facts` how the deal stands. */
  'quote.changed': {
    status: 409,
    sentence: 'There is a newer version of this quote. Nothing was agreed. Please read it before you accept.',
  },
  /** Its answer says in `facts` the next best quote, if there is one. */
  'quote.over': { status: 409, sentence: 'This quote is not open any more. Nothing was agreed.' },
  'agreement.unknown': { status: 404, sentence: 'There is no agreement yet.' },
} as const;
