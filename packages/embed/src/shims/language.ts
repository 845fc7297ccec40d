/* Stands in for `useLanguage` of `@yantra/language`. */
export { useLanguage } from './engine.ts';
