import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';

/** Whose keys and figures somebody sees: a supplier their own, whatever they name; an admin whom they name, or everybody's (`undefined`). */
export function ownerSeenBy({ role, userId }: Caller, named: string | undefined): string | undefined {
  return role === 'admin' ? named : userId;
}

/** Where a page is that uses a key, as far as its browser says. */
export interface PageSite {
  /** Its origin by `Origin`, else by `Referer`; absent where no browser says so. */
  readonly origin: string | undefined;
  /** Ours. */
  readonly ownOrigin: string;
}

/**
 * Refuses a key on a page of another website. On our own pages every key may be seen at work: the preview shows what a supplier will paste.
 * Without an origin it is no browser's page of another website, and what could be asked for is public without a key.
 * @throws AppError `partner.origin`
 */
export function demandSite(origins: readonly string[], { origin, ownOrigin }: PageSite): void {
  if (origin === undefined || origin === ownOrigin || origins.includes(origin)) return;
  throw new AppError('partner.origin');
}

/** How a key begins, for who should know which it is and not use it. */
export const keyStart = (key: string): string => `${key.slice(0, 7)}…`;
