/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** Looks at one’s machines or at one of them, leads and numbers looked up, with the span before; for admins of all. */
export const getActivity: CallNamed<'getActivity'> = {
  name: 'getActivity',
  method: 'GET',
  path: '/Overview/GetActivity',
  takes: 'query',
  answer: 'object',
  key: 'now',
};
/** What renters searched for this week, and what owners of a city ask: for who has no machine there yet. */
export const getMarket: CallNamed<'getMarket'> = {
  name: 'getMarket',
  method: 'GET',
  path: '/Overview/GetMarket',
  takes: 'query',
  answer: 'object',
  key: 'searched',
};
/** The figures of the dashboard’s first page, by role. */
export const getOverview: CallNamed<'getOverview'> = {
  name: 'getOverview',
  method: 'GET',
  path: '/Overview/GetOverview',
  takes: 'query',
  answer: 'object',
  key: 'machines',
};
