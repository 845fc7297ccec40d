import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { kindOf } from './current-trace.ts';
import { tracingTexts } from './tracing.messages.ts';
import type { TracingParts } from './tracing.ts';

/** The same exporter, which says once in the log when traces stop arriving, and once when they arrive again. */
export function tellingExporter(exporter: SpanExporter, logger: TracingParts['logger']): SpanExporter {
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
