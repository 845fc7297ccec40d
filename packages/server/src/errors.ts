import { type ErrorBody, type ErrorCode, type ErrorFacts, errors } from '@yantra/contract/calls';
import { fieldErrorIn } from '@yantra/contract/schemas';

/** What an error may carry besides. */
export interface AppErrorOptions extends ErrorOptions {
  /** When it is worth trying again, as the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
  /** What is known of this very one, beside its code. */
  readonly params?: ErrorFacts['params'];
}

/** What is wrong with fields, as an answer says it: by field the sentence, and the code. */
type FieldAnswers = Required<Pick<ErrorBody, 'errors' | 'errorCodes'>>;

/** @param said by field; codes as the contract's `wrong` makes them */
export function fieldAnswers(said: Readonly<Record<string, string>>): FieldAnswers {
  const fields = Object.entries(said).map(([field, message]) => [field, fieldErrorIn(message)] as const);
  return {
    errors: Object.fromEntries(fields.map(([field, { sentence }]) => [field, sentence])),
    errorCodes: Object.fromEntries(fields.map(([field, { error }]) => [field, error])),
  };
}

/** Anything that ends in a failed answer. Handlers throw it; `http/error-answers.ts` alone turns it into one. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly #wrong: FieldAnswers | undefined;
  readonly #params: ErrorFacts['params'];
  readonly retryAfterSeconds: number | undefined;
  /** Whether the answer carries the sentence in `data` too (contract, `sentenceInData`). */
  hasSentenceInData = false;

  /** @param said what is wrong with fields, in codes as the contract's `wrong` makes them */
  constructor(code: ErrorCode, said?: Readonly<Record<string, string>>, options?: AppErrorOptions) {
    super(errors[code].sentence, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    const { params }: ErrorFacts = errors[code];
    this.#params = options?.params ?? params;
    this.code = code;
    this.status = errors[code].status;
    this.#wrong = said && fieldAnswers(said);
  }

  /** Field name to sentence. */
  get fields(): FieldAnswers['errors'] | undefined {
    return this.#wrong?.errors;
  }

  /** The body of the answer: the sentence and the code, nothing of the cause. */
  toBody(): ErrorBody {
    const params = this.#params;
    return {
      success: false,
      message: this.message,
      code: this.code,
      ...(params === undefined ? {} : { params }),
      ...(this.hasSentenceInData ? { data: this.message } : {}),
      ...this.#wrong,
    };
  }
}
