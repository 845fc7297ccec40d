import { isOfCategories } from '@yantra/domain';
import type { EquipmentValues } from './equipment.ts';

/** Which categories each type may be in, by the form's ids; a type that is missing here may be in any. */
export interface Kinds {
  readonly of: ReadonlyMap<string, readonly string[]>;
  readonly nameOf: (what: 'type' | 'category', id: string) => string;
}

type Chosen = Pick<EquipmentValues, 'categories' | 'equipmentTypeId'>;

const idsIn = (categories: string): readonly string[] => categories.split(',').filter(Boolean);

/** The selected type and categories, as one text. */
export const selectionKey = ({ categories, equipmentTypeId }: Chosen): string => `${equipmentTypeId} ${categories}`;

/** The selected type and its categories, if none of those is selected. */
export function mismatchIn(
  { categories, equipmentTypeId }: Chosen,
  { of, nameOf }: Kinds,
): { readonly type: string; readonly categories: string } | undefined {
  const own = of.get(equipmentTypeId);
  const chosen = idsIn(categories);
  if (own === undefined || chosen.length === 0 || isOfCategories(chosen, own)) return undefined;
  return { type: nameOf('type', equipmentTypeId), categories: own.map((id) => nameOf('category', id)).join(', ') };
}

/** The types that fit the selected categories, or all types without one; the selected type always stays. */
export const typesFor = <Option extends { readonly value: string }>(
  { categories, equipmentTypeId }: Chosen,
  types: readonly Option[],
  of: Kinds['of'],
): readonly Option[] => {
  const chosen = idsIn(categories);
  if (chosen.length === 0) return types;
  return types.filter(({ value }) => value === equipmentTypeId || isOfCategories(chosen, of.get(value)));
};
