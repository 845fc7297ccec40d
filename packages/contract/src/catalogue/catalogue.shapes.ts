import { factNames } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, wrong('colour.invalid'));

/** A category as the navbar and the listing show it (public-area §3). */
export const category = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `#rrggbb`; the ground of the cards of this category. */
  colorCode: colour,
});

/** An item of the category and equipment type drop-downs. Types carry their group besides. */
export const dropDownItem = z.object({
  id: z.number().int(),
  value: z.string(),
  /** The equipment type's group, e.g. `Tractor`; types of one group are filtered together. */
  type: z.string().optional(),
  /** The equipment type's kind within its group, e.g. `41-50 HP, utility`. */
  subType: z.string().optional(),
  /** What machines of this type are hired by, `t`. */
  unit: z.string().optional(),
  /** All that machines of this type are hired by, the capacity first; what is no size has no unit. */
  facts: z.array(z.object({ fact: z.enum(factNames), unit: z.string().optional() })).optional(),
  /** The categories that machines of this type may be in, one of them at least; absent where it goes with any. */
  categoryIds: z.array(z.number().int()).optional(),
});
