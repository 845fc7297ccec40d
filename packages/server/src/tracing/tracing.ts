import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';

/** What is said of a request when it comes. */
export interface TracedRequest {
  readonly method: string;
  /** As the program writes it, never as somebody typed it. */
  readonly route: string;
  /** The trace that whoever asks has begun (`traceparent`); given only where it is believed. */
  readonly parent?: string | undefined;
}

/** The span of one request. */
export interface RequestSpan {
  /** 32 hexadecimal digits; undefined where this trace is not kept. */
  readonly traceId: string | undefined;
  /** Does what belongs to it: what is asked meanwhile, of the database or of others, becomes part of it. */
  run(work: () => void): void;
  end(status: number): void;
}

/**
 * Where a process spends its time, told to an OpenTelemetry collector: requests, jobs, and what both ask of the database and of other services.
 * Nothing in it says who somebody is: no path, no parameter, no address and no words of an error.
 */
export interface Tracing {
  begin(request: TracedRequest): RequestSpan;
  /** Does one turn of a job. */
  readonly inJob: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Hears of each statement of Kysely, whose text has `$1` where a value goes. */
  readonly onStatement: (event: LogEvent) => void;
  /** Delivers what is left, for a few seconds at most. */
  close(): Promise<void>;
}

/** What else traces name, and where it is told that they do not arrive. */
export interface TracingParts {
  readonly version: string;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}
