import { SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { type CurrentTrace, fail, keptContext, kindOf } from './current-trace.ts';

/* The longest statements are lists of columns, too long for a trace. */
const mostText = 2000;

/** Makes a span of each statement within a request or a job. Its text has `$1` instead of values. */
export function traceStatements(current: CurrentTrace): (event: LogEvent) => void {
  return (event) => {
    const context = keptContext(current);
    if (context === undefined) return;
    const end = performance.timeOrigin + performance.now();
    const text = event.query.sql;
    const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const span = current.tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        startTime: end - event.queryDurationMillis,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text.slice(0, mostText),
        },
      },
      context,
    );
    if (event.level === 'error') fail(span, kindOf(event.error));
    span.end(end);
  };
}
