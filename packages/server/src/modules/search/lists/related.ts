import { nameOfGroup, type Vocabulary } from '../vocabulary/index.ts';
import type { Cell } from './rollup.queries.ts';

/** A kind to offer instead. */
export interface RelatedKind {
  readonly type: string;
  readonly count: number;
  readonly everywhere: number;
}

const most = 6;

/** Kinds to offer instead: of the named types' categories, first those listed here, then the most listed. Without a type the most listed kinds. */
export function relatedTo(
  typeIds: readonly number[],
  categoryId: number | undefined,
  here: readonly Cell[],
  everywhere: readonly Cell[],
  vocabulary: Vocabulary,
): RelatedKind[] {
  const named = new Set(typeIds.map((id) => nameOfGroup(id, vocabulary)));
  const categories = new Set(
    everywhere.filter(({ typeId }) => typeIds.includes(typeId)).flatMap(({ categoryIds }) => categoryIds),
  );
  if (categoryId !== undefined) categories.add(categoryId);
  const kinds = new Map<string, { count: number; everywhere: number }>();
  const add = (cells: readonly Cell[], key: 'count' | 'everywhere') => {
    for (const { typeId, categoryIds, n } of cells) {
      const type = nameOfGroup(typeId, vocabulary);
      if (type === undefined || named.has(type)) continue;
      if (categories.size > 0 && !categoryIds.some((id) => categories.has(id))) continue;
      const kind = kinds.get(type) ?? { count: 0, everywhere: 0 };
      kind[key] += n;
      kinds.set(type, kind);
    }
  };
  add(here, 'count');
  add(everywhere, 'everywhere');
  return [...kinds]
    .map(([type, counts]) => ({ type, ...counts }))
    .filter((kind) => kind.everywhere > 0)
    .toSorted((a, b) => b.count - a.count || b.everywhere - a.everywhere || (a.type < b.type ? -1 : 1))
    .slice(0, most);
}
