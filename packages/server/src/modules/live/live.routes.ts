import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { corsFor, preflightHeaders } from '../../http/cors.ts';
import { bearerOf, type IdentifyParts } from '../../http/identify.ts';
import { prefixes } from '../../http/paths.ts';
import { type Live, liveHeaders } from './live.ts';

/** The address of the stream. */
export const liveUrl = `${prefixes.api}/Live/Events`;
/** That of a secret page. */
export const livePageUrl = `${prefixes.api}/Live/Page`;

/* Not in the address, which proxies write down. */
const pageScheme = /^Page ([\w.-]{1,200})$/;

/**
 * News as they come (server-sent events). To who is logged in: `news` has the number of unread notifications and of the newest one, `deal` says how far one of
 * their deals is, `end` that the session is over. To a secret page, which is named by `Authorization: Page …`: `deal`, at first for each of its deals, and
 * `end` once it is closed. What came in a deal is then read from the last known place on, so that a break loses nothing and repeats nothing.
 */
export function liveRoutes(http: FastifyInstance, live: Live, parts: IdentifyParts): void {
  const { identify, allowedOrigins, ownOrigin } = parts;
  const cors = (request: FastifyRequest) => {
    const { origin } = request.headers;
    const answer = corsFor({ origin, ownOrigin: ownOrigin(request), isPublicRead: false, allowedOrigins });
    if (!answer.isAllowed) throw new AppError('request.origin');
    return answer.headers;
  };
  const preflight = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(204)
      .headers({
        ...cors(request),
        ...preflightHeaders(['GET']),
        'access-control-allow-headers': 'authorization, last-event-id',
      })
      .send();
  http.options(liveUrl, preflight);
  http.options(livePageUrl, preflight);
  http.get(livePageUrl, { config: { isStream: true } }, async (request, reply) => {
    reply.headers(cors(request));
    const [, page] = pageScheme.exec(request.headers.authorization ?? '') ?? [];
    if (page === undefined) throw new AppError('requestPage.closed');
    await live.openPage(page, () => taken(reply));
    return reply;
  });
  http.get(liveUrl, { config: { isStream: true } }, async (request, reply) => {
    reply.headers(cors(request));
    const token = bearerOf(request, parts);
    if (token === undefined) throw new AppError('auth.required');
    const caller = await identify(token);
    if (caller === undefined) throw new AppError('session.ended');
    const known = request.headers['last-event-id'];
    live.open(caller, typeof known === 'string' ? known : '', () => taken(reply));
    return reply;
  });
}

function taken(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const headers = { ...reply.getHeaders(), ...liveHeaders };
  return reply.raw.writeHead(200, headers as Record<string, string>);
}
