import type { FastifyRequest } from 'fastify';
import type { OwnOrigin } from './own-origin.ts';

/** What reads with a partner's key have to pass. Such a read is not answered from what lies ready for everybody before it has. */
export interface PartnerGate {
  /** @throws AppError `partner.unknown`, `partner.origin` */
  admit(key: string, site: { readonly origin: string | undefined; readonly ownOrigin: string }): Promise<void>;
  /** Counts an answer that is made anew. @throws AppError `partner.tooMany` */
  spend(key: string): Promise<void>;
}

/** The key in a query or a body; the empty one is none. */
export function partnerKeyIn(input: unknown): string | undefined {
  const { key } = (input ?? {}) as { readonly key?: unknown };
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** The origin of the page that asks: by `Origin`, else by `Referer`. */
export function siteOf({ headers: { origin, referer } }: FastifyRequest): string | undefined {
  if (origin !== undefined) return origin;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** The same, where it is not a page of ours. */
export function foreignOriginOf(
  request: FastifyRequest,
  { allowedOrigins, ownOrigin }: { readonly allowedOrigins: readonly string[]; readonly ownOrigin: OwnOrigin },
): string | undefined {
  const { origin } = request.headers;
  return origin === ownOrigin(request) || (origin !== undefined && allowedOrigins.includes(origin))
    ? undefined
    : origin;
}
