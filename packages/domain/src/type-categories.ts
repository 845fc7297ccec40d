/**
 * Whether a machine of a type may be in these categories: one of them at least is one of the type's. A type that has none goes with any.
 * @param own the type's, by id
 */
export const isOfCategories = <Id extends number | string>(chosen: readonly Id[], own: readonly Id[] = []): boolean =>
  own.length === 0 || chosen.some((id) => own.includes(id));
