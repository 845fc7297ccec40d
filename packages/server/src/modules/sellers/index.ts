export { forgetReveals } from './sellers.queries.ts';
