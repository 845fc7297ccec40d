import type { ErrorCode } from '@yantra/contract/calls';

/** Failures that never reached the server, or whose answer was not one of ours. */
export type TransportCode = 'network.offline' | 'network.unreachable' | 'network.timeout' | 'network.unreadable';

/** A call that failed. `message` is the sentence for the person; `code` is stable and what programs look at. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | TransportCode;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Field name to sentence, when the input was wrong. */
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode | TransportCode,
    status: number,
    message: string,
    errors?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = errors;
  }
}
