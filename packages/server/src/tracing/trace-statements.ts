import { SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { type CurrentTrace, fail, keptContext, kindOf } from './current-trace.ts';

/* The longest statements are lists of columns; a trace is no place for all of them. */
const mostText = 2000;

/** Makes a span of each statement that a request or a job asked, once it is answered. Its text has `$1` where values go. */
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
