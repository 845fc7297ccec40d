/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** The active categories, as the navbar shows them; for an admin who asks, the others too. */
export const getCategories: CallNamed<'getCategories'> = {
  name: 'getCategories',
  method: 'GET',
  path: '/Category/GetCategories',
  takes: 'publicQuery',
  answer: 'list',
};
