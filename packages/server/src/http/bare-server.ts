import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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

/* A browser sends its headers at once and its body within seconds; who takes longer holds a connection for nothing. */
const limits = {
  bodyBytes: 256 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  requestsPerSocket: 10_000,
} as const;

/** What a server without routes is made of. */
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
  /** Hears of every answer but those that lay ready. */
  readonly onAnswered?: Metrics['answered'] | undefined;
  readonly tracing?: Pick<Tracing, 'begin'> | undefined;
}

/** A server without routes: what is ready goes out at once, every answer has its headers and its line in the log, every error is ours. */
export function bareServer(parts: BareServerParts): FastifyInstance {
  const { logger, settings, cache, stopping, answerError, onAnswered, tracing } = parts;
  // Where real people are, others are meant to reach it; tests come as whoever they want.
  const guard = settings.environment === 'development' ? createOutsideGuard(logger) : undefined;
  const headers = commonHeaders(settings.siteUrl);
  const { mark, tell } = everyAnswer({ headers, onAnswered });
  const front = createReadyFront({ cache, logger, requestId: requestIdFrom, headers });
  const http: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    bodyLimit: limits.bodyBytes,
    // Without a proxy that is known, who asks is who is connected.
    trustProxy: settings.trustedProxies?.length ? [...settings.trustedProxies] : false,
    schemaController: withoutSchemas,
    serverFactory: (handler) => serverWith({ guard, front, stopping }, handler),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => targetOf(url),
    // On stop, connections that wait between requests are closed, and running requests finish.
    forceCloseConnections: 'idle',
    // What still comes over connections in use is answered like everything before it.
    return503OnClosing: false,
    // No hook runs for these, e.g. where an address is badly encoded.
    frameworkErrors: (error, request, reply) => {
      mark(request as FastifyRequest, reply as FastifyReply);
      answerError(error, request as FastifyRequest, reply as FastifyReply);
      tell(request as FastifyRequest, reply as FastifyReply);
    },
    clientErrorHandler: refuseConnection(headers),
  });
  http.setErrorHandler(answerError);
  // Before all that is done for a request.
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

/** The front answers what is ready; everything else goes on to Fastify. */
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

/** An id that came with the request is kept when it looks like one, so that logs of several servers can be joined; a mere number may be a phone. */
function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^(?!\d+$)[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** What is not HTTP, or came too slowly, is answered on the bare socket. */
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

/** The headers of every answer, and one line in the log for each: no query and no address, for both may say who somebody is. */
const everyAnswer = ({ headers, onAnswered }: AnswerParts) => ({
  /** Before anything else. */
  mark: (request: FastifyRequest, reply: FastifyReply): void => {
    // What is meant to be seen as a page says so where it is made.
    reply.headers(headers).headers({ 'x-request-id': request.id, 'content-security-policy': inertPolicy });
  },
  /** Once it is known. */
  tell: (request: FastifyRequest, reply: FastifyReply, traceId?: string): void => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOf(request);
    onAnswered?.({ route, method, status, seconds: elapsedTime / 1000 });
    // Who asks every second whether we are well is worth a line when we are not.
    const level = status < 400 && isProbe(route) ? 'debug' : 'info';
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log[level]({ method, route, path: pathForLog(request.url), status, ms, trace_id: traceId }, 'answered');
  },
});
