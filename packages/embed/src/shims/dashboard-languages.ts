/* Replaces the dashboard's languages. */
export { elsewhereLanguages as languages } from '@yantra/dashboard/languages/elsewhere';
