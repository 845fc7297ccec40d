/* Replaces `useLanguage` of `@yantra/language`. */
export { useLanguage } from '../first/engine.ts';
