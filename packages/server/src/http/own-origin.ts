import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback.ts';

/** The origin under which a request reached us, e.g. `https://yantra.example.in`. */
export type OwnOrigin = (request: FastifyRequest) => string;

/** The site's known addresses. */
export interface KnownAddresses {
  readonly siteUrl: string | undefined;
  /** Where this process listens, once it does. */
  readonly listeningAt: () => string | undefined;
}

/**
 * Our own origin: named in links, sitemaps and snippets; its pages count as ours. Only `SITE_URL` sets it, whatever a request's `Host` says. Without it, which
 * never happens in production, only this machine's own names are accepted: a page under a name redirected to us (DNS rebinding) counts as foreign.
 */
export function createOwnOrigin({ siteUrl, listeningAt }: KnownAddresses): OwnOrigin {
  if (siteUrl !== undefined) return () => siteUrl;
  return ({ headers: { host }, protocol }) =>
    isLoopbackHost(host)
      ? new URL(`${protocol === 'https' ? 'https' : 'http'}://${host}`).origin
      : (listeningAt() ?? 'http://localhost');
}
