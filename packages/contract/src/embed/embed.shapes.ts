import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

/** Events are counted by these: the elements' names without `yantra-`. */
export const widget = z.enum(
  [
    'auth-modals',
    'availability',
    'city-picker',
    'compare',
    'dashboard',
    'equipment-carousel',
    'equipment-details',
    'equipment-listing',
    'equipment-map',
    'equipment-search',
    'job-cost',
    'lead-form',
  ],
  wrong('widget.unknown'),
);

const wrongPage = wrong('path.invalid');
/** A page of a partner's website, by its path only: the query may identify a person. */
export const page = z
  .string(wrongPage)
  .max(inputLengths.page, wrongPage)
  .regex(/^\/\P{Cc}*$/u, wrongPage)
  .transform((text) => text.replace(/[?#].*$/s, '').slice(0, inputLengths.keptPage));
