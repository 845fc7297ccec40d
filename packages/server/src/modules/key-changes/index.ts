export { forgetKeys } from './rotate-key.ts';
