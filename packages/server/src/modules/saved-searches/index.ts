export { forgetSearchNews } from './forget-search-news.ts';
