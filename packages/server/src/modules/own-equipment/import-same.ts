import type { Looks } from './imports.queries.ts';

interface Owned extends Looks {
  readonly id: string;
  readonly is_draft: boolean;
}

/** A row that looks like a machine one has, then with its id, or like a row before it. */
export interface SameRow {
  readonly row: number;
  readonly id?: string;
  readonly isDraft?: boolean;
}

const looksOf = ({ name, model_number, year_of_mfg, city_id }: Looks): string =>
  JSON.stringify([
    ...[name, model_number].map((text) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')),
    year_of_mfg,
    city_id,
  ]);

/**
 * The rows that look like machines one has already, each machine once, and those that look like a row before. Alike is what has the same name,
 * model, year and city. Fleets have twins, so that a row looks like another forbids nothing: it is said, and one may leave it out.
 */
export function sameMachines(
  rows: readonly { readonly row: number; readonly values: Looks }[],
  owned: readonly Owned[],
): SameRow[] {
  const left = Map.groupBy(owned, looksOf);
  const seen = new Set<string>();
  return rows.flatMap(({ row, values }): SameRow[] => {
    const looks = looksOf(values);
    const own = left.get(looks)?.shift();
    if (own !== undefined) return [{ row, id: own.id, isDraft: own.is_draft }];
    if (seen.has(looks)) return [{ row }];
    seen.add(looks);
    return [];
  });
}
