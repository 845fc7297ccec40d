/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** What saved searches wait for by place and kind, and how often machines are kept: counts, without persons. */
export const getDemand: CallNamed<'getDemand'> = {
  name: 'getDemand',
  method: 'POST',
  path: '/Demand/Get',
  takes: 'json',
  answer: 'object',
  key: 'searches',
};
/** How often each machine of the owner was kept, and how many people’s saved searches wait for its kind in its city. */
export const getOwnDemand: CallNamed<'getOwnDemand'> = {
  name: 'getOwnDemand',
  method: 'GET',
  path: '/Demand/GetOwn',
  takes: 'query',
  answer: 'object',
  key: 'machines',
};
/** Changes how often a saved search tells, or pauses it. */
export const changeSavedSearch: CallNamed<'changeSavedSearch'> = {
  name: 'changeSavedSearch',
  method: 'POST',
  path: '/SavedSearch/Change',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** How many searches the person saved, and how many of them have new machines. */
export const countSavedSearches: CallNamed<'countSavedSearches'> = {
  name: 'countSavedSearches',
  method: 'GET',
  path: '/SavedSearch/Count',
  takes: 'query',
  answer: 'object',
  key: 'searches',
};
/** Deletes a saved search of the person. */
export const deleteSavedSearch: CallNamed<'deleteSavedSearch'> = {
  name: 'deleteSavedSearch',
  method: 'POST',
  path: '/SavedSearch/Delete',
  takes: 'json',
};
/** The searches that the person saved, with how many new machines each has. */
export const getSavedSearches: CallNamed<'getSavedSearches'> = {
  name: 'getSavedSearches',
  method: 'GET',
  path: '/SavedSearch/GetAll',
  takes: 'query',
  answer: 'object',
  key: 'searches',
};
/** The new machines of a saved search that are listed now, the newest first. */
export const getSearchNews: CallNamed<'getSearchNews'> = {
  name: 'getSearchNews',
  method: 'GET',
  path: '/SavedSearch/GetNews',
  takes: 'query',
  answer: 'object',
  key: 'saved',
};
/** Marks a saved search’s news as seen, up to a place. */
export const markNewsSeen: CallNamed<'markNewsSeen'> = {
  name: 'markNewsSeen',
  method: 'POST',
  path: '/SavedSearch/MarkSeen',
  takes: 'json',
};
/** Saves a search: whoever saved it is told of new machines that it lists. */
export const saveSearch: CallNamed<'saveSearch'> = {
  name: 'saveSearch',
  method: 'POST',
  path: '/SavedSearch/Save',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
