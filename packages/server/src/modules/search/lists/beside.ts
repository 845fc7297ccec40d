import type { EquipmentPage } from '@yantra/contract/calls';
import { fewFound } from '@yantra/domain';
import type { Place } from '@yantra/places';
import type { Db } from '../../../database/types.ts';
import type { Meaning } from '../terms/index.ts';
import type { Gazetteer } from '../vocabulary/index.ts';
import { type Asked, isLoosened, loosened, isMeaningless, type Searched } from './asked.ts';
import type { Filters } from './filters.ts';
import { listCard } from './list-card.ts';
import { type Nearby, nearbyOf } from './nearby.ts';
import { type RelatedKind, relatedTo } from './related.ts';
import type { Rollup } from './rollup.ts';
import { fittingTypes } from './size-wanted.ts';

/** What is shown beside a short list. */
export type Beside = Pick<EquipmentPage, 'nearby' | 'nearbyCities' | 'elsewhere' | 'related'>;

interface BesideParts {
  readonly db: Db;
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
}

/**
 * What is shown beside a list: if it is short the nearest elsewhere, and other kinds if nothing is here. A documented list call, without page and term, gets
 * only its list.
 */
export async function besideOf(searched: Searched, page: number, parts: BesideParts): Promise<Beside> {
  const { input, total, vocabulary } = searched;
  const isFew = isLoosened(searched) || total < fewFound;
  const isAsked = input.bounds === undefined && (input.page !== undefined || input.searchTerm !== undefined);
  if (!isFew || !isAsked || page !== 1) return {};
  const nearby = await nearestElsewhere(searched, parts);
  const related = total > 0 ? [] : await kindsInstead(searched, parts);
  return {
    ...(nearby === undefined
      ? {}
      : {
          nearby: nearby.rows.map((row) => listCard(row, vocabulary, searched.today)),
          nearbyCities: nearby.cities.map(({ city: { id, name, state }, distanceKm, count }) => ({
            id,
            name,
            state,
            distanceKm,
            count,
          })),
          ...(nearby.all && { elsewhere: nearby.all }),
        }),
    ...(related.length === 0 ? {} : { related }),
  };
}

/** The nearest machines outside the requested place: those that match everything come before those of the right kind only. */
async function nearestElsewhere(searched: Searched, parts: BesideParts): Promise<Nearby | undefined> {
  const { strict, total, meaning, vocabulary } = searched;
  const from = placeAsked(searched, parts.gazetteer);
  const isEverywhere = searched.from !== undefined && strict.near === undefined && strict.cityIds === undefined;
  if (from === undefined || isEverywhere || isMeaningless(searched)) return undefined;
  const fitting = fittingTypes(strict, meaning, vocabulary);
  const tries = [
    ...(fitting === undefined ? [] : [{ ...strict, termTypeIds: fitting }]),
    strict,
    ...(isLoosened(searched) || total === 0 ? loosened(searched) : []),
  ];
  for (const one of tries) {
    const nearby = await alternateNearby(one, meaning.groups, from, parts);
    if (nearby.rows.length > 0) return nearby;
  }
  return undefined;
}

/** The requested place, to measure from. */
function placeAsked({ strict: { cityIds }, from, input, meaning }: Asked, gazetteer: Gazetteer): Place | undefined {
  if (from !== undefined) return from;
  const city = cityIds?.[0] === undefined ? undefined : gazetteer.byId(cityIds[0]);
  return city ?? (meaning.cities ?? gazetteer.named(input.selectedCity ?? ''))[0];
}

/** For two requested kinds, the nearest of each alternating. */
async function alternateNearby(
  filters: Filters,
  groups: Meaning['groups'],
  from: Place,
  parts: BesideParts,
): Promise<Nearby> {
  const without = { cityIds: new Set(filters.cityIds), km: filters.near?.radiusKm ?? -1 };
  const all = await nearbyOf(parts, filters, from, without);
  if (groups.length < 2) return all;
  const kinds = groups.map((ids) => ids.filter((id) => filters.termTypeIds?.includes(id)));
  const each = await Promise.all(
    kinds.map((termTypeIds) => nearbyOf(parts, { ...filters, termTypeIds }, from, without)),
  );
  const turns = Math.max(...each.map(({ rows }) => rows.length));
  const rows = Array.from({ length: turns }, (_, turn) => each.flatMap((one) => one.rows[turn] ?? [])).flat();
  return { ...all, rows: rows.slice(0, Math.max(all.rows.length, groups.length)) };
}

async function kindsInstead({ strict, vocabulary }: Asked, { rollup }: BesideParts): Promise<RelatedKind[]> {
  const [here, everywhere] = await Promise.all([
    strict.cityIds === undefined || strict.cityIds.length === 0 ? [] : rollup.cellsFor(strict),
    rollup.cellsFor({ words: [] }),
  ]);
  const typeIds = strict.termTypeIds ?? strict.typeIds ?? [];
  return relatedTo(typeIds, strict.termCategoryId ?? strict.categoryId, here, everywhere, vocabulary);
}
