import type { Call } from '@yantra/contract/calls';
import { type CallDefinition, callSchemas } from '@yantra/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { answerCall, envelope } from './answer.ts';
import type { BoundCall, CallContext, FileAnswer } from './bind.ts';
import { beaconIn, mostBeaconBytes, mostSignedBytes, sendFile, signedIn, takeBytes } from './bodies.ts';
import { encodingFor } from './compression.ts';
import { corsFor, preflightHeaders } from './cors.ts';
import { fileIn, takeFiles } from './file-post.ts';
import { answerForm, isFormPost, refuseForeignForm, takeForms } from './form-post.ts';
import { whenGone } from './gone.ts';
import { callerOf, type Identify } from './identify.ts';
import type { OwnOrigin } from './own-origin.ts';
import { foreignOriginOf, type PartnerGate, partnerKeyIn, siteOf } from './partner-gate.ts';
import { localeOf, prefixes } from './paths.ts';
import { requireRole } from './policy.ts';
import { isKnown, type ReadCache, type ReadyAnswer } from './read-cache.ts';
import { partnerHeaders, readyHeaders } from './ready-front.ts';
import { sessionCookie } from './session-cookie.ts';

/** What the API's routes need. */
export interface ApiRoutesParts {
  readonly calls: readonly BoundCall[];
  readonly cache: ReadCache;
  readonly allowedOrigins: readonly string[];
  readonly ownOrigin: OwnOrigin;
  readonly identify: Identify;
  readonly partners: PartnerGate;
}

/** The methods a call answers: the documented one, and GET for public reads. */
export function methodsOf(call: Call): readonly ('GET' | 'POST')[] {
  return call.takes === 'publicQuery' && call.method === 'POST' ? ['GET', 'POST'] : [call.method];
}

/** The methods that the calls of a path answer. */
export function methodsAt(path: string, calls: readonly BoundCall[]): readonly ('GET' | 'POST')[] {
  return [...new Set(calls.filter(({ call }) => call.path === path).flatMap(({ call }) => methodsOf(call)))];
}

/** Registers every call: preflight, documented method, and the cacheable GET of public reads. */
export function apiRoutes(app: FastifyInstance, parts: ApiRoutesParts): void {
  const { calls, cache, allowedOrigins, ownOrigin, identify, partners } = parts;
  takeForms(app);
  const asked = new Set<string>();
  for (const bound of calls) {
    const { call, mostBytes } = bound;
    const url = `${prefixes.api}${call.path}`;
    const { takes, who, fromPartners, answers }: CallDefinition = callSchemas[call.name];
    const isPublicRead = takes === 'publicQuery';
    const methods = methodsOf(call);

    const allow = async (request: FastifyRequest, reply: FastifyReply) => {
      // A gateway is not a page: its signature identifies it. A beacon comes from any page, which cannot read the answer.
      if (takes === 'signedBytes' || takes === 'beacon') return;
      const cors = corsFor({
        origin: request.headers.origin,
        ownOrigin: ownOrigin(request),
        isPublicRead,
        fromPartners,
        allowedOrigins,
      });
      reply.headers(cors.headers);
      if (isFormPost(request)) refuseForeignForm(request, ownOrigin);
      else if (!cors.isAllowed) throw new AppError('request.origin');
      // A large body is only read from callers who may send it.
      if (mostBytes !== undefined && request.method === 'POST') {
        requireRole(who, await callerOf(request, call, { identify, allowedOrigins, ownOrigin }));
      }
    };
    const plain = async (request: FastifyRequest, reply: FastifyReply, input: unknown) => {
      reply.header('cache-control', 'no-store');
      if (isPublicRead) await admit(partnerKeyIn(input), request, parts);
      const context = {
        ...anonymous(request),
        signal: whenGone(reply),
        ...(fromPartners === true || takes === 'beacon'
          ? { foreignOrigin: foreignOriginOf(request, { allowedOrigins, ownOrigin }) }
          : {}),
        caller: await callerOf(request, call, { identify, allowedOrigins, ownOrigin }),
        cookie: sessionCookie(request, reply, ownOrigin),
        ...(takes === 'file' ? { file: () => fileIn(request, reply) } : {}),
        ...(takes === 'signedBytes' ? { signed: signedIn(request) } : {}),
      };
      const output = await answerCall(bound, input, context);
      return answers === 'file' ? sendFile(output as FileAnswer, reply) : envelope(call, output);
    };

    // Two calls may share a path, with different methods.
    if (!asked.has(url)) {
      asked.add(url);
      app.options(url, { onRequest: allow }, async (_request, reply) =>
        reply
          .code(204)
          .headers(preflightHeaders(methodsAt(call.path, calls)))
          .send(),
      );
    }
    if (methods.includes('POST')) postRoute(app, url, bound, { allow, plain });
    if (!methods.includes('GET')) continue;
    app.get(url, { onRequest: allow }, async (request, reply) => {
      if (!isPublicRead || request.headers.authorization !== undefined) return plain(request, reply, request.query);
      const key = partnerKeyIn(request.query);
      const own = whenGone(reply);
      // An answer that others wait for too is not aborted when this requester leaves.
      const make = async (signal: AbortSignal) => {
        if (key !== undefined) await partners.spend(key);
        return envelope(call, await answerCall(bound, request.query, { ...anonymous(request), signal }));
      };
      if (key === undefined) return sendReady(await cache.get(request.url, make, own), readyHeaders, request, reply);
      await admit(key, request, parts);
      // Under a key that no request has, so that the front of the routes does not find it and each requester is checked.
      return sendReady(await cache.get(`partner ${request.url}`, make, own), partnerHeaders, request, reply);
    });
  }
}

interface Answering {
  /** Checks the caller before a body is read. */
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly plain: (request: FastifyRequest, reply: FastifyReply, input: unknown) => Promise<unknown>;
}

/** The documented POST of a call, by how its input travels. */
function postRoute(app: FastifyInstance, url: string, bound: BoundCall, { allow, plain }: Answering): void {
  const { call, mostBytes } = bound;
  const on = (scope: FastifyInstance, inputOf: (request: FastifyRequest) => unknown, bodyLimit?: number) =>
    scope.post(url, { onRequest: allow, ...(bodyLimit === undefined ? {} : { bodyLimit }) }, async (request, reply) =>
      plain(request, reply, inputOf(request)),
    );
  switch (call.takes) {
    case 'file':
      return takeFiles(app, (scope) => on(scope, ({ query }) => query));
    case 'signedBytes':
      return takeBytes(app, (scope) => on(scope, () => undefined, mostSignedBytes));
    case 'query':
      return takeBytes(app, (scope) => on(scope, ({ query }) => query));
    case 'beacon':
      return takeBytes(app, (scope) => {
        scope.post(url, { onRequest: allow, bodyLimit: mostBeaconBytes }, async (request, reply) => {
          // Sent without CORS; a page that only embeds permitted resources would block it.
          reply.header('cross-origin-resource-policy', 'cross-origin');
          return plain(request, reply, beaconIn(request));
        });
      });
    case 'json':
    case 'publicQuery':
      app.post(
        url,
        { onRequest: allow, ...(mostBytes === undefined ? {} : { bodyLimit: mostBytes }) },
        async (request, reply) =>
          isFormPost(request) ? answerForm(bound, request, reply) : plain(request, reply, request.body),
      );
  }
}

function anonymous(request: FastifyRequest): CallContext {
  const userAgent = request.headers['user-agent'];
  const locale = localeOf(request);
  return {
    requestId: request.id,
    address: request.ip,
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(locale === undefined ? {} : { locale }),
  };
}

/** Checks that a page may use the key it sends, if any. */
async function admit(
  key: string | undefined,
  request: FastifyRequest,
  { partners, ownOrigin }: Pick<ApiRoutesParts, 'partners' | 'ownOrigin'>,
): Promise<void> {
  if (key !== undefined) await partners.admit(key, { origin: siteOf(request), ownOrigin: ownOrigin(request) });
}

async function sendReady(
  answer: ReadyAnswer,
  headersFor: typeof readyHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(headersFor(answer.etag));
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const { bytes, encoding } = await answer.body(encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
