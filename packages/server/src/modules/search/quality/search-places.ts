import type { UnmetWhy } from '@yantra/contract/calls';

/** Where a search was made, and why it was in vain. */
export interface SearchPlace {
  /** The city; empty for all of India. */
  readonly cityId: string;
  /** Absent if it found machines in reach. */
  readonly unmet?: { readonly why: UnmetWhy; readonly nearestKm: number | undefined };
}

/** A city's searches of a day. */
export interface CountedPlace {
  readonly cityId: string;
  readonly searches: number;
  readonly unknown: number;
  readonly far: number;
}

/** A term of a city that found nothing in reach. */
export interface CountedUnmet {
  readonly cityId: string;
  readonly term: string;
  readonly n: number;
  readonly why: UnmetWhy;
  readonly nearestKm: number | null;
  readonly kinds: string;
}

/** Collects searches by place until they are written. @param most different unmet terms kept */
export function gatherPlaces(most: number) {
  const places = new Map<string, CountedPlace>();
  const unmet = new Map<string, CountedUnmet>();
  return {
    add(term: string, { cityId, unmet: vain }: SearchPlace, kinds: readonly string[]): void {
      const { searches, unknown, far } = places.get(cityId) ?? { searches: 0, unknown: 0, far: 0 };
      places.set(cityId, {
        cityId,
        searches: searches + 1,
        unknown: unknown + Number(vain?.why === 'word'),
        far: far + Number(vain?.why === 'far'),
      });
      if (vain === undefined) return;
      const key = `${cityId} ${term}`;
      const before = unmet.get(key);
      if (before === undefined && unmet.size >= most) return;
      const { why, nearestKm = null } = vain;
      unmet.set(key, { cityId, term, n: (before?.n ?? 0) + 1, why, nearestKm, kinds: kinds.join(', ') });
    },
    /** What was collected, equal terms as one. */
    counted(withoutFiller: (term: string) => string | undefined) {
      const terms = new Map<string, CountedUnmet>();
      for (const one of unmet.values()) {
        const term = withoutFiller(one.term);
        if (term === undefined) continue;
        const key = `${one.cityId} ${term}`;
        terms.set(key, { ...one, term, n: one.n + (terms.get(key)?.n ?? 0) });
      }
      return { places: [...places.values()], unmet: [...terms.values()] };
    },
  };
}
