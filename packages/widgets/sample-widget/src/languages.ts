import type { Languages } from '@yantra/language';

/** Each comes when somebody reads in it. */
export const languages: Languages = {
  hi: () => import('./languages/hi.ts'),
  mr: () => import('./languages/mr.ts'),
};
