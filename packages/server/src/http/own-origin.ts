import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback.ts';

/** The origin under which a request reaches us, e.g. `https://yantra.example.in`. */
export type OwnOrigin = (request: FastifyRequest) => string;

/** Where the site is known. */
export interface KnownAddresses {
  readonly siteUrl: string | undefined;
  /** Where this process listens, once it does. */
  readonly listeningAt: () => string | undefined;
}

/**
 * Who we are: what links, sitemaps and snippets name, and whose pages count as ours. `SITE_URL` alone says so, whatever a request's `Host`
 * claims. Without it, which is never so in production, this machine's own names are believed and no other: a page whose name was made to lead
 * here (DNS rebinding) is a stranger's.
 */
export function createOwnOrigin({ siteUrl, listeningAt }: KnownAddresses): OwnOrigin {
  if (siteUrl !== undefined) return () => siteUrl;
  return ({ headers: { host }, protocol }) =>
    isLoopbackHost(host)
      ? new URL(`${protocol === 'https' ? 'https' : 'http'}://${host}`).origin
      : (listeningAt() ?? 'http://localhost');
}
