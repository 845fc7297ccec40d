import { factNames, hirePriceLimits, isUnitOf, lengths, limits, unitNames } from '@yantra/domain';
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
/** The unit of a type's sizes and their usual range: 13 to 15 t. */
export const typeCapacity = z
  .object({ unit: z.enum(unitNames, wrong('unit.unknown')), low: bound, high: bound })
  .refine(({ low, high }) => low <= high, { path: ['high'], message: wrongRange });
const size = { unit: z.enum(unitNames, wrong('unit.unknown')), low: bound, high: bound };
/** One thing that the machines of a type are hired by: a size with its unit and from where to where they usually go, or a word, with none of these. */
export const typeFact = z
  .object({ fact: z.enum(factNames, wrong('fact.unknown')) })
  .extend(z.object(size).partial().shape)
  .refine(({ fact, unit }) => isUnitOf(fact, unit), { path: ['unit'], message: wrong('unit.unknown') })
  .refine(({ unit, low }) => (unit === undefined) === (low === undefined), { path: ['low'], message: wrongRange })
  .refine(({ unit, low = 0, high }) => (unit === undefined ? high === undefined : high !== undefined && low <= high), {
    path: ['high'],
    message: wrongRange,
  });
const typeFacts = z
  .array(typeFact)
  .max(factNames.length, wrong('fact.twice'))
  .refine((all) => new Set(all.map(({ fact }) => fact)).size === all.length, wrong('fact.twice'));
export const addTypeInput = z.object({
  type: name,
  subType: lineOrEmpty(lengths.masterData),
  active: isActive,
  deleted: isDeleted,
  /** `null` removes it; absent keeps it. */
  capacity: typeCapacity.nullable().optional(),
  /** All that its machines are hired by, in the order of display; the capacity is one of these. Absent keeps what the type has. */
  facts: typeFacts.optional(),
  /** Machines must be in at least one of these; an empty list allows any. Absent keeps the type's list. */
  categoryIds: z
    .array(rowId)
    .max(limits.categoriesOfType, wrong('categories.tooMany', { most: limits.categoriesOfType }))
    .optional(),
});
/* The version that was read: another person's change since then is not overwritten. */
export const readVersion = optional(version(wrong('version.list')));
const wrongGst = wrong('gstPercent.invalid', { most: hirePriceLimits.gstPercent });
/** Percent of GST on hire. Absent keeps it; a new category has the usual 18. */
const gstPercent = optional(
  z.preprocess(
    numeric,
    z.number(wrongGst).min(0, wrongGst).max(hirePriceLimits.gstPercent, wrongGst).multipleOf(0.01, wrongGst),
  ),
);
export const addCategoryInput = z.object({ name, colorCode: colour, active: isActive, gstPercent });
/** Two rows that become one; the first is then deleted. */
export const mergeInput = z
  .object({ id: rowId, into: rowId, version: readVersion })
  .refine(({ id, into }) => id !== into, { path: ['into'], message: wrong('choice.invalid') });
/** How many machines have moved. */
export const merged = z.object({ machines: z.number().int() });
