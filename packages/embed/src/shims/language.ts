/* Stands in for `useLanguage` of `@yantra/language`. */
export { useLanguage } from '../first/engine.ts';
