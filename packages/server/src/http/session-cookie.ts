import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './bind.ts';
import { cookiesOf } from './cookies.ts';
import type { OwnOrigin } from './own-origin.ts';
import { prefixes } from './paths.ts';

const name = 'yantra_session';
/** Says that somebody is logged in, and not who: most pages are drawn for nobody, and their browser then asks as them. */
const knownName = 'yantra_known';
/** Says who, to the pages that are drawn for them. */
const pageName = 'yantra_page';
const pagePath = '/dashboard';

/** The page token of a browser, which it sends to the pages of the dashboard alone. */
export const pageTokenIn = (cookies: Readonly<Record<string, string | undefined>>): string | undefined =>
  cookies[pageName] || undefined;

/** Whether somebody is logged in at the browser with these cookies, as far as it says so itself. */
export const saysKnown = (cookies: Readonly<Record<string, string | undefined>>): boolean => cookies[knownName] === '1';

/**
 * The browser's session cookies: no script reads them, no other site's page has them sent. Values that are written go out with the answer, the
 * last ones count.
 */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, ownOrigin: OwnOrigin): SessionCookie {
  const secure = ownOrigin(request).startsWith('https:') ? ['Secure'] : [];
  const attributes = [`Path=${prefixes.api}/Login`, 'HttpOnly', 'SameSite=Strict', ...secure];
  const pageAttributes = [`Path=${pagePath}`, 'HttpOnly', 'SameSite=Strict', ...secure];
  // Links from other sites lead to pages too.
  const knownAttributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...secure];
  return {
    read: () => cookiesOf(request.headers.cookie)[name],
    write({ session, page } = { session: '', page: '' }, maxAgeSeconds = 0) {
      // Fastify would send those of before too.
      reply.removeHeader('set-cookie');
      const age = `Max-Age=${maxAgeSeconds}`;
      reply.header('set-cookie', [
        [`${name}=${session}`, age, ...attributes].join('; '),
        [`${pageName}=${page}`, age, ...pageAttributes].join('; '),
        [`${knownName}=${session === '' ? '' : '1'}`, age, ...knownAttributes].join('; '),
      ]);
    },
  };
}
