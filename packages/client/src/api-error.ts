import type { ErrorBody, ErrorCode, TransportCode } from '@yantra/contract/calls';

/** An error's details for programs. */
export type ErrorDetails = Pick<ErrorBody, 'params' | 'errorCodes' | 'facts'>;

/** A call that failed. `message` is for the person; `code` is stable and for programs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | TransportCode;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Field name to sentence, when the input was wrong. */
  readonly errors: ErrorBody['errors'] | undefined;
  /** The numbers and names in the sentence, and the codes of wrong fields: for translation; and what stands in the way. */
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode | TransportCode,
    status: number,
    message: string,
    errors?: ErrorBody['errors'],
    details: ErrorDetails = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.details = details;
  }
}
