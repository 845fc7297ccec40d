import {
  type Context,
  isSpanContextValid,
  type Span,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';

/** The tracer, and the current context. */
export interface CurrentTrace {
  readonly tracer: Tracer;
  /** Undefined outside requests and jobs. */
  readonly context: () => Context | undefined;
}

/** The current context if its trace is sampled: otherwise no spans are made. */
export function keptContext({ context }: CurrentTrace): Context | undefined {
  const now = context();
  const parent = now && trace.getSpanContext(now);
  const isKept = parent !== undefined && isSpanContextValid(parent) && (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
  return isKept ? now : undefined;
}

/** Marks a span as failed, by the kind of failure only: its message may quote input. */
export function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The database's or system's code of an error, or its name. */
export function kindOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'unknown';
}
