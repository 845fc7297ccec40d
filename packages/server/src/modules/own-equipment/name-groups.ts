import type { Slice } from '../../page.ts';

/** How many machines have a name: a category's or a type's. */
interface Counted {
  readonly id: number;
  readonly n: number;
}

/** The machines of one name, which several categories or types may share. */
export interface NameGroup {
  readonly ids: readonly number[];
  readonly n: number;
}

/** The part of a page from one name's machines. */
export interface Part extends Slice {
  readonly ids: readonly number[];
}

/** Groups by name, sorted; first those without a name. */
export function groupsByName(counted: readonly Counted[], nameOf: ReadonlyMap<number, string>): readonly NameGroup[] {
  const groups = new Map<string, NameGroup>();
  for (const { id, n } of counted) {
    const name = nameOf.get(id) ?? '';
    const { ids = [], n: before = 0 } = groups.get(name) ?? {};
    groups.set(name, { ids: [...ids, id], n: before + n });
  }
  // By code units, like the database's collation.
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** The groups on a page, in order, with the part from each. */
export function partsOf(groups: readonly NameGroup[], { limit, offset }: Slice): readonly Part[] {
  const parts: Part[] = [];
  let before = 0;
  for (const { ids, n } of groups) {
    const first = Math.max(offset - before, 0);
    const taken = Math.min(n, offset + limit - before) - first;
    if (taken > 0) parts.push({ ids, limit: taken, offset: first });
    before += n;
  }
  return parts;
}
