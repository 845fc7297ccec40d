import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind } from '@opentelemetry/api';
import { type CurrentTrace, fail, keptContext, kindOf } from './current-trace.ts';

/* Events of Node's own `fetch` (undici, "Diagnostics Channel Support"). */
interface FetchMessage {
  readonly request: { readonly method: string; readonly origin: string | URL };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/**
 * Makes a span of each `fetch` within a request or a job: to the providers of text messages and payments, the storage, the geocoder. It names method and host;
 * a path or query may contain a number, a key or a place.
 * @returns how to stop
 */
export function traceFetches(current: CurrentTrace): () => void {
  const spans = new WeakMap<object, Span>();

  function created(message: unknown): void {
    const context = keptContext(current);
    if (context === undefined) return;
    const { request } = message as FetchMessage;
    const { hostname, port, protocol } = new URL(request.origin);
    const attributes = {
      'http.request.method': request.method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    };
    const name = `${request.method} ${hostname}`;
    spans.set(request, current.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context));
  }

  function answered(message: unknown): void {
    const { request, response } = message as FetchMessage;
    const status = response?.statusCode;
    const span = spans.get(request);
    if (span === undefined || status === undefined) return;
    span.setAttribute('http.response.status_code', status);
    if (status >= 400) fail(span, String(status));
  }

  function ended(message: unknown): void {
    const { request, error } = message as FetchMessage;
    const span = spans.get(request);
    if (error !== undefined && span !== undefined) fail(span, kindOf(error));
    span?.end();
    spans.delete(request);
  }

  const listeners = {
    'undici:request:create': created,
    'undici:request:headers': answered,
    'undici:request:trailers': ended,
    'undici:request:error': ended,
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
