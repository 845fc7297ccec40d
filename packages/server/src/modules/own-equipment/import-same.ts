import type { Looks } from './imports.queries.ts';

interface Owned extends Looks {
  readonly id: string;
  readonly is_draft: boolean;
}

/** A row that resembles an existing machine (with its id), or an earlier row. */
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
 * The rows that resemble existing machines, each machine once, or earlier rows: same name, model, year and city. Fleets have twins, so this forbids nothing:
 * the supplier is told and may leave the row out.
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
