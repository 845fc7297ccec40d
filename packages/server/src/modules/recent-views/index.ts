export { forgetViews } from './forget-views.ts';
