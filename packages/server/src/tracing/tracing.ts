import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';

/** What is known of a request at its start. */
export interface TracedRequest {
  readonly method: string;
  /** As in the program, never as typed. */
  readonly route: string;
  /** The caller's trace (`traceparent`); only if trusted. */
  readonly parent?: string | undefined;
}

/** The span of one request. */
export interface RequestSpan {
  /** 32 hexadecimal digits; undefined if this trace is not sampled. */
  readonly traceId: string | undefined;
  /** Runs the request's work: its queries and calls become part of the span. */
  run(work: () => void): void;
  end(status: number): void;
}

/**
 * Reports to an OpenTelemetry collector where a process spends its time: requests, jobs, and their queries and calls. Nothing identifies a person: no path,
 * parameter, address or error message.
 */
export interface Tracing {
  begin(request: TracedRequest): RequestSpan;
  /** Runs a job's turn in a span. */
  readonly inJob: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Called for each of Kysely's statements, whose text has `$1` instead of values. */
  readonly onStatement: (event: LogEvent) => void;
  /** Delivers the rest, for a few seconds at most. */
  close(): Promise<void>;
}

/** Further attributes of traces, and the log for delivery failures. */
export interface TracingParts {
  readonly version: string;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}
