/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** How well the search serves people, for admins: success at three, empty answers, words not known. */
export const getSearchQuality: CallNamed<'getSearchQuality'> = {
  name: 'getSearchQuality',
  method: 'POST',
  path: '/Search/GetQuality',
  takes: 'json',
  answer: 'object',
  key: 'days',
};
/** What people search for and do not find, by place: counts by day, without persons. */
export const getSearchRadar: CallNamed<'getSearchRadar'> = {
  name: 'getSearchRadar',
  method: 'POST',
  path: '/Search/GetRadar',
  takes: 'json',
  answer: 'object',
  key: 'searches',
};
/** What counts how much in the order of relevance, for admins. */
export const getRankingWeights: CallNamed<'getRankingWeights'> = {
  name: 'getRankingWeights',
  method: 'POST',
  path: '/Search/GetRankingWeights',
  takes: 'json',
  answer: 'object',
  key: 'weights',
};
/** A link for owners of machines that people search for in vain; it counts its visits. The same for equal input. */
export const inviteOwners: CallNamed<'inviteOwners'> = {
  name: 'inviteOwners',
  method: 'POST',
  path: '/Search/InviteOwners',
  takes: 'json',
  answer: 'object',
  key: 'url',
};
/** Lets weights count from now on. */
export const setRankingWeights: CallNamed<'setRankingWeights'> = {
  name: 'setRankingWeights',
  method: 'POST',
  path: '/Search/SetRankingWeights',
  takes: 'json',
};
/** What weights would do to the searches people make most; changes nothing. */
export const tryRankingWeights: CallNamed<'tryRankingWeights'> = {
  name: 'tryRankingWeights',
  method: 'POST',
  path: '/Search/TryRankingWeights',
  takes: 'json',
  answer: 'object',
  key: 'searches',
};
