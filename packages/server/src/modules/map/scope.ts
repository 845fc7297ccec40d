import type { Filters } from '../search/lists/index.ts';

/** Kept cells that answer a question. */
export interface Scope {
  /** Any of these: 0 is everything, else a category's id or a type's, negative (migration 0004). */
  readonly kinds: readonly number[];
  /** The finest grid that these are kept in. */
  readonly finestLevel: number;
}

const everything: Scope = { kinds: [0], finestLevel: 17 };
/** A filter by type sends all types of a group; beyond this many it costs less to look at the machines. */
const mostTypes = 60;

/** What of the kept cells the filters mean besides their bounds; `undefined` where only the machines themselves can tell. */
export function scopeOf(filters: Filters): Scope | undefined {
  const [filter, ...more] = Object.keys(filters).filter((key) => key !== 'words' && key !== 'bounds');
  if (filters.words.length > 0 || more.length > 0) return undefined;
  if (filter === undefined) return everything;
  const category = filters.categoryId ?? filters.termCategoryId;
  if (category !== undefined) return { kinds: [category], finestLevel: 14 };
  const types = filters.typeIds ?? filters.termTypeIds;
  if (types === undefined || types.length > mostTypes) return undefined;
  return { kinds: types.map((id) => -id), finestLevel: 14 };
}
