import { z } from 'zod';

/** What is counted by: the elements' names without `yantra-`. */
export const widget = z.enum(
  [
    'auth-modals',
    'city-picker',
    'dashboard',
    'equipment-carousel',
    'equipment-details',
    'equipment-listing',
    'equipment-map',
    'equipment-search',
    'lead-form',
  ],
  'Which widget?',
);

const pageSentence = 'A page is a path that begins with /.';
const longestPage = 200;
/** A page of a partner's website, by its path alone: what stands behind may say who somebody is. */
export const page = z
  .string(pageSentence)
  .max(2000, pageSentence)
  .regex(/^\/\P{Cc}*$/u, pageSentence)
  .transform((text) => text.replace(/[?#].*$/s, '').slice(0, longestPage));
