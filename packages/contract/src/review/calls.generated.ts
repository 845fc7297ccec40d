/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Approves, hides, or asks the owner to mend what stays on show. The owner is told, with the reason. */
export const decideReview: CallNamed<'decideReview'> = {
  name: 'decideReview',
  method: 'POST',
  path: '/Review/Decide',
  takes: 'json',
};
/** One entry of the queue, with what a decision needs. */
export const getReviewItem: CallNamed<'getReviewItem'> = {
  name: 'getReviewItem',
  method: 'GET',
  path: '/Review/GetItem',
  takes: 'query',
  answer: 'object',
  key: 'id',
};
/** What waits to be looked at, the longest waiting first. */
export const getReviewQueue: CallNamed<'getReviewQueue'> = {
  name: 'getReviewQueue',
  method: 'POST',
  path: '/Review/GetQueue',
  takes: 'json',
  answer: 'object',
  key: 'lines',
};
/** Shows a hidden machine again. Its owner is told. */
export const putBack: CallNamed<'putBack'> = {
  name: 'putBack',
  method: 'POST',
  path: '/Review/PutBack',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Says what is wrong with a machine’s page; also taken as a plain form. */
export const reportListing: CallNamed<'reportListing'> = {
  name: 'reportListing',
  method: 'POST',
  path: '/Review/ReportListing',
  takes: 'json',
};
/** Hides a machine, whether it waits to be looked at or not. Its owner is told, with the reason. */
export const takeDown: CallNamed<'takeDown'> = {
  name: 'takeDown',
  method: 'POST',
  path: '/Review/TakeDown',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Takes one’s own last decision back: it waits again, and what it changed is as before. */
export const undoReview: CallNamed<'undoReview'> = {
  name: 'undoReview',
  method: 'POST',
  path: '/Review/Undo',
  takes: 'json',
};
