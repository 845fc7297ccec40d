import type { Slice } from '../../../page.ts';
import type { EquipmentRow } from '../../equipment/index.ts';
import type { Filters } from './filters.ts';
import type { Ranking } from './ranked.ts';

/* Up to this many machines all are compared; above, only those on the page. */
const manyMachines = 400;
/* A type fits if its usual size is within this factor. */
const fits = 1.25;

/** A part of a list, in the order of the stored scores. */
interface Tier {
  readonly filters: Filters;
  readonly total: number;
}

/** Reads parts of a list. */
export interface TierReader {
  /** How many machines pass filters. */
  readonly count: (filters: Filters) => Promise<number>;
  /** A slice in the order of the stored scores. */
  readonly rows: (filters: Filters, slice: Slice) => Promise<readonly EquipmentRow[]>;
}

/**
 * A page of a list too long to compare every machine: better matches form a list of their own, before all others, each walked in an index's order. Names with
 * the preferred words come first, types of a fitting size before others; two kinds alternate. Undefined if the list is short, or has no better matches.
 */
export async function tieredRows(
  filters: Filters,
  ranking: Ranking,
  total: number,
  slice: Slice,
  reader: TierReader,
): Promise<EquipmentRow[] | undefined> {
  if (total <= manyMachines || ranking.near !== undefined || ranking.isTrial === true) return undefined;
  const parts = partsOf(filters, ranking);
  if (parts === undefined) return undefined;
  const tiers = await Promise.all(
    parts.map(async (one): Promise<Tier> => ({ filters: one, total: await reader.count(one) })),
  );
  const places = ranking.groups.length > 1 ? alternate(tiers, slice) : inSequence(tiers, slice);
  const rows = await Promise.all(
    tiers.map(async ({ filters: one }, tier) => {
      const own = places.filter((place) => place.tier === tier);
      const [first] = own;
      return first === undefined ? [] : reader.rows(one, { offset: first.index, limit: own.length });
    }),
  );
  const next = tiers.map(() => 0);
  return places.flatMap(({ tier }) => {
    const row = rows[tier]?.[next[tier] ?? 0];
    next[tier] = (next[tier] ?? 0) + 1;
    return row ?? [];
  });
}

/** The filters of each part; together they contain every machine exactly once. */
function partsOf(filters: Filters, { groups, preferred, sizes }: Ranking): Filters[] | undefined {
  const types = filters.termTypeIds ?? [];
  if (groups.length > 1) {
    return groups.map((ids) => ({ ...filters, termTypeIds: ids.filter((id) => types.includes(id)) }));
  }
  if (preferred.length > 0) {
    return [
      { ...filters, words: [...filters.words, ...preferred] },
      { ...filters, wordsAbsent: preferred },
    ];
  }
  const fitting = types.filter((id) =>
    sizes.some(({ typeId, usual, wanted }) => typeId === id && usual <= wanted * fits && wanted <= usual * fits),
  );
  if (fitting.length === 0 || fitting.length === types.length) return undefined;
  const others = types.filter((id) => !fitting.includes(id));
  return [
    { ...filters, termTypeIds: fitting },
    { ...filters, termTypeIds: others },
  ];
}

interface PlaceInTier {
  readonly tier: number;
  readonly index: number;
}

function inSequence(tiers: readonly Tier[], { offset, limit }: Slice): PlaceInTier[] {
  const places: PlaceInTier[] = [];
  let base = 0;
  for (const [tier, { total }] of tiers.entries()) {
    const end = Math.min(base + total, offset + limit);
    for (let at = Math.max(base, offset); at < end; at += 1) places.push({ tier, index: at - base });
    base += total;
  }
  return places;
}

/** Alternates between the kinds, until one has none left. */
function alternate(tiers: readonly Tier[], { offset, limit }: Slice): PlaceInTier[] {
  const places: PlaceInTier[] = [];
  const longest = Math.max(...tiers.map(({ total }) => total));
  let at = 0;
  for (let index = 0; index < longest && at < offset + limit; index += 1) {
    for (const [tier, { total }] of tiers.entries()) {
      if (index >= total) continue;
      if (at >= offset && at < offset + limit) places.push({ tier, index });
      at += 1;
    }
  }
  return places;
}
