export { forgetKept, forgetKeptChanges } from './favourites.queries.ts';
