import { type Capacity, convertedTo } from '@yantra/domain';
import { type Meaning, closeReach, isWithin } from '../terms/index.ts';
import type { Vocabulary } from '../vocabulary/index.ts';
import type { Filters } from './filters.ts';
import type { Ranking } from './ranked.ts';

type SizeWanted = Ranking['sizes'][number];

/** The requested size for each requested type. */
export const sizesWanted = (
  { termTypeIds, typeIds = [] }: Filters,
  size: Capacity,
  vocabulary: Vocabulary,
): SizeWanted[] => (termTypeIds ?? typeIds).flatMap((typeId) => sizeWanted(typeId, size, vocabulary)?.size ?? []);

/** Of a term's types those that come in the requested size; `undefined` if all or none do. */
export function fittingTypes(
  { termTypeIds = [] }: Filters,
  { size }: Meaning,
  vocabulary: Vocabulary,
): number[] | undefined {
  if (size === undefined) return undefined;
  const fitting = termTypeIds.filter((id) => sizeWanted(id, size, vocabulary)?.isUsual === true);
  return fitting.length === 0 || fitting.length === termTypeIds.length ? undefined : fitting;
}

/** The type's fact that a size refers to: the first with a comparable unit. */
function sizeWanted(
  typeId: number,
  asked: Capacity,
  { facts }: Vocabulary,
): { readonly size: SizeWanted; readonly isUsual: boolean } | undefined {
  for (const { fact, unit, low, high } of facts.get(typeId) ?? []) {
    const wanted = convertedTo(unit, asked);
    if (wanted === undefined) continue;
    const isUsual = isWithin(wanted, { low, high }, closeReach);
    return { size: { typeId, fact, usual: (low + high) / 2, wanted }, isUsual };
  }
  return undefined;
}
