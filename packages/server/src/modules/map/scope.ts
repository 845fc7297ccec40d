import type { Filters } from '../search/lists/index.ts';

/** The stored cells that can answer a request. */
export interface Scope {
  /** Any of these: 0 is everything, else a category's id, or a type's as a negative number (migration 0004). */
  readonly kinds: readonly number[];
  /** The finest grid that has them. */
  readonly finestLevel: number;
}

const everything: Scope = { kinds: [0], finestLevel: 17 };
/** A filter by a group sends all of its types; beyond this many it is cheaper to scan the machines. */
const mostTypes = 60;

/* Words are asked for by themselves, bounds are the screen, and what is not free on days is taken away. */
const besides = new Set(['words', 'bounds', 'freeOn']);

/** The stored cells that match the filters without bounds and days; `undefined` if only the machines can tell. */
export function scopeOf(filters: Filters): Scope | undefined {
  const [filter, ...more] = Object.keys(filters).filter((key) => !besides.has(key));
  if (filters.words.length > 0 || more.length > 0) return undefined;
  if (filter === undefined) return everything;
  const category = filters.categoryId ?? filters.termCategoryId;
  if (category !== undefined) return { kinds: [category], finestLevel: 14 };
  const types = filters.typeIds ?? filters.termTypeIds;
  if (types === undefined || types.length > mostTypes) return undefined;
  return { kinds: types.map((id) => -id), finestLevel: 14 };
}
