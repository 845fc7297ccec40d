export { forgetSearchNews } from './forget-search-news.ts';
export { formOf } from './wanted-form.ts';
export { keysOf } from './wanted-keys.ts';
