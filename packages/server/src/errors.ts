import { type ErrorBody, type ErrorCode, errors } from '@yantra/contract/calls';

/** What an error may carry besides. */
export interface AppErrorOptions extends ErrorOptions {
  /** When it is worth trying again, as the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** Anything that ends in a failed answer. Handlers throw it; `http/error-answers.ts` alone turns it into one. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Field name to sentence. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the answer carries the sentence in `data` too (contract, `sentenceInData`). */
  hasSentenceInData = false;

  constructor(code: ErrorCode, fields?: Readonly<Record<string, string>>, options?: AppErrorOptions) {
    super(errors[code].sentence, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.code = code;
    this.status = errors[code].status;
    this.fields = fields;
  }

  /** The body of the answer: the sentence and the code, nothing of the cause. */
  toBody(): ErrorBody {
    return {
      success: false,
      message: this.message,
      code: this.code,
      ...(this.hasSentenceInData ? { data: this.message } : {}),
      ...(this.fields === undefined ? {} : { errors: this.fields }),
    };
  }
}
