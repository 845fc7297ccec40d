import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';

/** Whose keys and figures a person sees: suppliers their own, whatever they name; an admin anybody's they name, or everybody's (`undefined`). */
export function ownerSeenBy({ role, userId }: Caller, named: string | undefined): string | undefined {
  return role === 'admin' ? named : userId;
}

/** The page that uses a key, as its browser reports it. */
export interface PageSite {
  /** Its origin from `Origin`, else `Referer`; absent if no browser sent one. */
  readonly origin: string | undefined;
  /** Ours. */
  readonly ownOrigin: string;
}

/**
 * Refuses a key on another website's page. On our own pages every key works: the preview shows what a supplier will paste. Without an origin it is not a
 * browser's page, and the data is public anyway.
 * @throws AppError `partner.origin`
 */
export function requireAllowedSite(origins: readonly string[], { origin, ownOrigin }: PageSite): void {
  if (origin === undefined || origin === ownOrigin || origins.includes(origin)) return;
  throw new AppError('partner.origin');
}

/** A key's first characters, to recognise it without being able to use it. */
export const keyStart = (key: string): string => `${key.slice(0, 7)}…`;
