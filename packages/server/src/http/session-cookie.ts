import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './bind.ts';
import { cookiesOf } from './cookies.ts';
import type { OwnOrigin } from './own-origin.ts';
import { pathOf, prefixes } from './paths.ts';

const names = {
  session: 'yantra_session',
  /** Identifies the person for rendering pages. */
  page: 'yantra_page',
  /** Says that somebody is logged in, but not who: most pages are rendered for nobody, and the browser then asks as the person. */
  known: 'yantra_known',
} as const;
/** Below these, pages are rendered for the person. */
const personalPaths = ['/dashboard', '/saved'];

/**
 * A cookie's name. Over https browsers accept a name with this prefix only from this very host, encrypted, for all paths: no subdomain and nobody on the
 * network can set it.
 */
const nameOf = (which: keyof typeof names, isSecure: boolean): string =>
  isSecure ? `__Host-${names[which]}` : names[which];

/** Whether a request's cookies are https cookies. */
const isSecure = (request: FastifyRequest, ownOrigin: OwnOrigin): boolean => ownOrigin(request).startsWith('https:');

/** What a request's cookies say about its sender, for the requested page. */
export type CookieFacts = ReturnType<typeof cookieFacts>;

/** @param cookies those of the request */
export function cookieFacts(
  request: FastifyRequest,
  cookies: Readonly<Record<string, string | undefined>>,
  ownOrigin: OwnOrigin,
) {
  const secure = isSecure(request, ownOrigin);
  const path = pathOf(request.url);
  const isPersonal = personalPaths.some((one) => path === one || path.startsWith(`${one}/`));
  return {
    /** The page token, only where pages are rendered for a person: below the dashboard, and what they keep. */
    pageToken: (isPersonal && cookies[nameOf('page', secure)]) || undefined,
    /** Whether the browser says that somebody is logged in. */
    isKnown: cookies[nameOf('known', secure)] === '1',
  };
}

/** The browser's session cookies: unreadable for scripts, not sent by other sites' pages. Values are sent with the answer; the last write counts. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, ownOrigin: OwnOrigin): SessionCookie {
  const secure = isSecure(request, ownOrigin);
  const written = (which: keyof typeof names, value: string, maxAgeSeconds: number, path: string, sameSite: string) =>
    [
      `${nameOf(which, secure)}=${value}`,
      `Max-Age=${maxAgeSeconds}`,
      // The name's prefix requires the whole host; without it the cookie has the narrowest path.
      `Path=${secure ? '/' : path}`,
      'HttpOnly',
      `SameSite=${sameSite}`,
      ...(secure ? ['Secure'] : []),
    ].join('; ');
  return {
    read: () => cookiesOf(request.headers.cookie)[nameOf('session', secure)],
    write({ session, page } = { session: '', page: '' }, maxAgeSeconds = 0) {
      // Fastify would otherwise also send earlier ones.
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', [
        written('session', session, maxAgeSeconds, `${prefixes.api}/Login`, 'Strict'),
        written('page', page, maxAgeSeconds, '/', 'Strict'),
        // Sent also with links from other sites.
        written('known', session === '' ? '' : '1', maxAgeSeconds, '/', 'Lax'),
      ]);
    },
  };
}
