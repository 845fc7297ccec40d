import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '../tracing/tracing.ts';
import { isProbe, routeOf } from './route-of.ts';

/** A request's trace; undefined without one, or if it is not kept. */
export type TraceOf = (request: FastifyRequest) => string | undefined;

/** Starts a span with each request except health checks, and ends it with the answer. Answers from memory are not traced. */
export function traceRequests(http: FastifyInstance, tracing: Pick<Tracing, 'begin'>): TraceOf {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  http.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (isProbe(route)) {
      done();
      return;
    }
    const span = tracing.begin({ method: request.method, route, parent: parentOf(request) });
    spans.set(request, span);
    span.run(done);
  });
  http.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(reply.statusCode);
    done();
  });
  return (request) => spans.get(request)?.traceId;
}

/** Strangers' trace headers are ignored: only a trusted proxy that names its client may have started a trace. */
function parentOf({ headers, ips = [] }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}
