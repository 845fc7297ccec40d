export { forgetSearches } from './search-counts.ts';
export { answered } from './search-quality.queries.ts';
export { firstDay } from './search-quality.service.ts';
