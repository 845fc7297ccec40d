import type { ListingState } from '@yantra/contract/calls';

/** What decides whether a machine is listed. */
export interface Listed {
  readonly status: string;
  readonly is_draft: boolean;
  readonly hidden_at: Date | null;
  readonly held_at: Date | null;
  readonly listed_from: Date | null;
  readonly listed_until: Date | null;
  readonly was_in_plan: boolean;
  /** For admins: nobody else sees machines of somebody blocked. */
  readonly is_owner_blocked?: boolean;
}

/** Whether a machine is listed at a moment, or why not. */
export function listingOf(row: Listed, now: Date): ListingState {
  if (row.is_draft) return 'draft';
  if (row.hidden_at !== null) return 'hidden';
  if (row.held_at !== null) return 'inReview';
  if (row.status === 'Unavailable' || row.is_owner_blocked) return 'unavailable';
  const { listed_from: from, listed_until: until } = row;
  if (from !== null && until !== null && until > now) return from <= now ? 'listed' : 'planBegins';
  return row.was_in_plan ? 'planEnded' : 'notInPlan';
}
