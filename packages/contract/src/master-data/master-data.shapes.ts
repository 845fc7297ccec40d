import { lengths, limits, unitNames } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { flag, line, lineOrEmpty, numeric, optional, rowId, version } from '../shapes/input.ts';

const name = line(wrong('name.enter'), lengths.masterData).min(1, wrong('name.enter'));
const isActive = z.preprocess((value) => flag(value) ?? true, z.boolean(wrong('active.invalid')));
export const isDeleted = z.preprocess((value) => flag(value) ?? false, z.boolean(wrong('deleted.invalid')));
const colour = z.string(wrong('colour.required')).regex(/^#[0-9a-fA-F]{6}$/, wrong('colour.invalid'));
export const typesInput = z.object({ includeInactive: optional(z.preprocess(flag, z.boolean())) });
const wrongRange = wrong('range.invalid');
const bound = z.preprocess(numeric, z.number(wrongRange).gt(0, wrongRange).max(limits.capacity, wrongRange));
/** What the machines of a type are hired by, and from where to where they usually go: 13 to 15 t. */
export const typeCapacity = z
  .object({ unit: z.enum(unitNames, wrong('unit.unknown')), low: bound, high: bound })
  .refine(({ low, high }) => low <= high, { path: ['high'], message: wrongRange });
export const addTypeInput = z.object({
  type: name,
  subType: lineOrEmpty(lengths.masterData),
  active: isActive,
  deleted: isDeleted,
  /** `null` takes it away; without it a type keeps what it has. */
  capacity: typeCapacity.nullable().optional(),
  /** Which categories its machines are in, one of them at least; none goes with any. Without it a type keeps what it has. */
  categoryIds: z
    .array(rowId)
    .max(limits.categoriesOfType, wrong('categories.tooMany', { most: limits.categoriesOfType }))
    .optional(),
});
/* The one that was read: another's change in between is not overwritten. */
export const readVersion = optional(version(wrong('version.list')));
export const addCategoryInput = z.object({ name, colorCode: colour, active: isActive });
