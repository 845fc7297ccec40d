import { isOfCategories } from '@yantra/domain';
import type { EquipmentValues } from './equipment.ts';

/** Which categories the machines of a type are in, by ids as the form has them; a type that is not here goes with any. */
export interface Kinds {
  readonly of: ReadonlyMap<string, readonly string[]>;
  readonly nameOf: (what: 'type' | 'category', id: string) => string;
}

type Chosen = Pick<EquipmentValues, 'categories' | 'equipmentTypeId'>;

const idsIn = (categories: string): readonly string[] => categories.split(',').filter(Boolean);

/** What somebody chose, as one text. */
export const kindOf = ({ categories, equipmentTypeId }: Chosen): string => `${equipmentTypeId} ${categories}`;

/** The type, and the categories that it belongs to, where none of them is chosen. */
export function strayedIn(
  { categories, equipmentTypeId }: Chosen,
  { of, nameOf }: Kinds,
): { readonly type: string; readonly categories: string } | undefined {
  const own = of.get(equipmentTypeId);
  const chosen = idsIn(categories);
  if (own === undefined || chosen.length === 0 || isOfCategories(chosen, own)) return undefined;
  return { type: nameOf('type', equipmentTypeId), categories: own.map((id) => nameOf('category', id)).join(', ') };
}

/** The types that go with what is chosen; without a category all of them, and the one that is chosen stays to be seen. */
export const typesFor = <Option extends { readonly value: string }>(
  { categories, equipmentTypeId }: Chosen,
  types: readonly Option[],
  of: Kinds['of'],
): readonly Option[] => {
  const chosen = idsIn(categories);
  if (chosen.length === 0) return types;
  return types.filter(({ value }) => value === equipmentTypeId || isOfCategories(chosen, of.get(value)));
};
