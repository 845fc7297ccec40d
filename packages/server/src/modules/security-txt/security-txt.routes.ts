import { dayMs } from '@yantra/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { OwnOrigin } from '../../http/own-origin.ts';

/** The content of `security.txt`. */
export interface SecurityTxtParts {
  readonly clock: Clock;
  readonly ownOrigin: OwnOrigin;
  /** `SECURITY_CONTACT`; by default the site's own page. */
  readonly contact?: string | undefined;
}

export const securityTxtPath = '/.well-known/security.txt';
/* Less than a year ahead, as the standard requires; made anew each day. */
const goodForDays = 180;

/** Where to report a vulnerability, in the form of RFC 9116. */
export function securityTxtRoutes(app: FastifyInstance, { clock, ownOrigin, contact }: SecurityTxtParts): void {
  app.get(securityTxtPath, (request, reply) => {
    const origin = ownOrigin(request);
    const today = Math.floor(clock.now().getTime() / dayMs);
    const fields = {
      Contact: contact ?? `${origin}/contact-us`,
      Expires: new Date((today + goodForDays) * dayMs).toISOString(),
      'Preferred-Languages': 'en',
      Canonical: `${origin}${securityTxtPath}`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join(''));
  });
  app.get('/security.txt', (_request, reply) => reply.redirect(securityTxtPath, 301));
}
