import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { type Context, isSpanContextValid, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { within } from '../within.ts';
import { fail, kindOf } from './current-trace.ts';
import { traceFetches } from './trace-fetches.ts';
import { traceStatements } from './trace-statements.ts';
import { tracingTexts } from './tracing.messages.ts';
import type { TracingSettings } from './tracing.settings.ts';
import type { RequestSpan, TracedRequest, Tracing, TracingParts } from './tracing.ts';

/* Shorter than a platform's wait before it kills. */
const closeMs = 3000;

/** Traces by OpenTelemetry's library. The context follows async calls; nothing is global. */
export function otelTracing(settings: TracingSettings, { version, logger }: TracingParts): Tracing {
  const exporter = new OTLPTraceExporter({ url: settings.url, headers: { ...settings.headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.version': version,
      'host.name': hostname(),
      'process.pid': process.pid,
      ...settings.attributes,
      'service.name': settings.serviceName,
    }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingExporter(exporter, logger) })],
  });
  const tracer = provider.getTracer('yantra', version);
  const contexts = new AsyncLocalStorage<Context>();
  const current = { tracer, context: () => contexts.getStore() };
  const stopFetches = traceFetches(current);

  function begin({ method, route, parent }: TracedRequest): RequestSpan {
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      remoteContext(parent),
    );
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId: span.isRecording() ? span.spanContext().traceId : undefined,
      run: (work) => contexts.run(context, work),
      end(status) {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) fail(span, String(status));
        span.end();
      },
    };
  }

  async function inJob<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const span = tracer.startSpan(`job ${name}`, { attributes: { 'yantra.job': name } }, ROOT_CONTEXT);
    try {
      return await contexts.run(trace.setSpan(ROOT_CONTEXT, span), work);
    } catch (error) {
      fail(span, kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    begin,
    inJob,
    onStatement: traceStatements(current),
    async close() {
      stopFetches();
      // An unreachable collector is not waited for.
      await within(closeMs, provider.shutdown()).catch(() => undefined);
    },
  };
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('always_on')
      ? new AlwaysOnSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/* The format of W3C's Trace Context; an invalid one starts a new trace. */
const traceparent = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

function remoteContext(parent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = '0'] = traceparent.exec(parent ?? '') ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** The same exporter, which logs once when traces stop arriving, and once when they arrive again. */
function tellingExporter(exporter: SpanExporter, logger: TracingParts['logger']): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isAway) logger.warn({ reason: kindOf(result.error) }, tracingTexts.away);
        if (!hasFailed && isAway) logger.info(tracingTexts.back);
        isAway = hasFailed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
