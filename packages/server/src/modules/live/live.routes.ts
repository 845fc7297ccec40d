import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { corsFor, preflightHeaders } from '../../http/cors.ts';
import { bearerOf, type IdentifyParts } from '../../http/identify.ts';
import { prefixes } from '../../http/paths.ts';
import { type Live, liveHeaders } from './live.ts';

/** The address of the stream. */
export const liveUrl = `${prefixes.api}/Live/Events`;

/**
 * News as they come (server-sent events), to who is logged in. `news` has the number of unread notifications and of the newest one; `end` says that the session
 * is over.
 */
export function liveRoutes(http: FastifyInstance, live: Live, parts: IdentifyParts): void {
  const { identify, allowedOrigins, ownOrigin } = parts;
  const cors = (request: FastifyRequest) => {
    const { origin } = request.headers;
    const answer = corsFor({ origin, ownOrigin: ownOrigin(request), isPublicRead: false, allowedOrigins });
    if (!answer.isAllowed) throw new AppError('request.origin');
    return answer.headers;
  };
  http.options(liveUrl, async (request, reply) =>
    reply
      .code(204)
      .headers({
        ...cors(request),
        ...preflightHeaders(['GET']),
        'access-control-allow-headers': 'authorization, last-event-id',
      })
      .send(),
  );
  http.get(liveUrl, { config: { isStream: true } }, async (request, reply) => {
    reply.headers(cors(request));
    const token = bearerOf(request, parts);
    if (token === undefined) throw new AppError('auth.required');
    const caller = await identify(token);
    if (caller === undefined) throw new AppError('session.ended');
    const known = request.headers['last-event-id'];
    live.open(caller, typeof known === 'string' ? known : '', () => {
      reply.hijack();
      const headers = { ...reply.getHeaders(), ...liveHeaders };
      return reply.raw.writeHead(200, headers as Record<string, string>);
    });
    return reply;
  });
}
