import { unitNames } from '@yantra/domain';
import { z } from 'zod';
import { flag, line, lineOrEmpty, numeric, optional, version } from '../shapes/input.ts';

const name = line('Please enter a name.', 80).min(1, 'Please enter a name.');
const isActive = z.preprocess((value) => flag(value) ?? true, z.boolean('Active is yes or no.'));
export const isDeleted = z.preprocess((value) => flag(value) ?? false, z.boolean('Deleted is yes or no.'));
const colour = z.string('Please choose a colour.').regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written #rrggbb.');
export const typesInput = z.object({ includeInactive: optional(z.preprocess(flag, z.boolean())) });
const rangeSentence = 'From and to are numbers above 0, the lower one first.';
const bound = z.preprocess(numeric, z.number(rangeSentence).gt(0, rangeSentence).max(1_000_000, rangeSentence));
/** What the machines of a type are hired by, and from where to where they usually go: 13 to 15 t. */
export const typeCapacity = z
  .object({ unit: z.enum(unitNames, 'Please choose a unit.'), low: bound, high: bound })
  .refine(({ low, high }) => low <= high, { path: ['high'], message: rangeSentence });
export const addTypeInput = z.object({
  type: name,
  subType: lineOrEmpty(80),
  active: isActive,
  deleted: isDeleted,
  /** `null` takes it away; without it a type keeps what it has. */
  capacity: typeCapacity.nullable().optional(),
});
/* The one that was read: another's change in between is not overwritten. */
export const readVersion = optional(version('Please load the list again.'));
export const addCategoryInput = z.object({ name, colorCode: colour, active: isActive });
