/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** The figures of the dashboard’s first page, by role. */
export const getOverview: CallNamed<'getOverview'> = {
  name: 'getOverview',
  method: 'GET',
  path: '/Overview/GetOverview',
  takes: 'query',
};
