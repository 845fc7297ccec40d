/* Replaces the languages of auth-modals. */
export { elsewhereLanguages as languages } from '@yantra/auth-modals/languages/elsewhere';
