import type { ListingState } from '@yantra/contract/calls';

/** What says whether a machine is in the public lists. */
export interface Listed {
  readonly status: string;
  readonly is_draft: boolean;
  readonly listed_from: Date | null;
  readonly listed_until: Date | null;
  readonly was_in_plan: boolean;
}

/** Why a machine is not in the public lists at a moment, or that it is. */
export function listingOf(row: Listed, now: Date): ListingState {
  if (row.is_draft) return 'draft';
  if (row.status === 'Unavailable') return 'unavailable';
  const { listed_from: from, listed_until: until } = row;
  if (from !== null && until !== null && until > now) return from <= now ? 'listed' : 'planBegins';
  return row.was_in_plan ? 'planEnded' : 'notInPlan';
}
