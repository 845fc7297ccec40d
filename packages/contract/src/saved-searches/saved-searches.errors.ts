import { savedSearchLimits } from '@yantra/domain';

/** Errors of calls about saved searches. */
export const savedSearchErrors = {
  'savedSearch.unknown': { status: 404, sentence: 'There is no such saved search any more.' },
  'savedSearch.tooMany': {
    status: 409,
    params: { most: savedSearchLimits.ofPerson },
    sentence: `You have saved ${savedSearchLimits.ofPerson} searches, as many as one can keep. Please delete one first.`,
  },
} as const;
