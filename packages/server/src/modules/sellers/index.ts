export { forgetReveals } from './forget-reveals.ts';
