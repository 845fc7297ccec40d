import { unmetBeyondKm } from '@yantra/domain';
import type { Gazetteer } from '../vocabulary/index.ts';
import type { Searched } from './asked.ts';
import type { Beside } from './beside.ts';

/** A search by place, for the statistics. */
export interface SearchedPlace {
  /** The nearest city; empty for all of India. */
  readonly cityId: string;
  /** An unknown word, or no machine in reach; absent if machines were found. */
  readonly unmet?: { readonly why: 'word' | 'far'; readonly nearestKm: number | undefined };
}

/** Where a search was, and why it found nothing in reach. */
export function searchedPlace(
  { strict, from, meaning, total }: Searched,
  { nearby = [] }: Beside,
  gazetteer: Gazetteer,
): SearchedPlace {
  const { cityIds: [id] = [] } = strict;
  const cityId = id ?? (from === undefined ? undefined : gazetteer.nearest(from, 1)[0]?.id) ?? '';
  const distances = nearby.flatMap(({ distanceKm }) => distanceKm ?? []);
  const nearestKm = distances.length === 0 ? undefined : Math.round(Math.min(...distances));
  if (total > 0 || (nearestKm !== undefined && nearestKm <= unmetBeyondKm)) return { cityId };
  const isUnknown = meaning.unknown.length > 0 && meaning.groups.length === 0;
  return { cityId, unmet: { why: isUnknown ? 'word' : 'far', nearestKm } };
}
