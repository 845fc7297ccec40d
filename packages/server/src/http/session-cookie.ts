import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './bind.ts';
import { cookiesOf } from './cookies.ts';
import type { OwnOrigin } from './own-origin.ts';
import { pathOf, prefixes } from './paths.ts';

const names = {
  session: 'yantra_session',
  /** Says who, to the pages that are drawn for them. */
  page: 'yantra_page',
  /** Says that somebody is logged in, and not who: most pages are drawn for nobody, and their browser then asks as them. */
  known: 'yantra_known',
} as const;
const pagePath = '/dashboard';

/**
 * The name of a cookie. Over https browsers take a name that begins so only from this very host, encrypted and for all of it: no other name of
 * the domain, and nobody on the line, can lay one of theirs in its place.
 */
const nameOf = (which: keyof typeof names, isSecure: boolean): string =>
  isSecure ? `__Host-${names[which]}` : names[which];

/** Whether what a request's cookies say is told over https. */
const isSecure = (request: FastifyRequest, ownOrigin: OwnOrigin): boolean => ownOrigin(request).startsWith('https:');

/** What the cookies of a request say of whoever sends it, to the page that they ask for. */
export type CookieFacts = ReturnType<typeof cookieFacts>;

/** @param cookies those of the request */
export function cookieFacts(
  request: FastifyRequest,
  cookies: Readonly<Record<string, string | undefined>>,
  ownOrigin: OwnOrigin,
) {
  const secure = isSecure(request, ownOrigin);
  const path = pathOf(request.url);
  const isPersonal = path === pagePath || path.startsWith(`${pagePath}/`);
  return {
    /** The page token, where pages are drawn for somebody: below the dashboard alone. */
    pageToken: (isPersonal && cookies[nameOf('page', secure)]) || undefined,
    /** Whether somebody is logged in at the browser, as far as it says so itself. */
    isKnown: cookies[nameOf('known', secure)] === '1',
  };
}

/**
 * The browser's session cookies: no script reads them, no other site's page has them sent. Values that are written go out with the answer, the
 * last ones count.
 */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, ownOrigin: OwnOrigin): SessionCookie {
  const secure = isSecure(request, ownOrigin);
  const written = (which: keyof typeof names, value: string, maxAgeSeconds: number, path: string, sameSite: string) =>
    [
      `${nameOf(which, secure)}=${value}`,
      `Max-Age=${maxAgeSeconds}`,
      // What such a name promises needs the whole host; without it a cookie goes only where it is read.
      `Path=${secure ? '/' : path}`,
      'HttpOnly',
      `SameSite=${sameSite}`,
      ...(secure ? ['Secure'] : []),
    ].join('; ');
  return {
    read: () => cookiesOf(request.headers.cookie)[nameOf('session', secure)],
    write({ session, page } = { session: '', page: '' }, maxAgeSeconds = 0) {
      // Fastify would send those of before too.
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', [
        written('session', session, maxAgeSeconds, `${prefixes.api}/Login`, 'Strict'),
        written('page', page, maxAgeSeconds, pagePath, 'Strict'),
        // Links from other sites lead to pages too.
        written('known', session === '' ? '' : '1', maxAgeSeconds, '/', 'Lax'),
      ]);
    },
  };
}
