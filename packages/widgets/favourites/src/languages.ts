import type { Languages } from '@yantra/language';

/** Each is loaded when it is used. */
export const languages: Languages = {
  hi: () => import('./languages/hi.ts'),
  mr: () => import('./languages/mr.ts'),
};
