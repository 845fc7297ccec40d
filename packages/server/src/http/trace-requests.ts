import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '../tracing/tracing.ts';
import { isProbe, routeOf } from './route-of.ts';

/** The trace of a request; undefined where it has none, or it is not kept. */
export type TraceOf = (request: FastifyRequest) => string | undefined;

/** Begins a span with each request but those of probes, and ends it with its answer. What lay ready never comes here. */
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

/** Of what a stranger says nothing is believed: only a proxy of ours that says for whom it asks may have begun a trace. */
function parentOf({ headers, ips = [] }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}
