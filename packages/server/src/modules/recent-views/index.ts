export { forgetViews } from './recent-views.queries.ts';
