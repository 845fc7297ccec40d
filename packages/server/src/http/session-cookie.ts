import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './bind.ts';
import { cookiesOf } from './cookies.ts';
import { prefixes } from './paths.ts';

const name = 'yantra_session';
/** Says that somebody is logged in, and not who: pages are drawn for nobody, and their browser then asks as them. */
const knownName = 'yantra_known';

/** Whether somebody is logged in at the browser with these cookies, as far as it says so itself. */
export const saysKnown = (cookies: Readonly<Record<string, string | undefined>>): boolean => cookies[knownName] === '1';

/**
 * The browser's session cookie: no script reads it, no other site's page has it sent, and only the calls below `/Login` get it. A value that is
 * written goes out with the answer, the last one counts.
 */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const secure = request.protocol === 'https' ? ['Secure'] : [];
  const attributes = [`Path=${prefixes.api}/Login`, 'HttpOnly', 'SameSite=Strict', ...secure];
  // Links from other sites lead to pages too.
  const knownAttributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...secure];
  return {
    read: () => cookiesOf(request.headers.cookie)[name],
    write(value = '', maxAgeSeconds = 0) {
      // Fastify would send both.
      reply.removeHeader('set-cookie');
      const age = `Max-Age=${maxAgeSeconds}`;
      reply.header('set-cookie', [
        [`${name}=${value}`, age, ...attributes].join('; '),
        [`${knownName}=${value === '' ? '' : '1'}`, age, ...knownAttributes].join('; '),
      ]);
    },
  };
}
