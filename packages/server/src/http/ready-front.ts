import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { encodingFor } from './compression.ts';
import { pathForLog } from './paths.ts';
import { isKnown, type ReadCache, type ReadyBody } from './read-cache.ts';
import { inertPolicy } from './security-headers.ts';

/* Browsers always revalidate and get 304; a shared cache may answer for a few seconds, but not much longer: what was taken off the lists must be gone. */
const publicCaching = 'public, max-age=0, s-maxage=5, stale-while-revalidate=2';

/**
 * A public read's headers, beside those of every answer. It varies by token: a call with one is answered for its person and may count (a view), so a cache must
 * not use the anonymous answer.
 */
export function readyHeaders(etag: string): Record<string, string> {
  return {
    'cache-control': publicCaching,
    vary: 'accept-encoding, authorization',
    etag,
    'content-type': 'application/json; charset=utf-8',
  };
}

/** The same with a partner's key: no shared cache may give it to another website. */
export const partnerHeaders = (etag: string): Record<string, string> => ({
  ...readyHeaders(etag),
  'cache-control': 'private, max-age=0',
  vary: 'accept-encoding, authorization, origin',
});

/** Answers a request from memory, and returns whether it did. */
export type ReadyFront = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the front needs. */
export interface ReadyFrontParts {
  readonly cache: ReadCache;
  readonly logger: FastifyBaseLogger;
  readonly requestId: (header: string | string[] | undefined) => string;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Runs before routing and parsing: a cached anonymous read costs a look-up by its raw target and a write. It answers like the route; only complete answers in
 * an existing encoding go out here.
 */
export function createReadyFront({ cache, logger, requestId, headers: common }: ReadyFrontParts): ReadyFront {
  const headersOf = readyHeadersWith(common);
  const wireOf = wires(headersOf);
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers.authorization !== undefined) return false;
    const answer = cache.fresh(url);
    if (answer === undefined) return false;
    const id = requestId(headers['x-request-id']);
    if (isKnown(headers['if-none-match'], answer.etag)) {
      cache.counts.unchanged += 1;
      response.writeHead(304, ['x-request-id', id, ...headersOf(answer.etag)]).end();
    } else {
      const body = answer.made(encodingFor(headers['accept-encoding']));
      if (body === undefined) return false;
      cache.counts.whole += 1;
      const wire = wireOf(answer.etag, body);
      response.writeHead(200, ['x-request-id', id, ...wire.headers]).end(wire.text, 'latin1');
    }
    // At a lower level than new answers: ten thousand lines a second would say little.
    logger.debug({ reqId: id, method, path: pathForLog(url), status: response.statusCode, isReady: true }, 'answered');
    return true;
  };
}

/** Names and values alternating, the fastest form for `writeHead`. */
function readyHeadersWith(common: ReadyFrontParts['headers']): (etag: string) => string[] {
  const everyAnswer = Object.entries({
    ...common,
    'content-security-policy': inertPolicy,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, etag, retry-after, content-disposition',
  }).flat();
  return (etag) => [...everyAnswer, ...Object.entries(readyHeaders(etag)).flat()];
}

/** An answer ready to write. */
interface Wire {
  readonly headers: readonly string[];
  /**
   * The bytes, one character each. Node joins a latin1 text to the head and writes both at once; writing a buffer separately takes three times as long
   * (measured).
   */
  readonly text: string;
}

/** The written form of each ready body, made once and dropped with it. */
function wires(headersOf: (etag: string) => string[]): (etag: string, body: ReadyBody) => Wire {
  const known = new WeakMap<ReadyBody, Wire>();
  return (etag, body) => {
    const there = known.get(body);
    if (there !== undefined) return there;
    const headers = [...headersOf(etag), 'content-length', String(body.bytes.length)];
    if (body.encoding !== 'identity') headers.push('content-encoding', body.encoding);
    const wire = { headers, text: body.bytes.toString('latin1') };
    known.set(body, wire);
    return wire;
  };
}
