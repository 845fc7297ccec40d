import type { FastifyRequest } from 'fastify';
import type { OwnOrigin } from './own-origin.ts';

/** The checks of reads with a partner's key. Shared ready answers are only given afterwards. */
export interface PartnerGate {
  /** @throws AppError `partner.unknown`, `partner.origin` */
  admit(key: string, site: { readonly origin: string | undefined; readonly ownOrigin: string }): Promise<void>;
  /** Counts a newly made answer. @throws AppError `partner.tooMany` */
  spend(key: string): Promise<void>;
}

/** The key in a query or body; an empty one counts as none. */
export function partnerKeyIn(input: unknown): string | undefined {
  const { key } = (input ?? {}) as { readonly key?: unknown };
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** The origin of the requesting page: from `Origin`, else `Referer`. */
export function siteOf({ headers: { origin, referer } }: FastifyRequest): string | undefined {
  if (origin !== undefined) return origin;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** The same, unless it is our own. */
export function foreignOriginOf(
  request: FastifyRequest,
  { allowedOrigins, ownOrigin }: { readonly allowedOrigins: readonly string[]; readonly ownOrigin: OwnOrigin },
): string | undefined {
  const { origin } = request.headers;
  return origin === ownOrigin(request) || (origin !== undefined && allowedOrigins.includes(origin))
    ? undefined
    : origin;
}
