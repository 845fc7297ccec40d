import { factNames } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, wrong('colour.invalid'));

/** A category for the navbar and the listing (public-area §3). */
export const category = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `#rrggbb`; the background of this category's cards. */
  colorCode: colour,
});

/** An item of the category and equipment type drop-downs. Types also carry their group. */
export const dropDownItem = z.object({
  id: z.number().int(),
  value: z.string(),
  /** The equipment type's group, e.g. `Tractor`; types of one group are filtered together. */
  type: z.string().optional(),
  /** The equipment type's kind within its group, e.g. `41-50 HP, utility`. */
  subType: z.string().optional(),
  /** The unit of sizes of this type, `t`. */
  unit: z.string().optional(),
  /** All facts that machines of this type are chosen by, the capacity first; only sizes have a unit. */
  facts: z.array(z.object({ fact: z.enum(factNames), unit: z.string().optional() })).optional(),
  /** A machine of this type must be in at least one of these categories; absent if any will do. */
  categoryIds: z.array(z.number().int()).optional(),
});
