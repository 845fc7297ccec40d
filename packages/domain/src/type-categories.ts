/**
 * Whether a machine of a type may be in these categories: at least one is a category of the type. A type without categories allows any.
 * @param own the type's categories, by id
 */
export const isOfCategories = <Id extends number | string>(chosen: readonly Id[], own: readonly Id[] = []): boolean =>
  own.length === 0 || chosen.some((id) => own.includes(id));
