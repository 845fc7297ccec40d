import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './bind.ts';
import { cookiesOf } from './pages.ts';
import { prefixes } from './paths.ts';

const name = 'yantra_session';

/**
 * The browser's session cookie: no script reads it, no other site's page has it sent, and only the calls below `/Login` get it. A value that is
 * written goes out with the answer, the last one counts.
 */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const attributes = [`Path=${prefixes.api}/Login`, 'HttpOnly', 'SameSite=Strict'];
  if (request.protocol === 'https') attributes.push('Secure');
  return {
    read: () => cookiesOf(request.headers.cookie)[name],
    write(value = '', maxAgeSeconds = 0) {
      // Fastify would send both.
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', [`${name}=${value}`, `Max-Age=${maxAgeSeconds}`, ...attributes].join('; '));
    },
  };
}
