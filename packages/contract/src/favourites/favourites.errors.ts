import { favouriteLimits } from '@yantra/domain';

/** Errors of calls about what somebody keeps. */
export const favouriteErrors = {
  'favourites.tooMany': {
    status: 409,
    params: { most: favouriteLimits.machines },
    sentence: `${favouriteLimits.machines} machines are saved already, as many as can be. Please remove one first.`,
  },
  'favouriteLists.tooMany': {
    status: 409,
    params: { most: favouriteLimits.lists },
    sentence: `There are ${favouriteLimits.lists} lists already, as many as there can be. Please delete one first.`,
  },
  'favouriteList.taken': { status: 409, sentence: 'There is a list of this name already.' },
  'favouriteList.unknown': { status: 404, sentence: 'This list does not exist any more.' },
  'sharedList.ended': { status: 410, sentence: 'This list is not shared any more.' },
} as const;
