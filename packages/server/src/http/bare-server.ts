import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { splitLocale } from '@yantra/domain';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { AnswerError } from './error-answers.ts';
import { refuseNul } from './no-nul.ts';
import { createOutsideGuard, type OutsideGuard } from './outside.ts';
import { pathForLog, targetOf } from './paths.ts';
import type { ReadCache } from './read-cache.ts';
import { createReadyFront, type ReadyFront } from './ready-front.ts';
import { isProbe, routeOf } from './route-of.ts';
import { commonHeaders, inertPolicy } from './security-headers.ts';
import type { Stopping } from './stopping.ts';
import { traceRequests } from './trace-requests.ts';
import { withoutSchemas } from './without-schemas.ts';

/* Browsers send headers at once and bodies within seconds; slower clients would waste a connection. */
const limits = {
  bodyBytes: 256 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  requestsPerSocket: 10_000,
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer does not end by itself. */
    isStream?: boolean;
  }
}

/** What a server without routes needs. */
export interface BareServerParts {
  readonly logger: FastifyBaseLogger;
  readonly settings: {
    readonly trustedProxies?: readonly string[] | undefined;
    readonly environment?: 'development' | 'test' | 'production' | undefined;
    readonly siteUrl?: string | undefined;
  };
  readonly cache: ReadCache;
  readonly stopping: Pick<Stopping, 'isStopping'>;
  readonly answerError: AnswerError;
  /** Called for every answer that was not served from memory. */
  readonly onAnswered?: Metrics['answered'] | undefined;
  readonly tracing?: Pick<Tracing, 'begin'> | undefined;
}

/** A server without routes: ready answers go out at once, every answer gets its headers and its log line, every error is ours. */
export function bareServer(parts: BareServerParts): FastifyInstance {
  const { logger, settings, cache, stopping, answerError, onAnswered, tracing } = parts;
  // Elsewhere others are meant to reach it, and tests set their own addresses.
  const guard = settings.environment === 'development' ? createOutsideGuard(logger) : undefined;
  const headers = commonHeaders(settings.siteUrl);
  const { mark, tell } = everyAnswer({ headers, onAnswered });
  const front = createReadyFront({ cache, logger, requestId: requestIdFrom, headers });
  const http: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    bodyLimit: limits.bodyBytes,
    // Without a known proxy, the requester is the connected peer.
    trustProxy: settings.trustedProxies?.length ? [...settings.trustedProxies] : false,
    schemaController: withoutSchemas,
    serverFactory: (handler) => serverWith({ guard, front, stopping }, handler),
    routerOptions: { maxParamLength: 200 },
    // A language may stand before every path; what was asked for stays in `originalUrl` (see `localeOf`).
    rewriteUrl: ({ url = '/' }) => targetOf(splitLocale(targetOf(url)).rest),
    // On stop, idle connections are closed, and running requests finish.
    forceCloseConnections: 'idle',
    // Requests still arriving over open connections are answered as before.
    return503OnClosing: false,
    // No hook runs for these, e.g. for a badly encoded address.
    frameworkErrors: (error, request, reply) => {
      mark(request as FastifyRequest, reply as FastifyReply);
      answerError(error, request as FastifyRequest, reply as FastifyReply);
      tell(request as FastifyRequest, reply as FastifyReply);
    },
    clientErrorHandler: refuseConnection(headers),
  });
  http.setErrorHandler(answerError);
  // Before any other work on a request.
  const traceOf = tracing === undefined ? () => undefined : traceRequests(http, tracing);
  http.addHook('onRequest', async (request, reply) => mark(request, reply));
  http.addHook('preValidation', async (request) => refuseNul(request));
  http.addHook('onResponse', async (request, reply) => tell(request, reply, traceOf(request)));
  return http;
}

interface FrontParts {
  readonly guard: OutsideGuard | undefined;
  readonly front: ReadyFront;
  readonly stopping: Pick<Stopping, 'isStopping'>;
}

/** The front sends ready answers; everything else goes to Fastify. */
function serverWith(
  { guard, front, stopping }: FrontParts,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: limits.headersMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (stopping.isStopping) response.setHeader('connection', 'close');
      if (!guard?.(request, response) && !front(request, response)) handler(request, response);
    },
  );
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  return server;
}

/** A request's own id is kept if it looks like one, so that logs of several servers can be joined; a mere number may be a phone. */
function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^(?!\d+$)[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Invalid HTTP and slow requests are answered on the bare socket. */
function refuseConnection(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ ...headers, 'content-security-policy': inertPolicy }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const known = new AppError(isLate ? 'request.timeout' : isTooLarge ? 'request.tooLarge' : 'request.malformed');
    const body = JSON.stringify(known.toBody());
    socket.end(
      `HTTP/1.1 ${known.status} Error\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  };
}

interface AnswerParts extends Pick<BareServerParts, 'onAnswered'> {
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers of every answer, and one log line each: without query and address, which may identify a person. */
const everyAnswer = ({ headers, onAnswered }: AnswerParts) => ({
  /** Before anything else. */
  mark: (request: FastifyRequest, reply: FastifyReply): void => {
    // Pages set their own, less strict headers.
    reply.headers(headers).headers({ 'x-request-id': request.id, 'content-security-policy': inertPolicy });
  },
  /** Once it is known. */
  tell: (request: FastifyRequest, reply: FastifyReply, traceId?: string): void => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOf(request);
    // A stream lasts as long as its page.
    const isStream = request.routeOptions.config.isStream === true && status < 400;
    if (!isStream) onAnswered?.({ route, method, status, seconds: elapsedTime / 1000 });
    // Health checks come every second: only failures are worth a line.
    const level = status < 400 && isProbe(route) ? 'debug' : 'info';
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log[level]({ method, route, path: pathForLog(request.url), status, ms, trace_id: traceId }, 'answered');
  },
});
