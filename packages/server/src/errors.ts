import { type ErrorBody, type ErrorCode, type ErrorFacts, errors } from '@yantra/contract/calls';
import { fieldErrorIn } from '@yantra/contract/schemas';

/** Further parts of an error. */
export interface AppErrorOptions extends ErrorOptions {
  /** When to try again, for the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
  /** The parameters of this error's sentence. */
  readonly params?: ErrorFacts['params'];
  /** What stands in the way, for `days.taken`. */
  readonly facts?: ErrorBody['facts'];
  /** What is said instead of the code's sentence, in English. */
  readonly sentence?: string;
}

/** Errors of fields in an answer: by field the sentence, and the code. */
type FieldAnswers = Required<Pick<ErrorBody, 'errors' | 'errorCodes'>>;

/** @param said by field; codes made by the contract's `wrong` */
export function fieldAnswers(said: Readonly<Record<string, string>>): FieldAnswers {
  const fields = Object.entries(said).map(([field, message]) => [field, fieldErrorIn(message)] as const);
  return {
    errors: Object.fromEntries(fields.map(([field, { sentence }]) => [field, sentence])),
    errorCodes: Object.fromEntries(fields.map(([field, { error }]) => [field, error])),
  };
}

/** Any error that becomes a failed answer. Handlers throw it; only `http/error-answers.ts` turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly #wrong: FieldAnswers | undefined;
  readonly #params: ErrorFacts['params'];
  readonly #facts: ErrorBody['facts'];
  readonly retryAfterSeconds: number | undefined;
  /** Whether the answer carries the sentence in `data` too (contract, `sentenceInData`). */
  hasSentenceInData = false;

  /** @param said errors of fields, as codes made by the contract's `wrong` */
  constructor(code: ErrorCode, said?: Readonly<Record<string, string>>, options?: AppErrorOptions) {
    super(options?.sentence ?? errors[code].sentence, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    const { params }: ErrorFacts = errors[code];
    this.#params = options?.params ?? params;
    this.#facts = options?.facts;
    this.code = code;
    this.status = errors[code].status;
    this.#wrong = said && fieldAnswers(said);
  }

  /** Field name to sentence. */
  get fields(): FieldAnswers['errors'] | undefined {
    return this.#wrong?.errors;
  }

  /** What stands in the way. */
  get facts(): ErrorBody['facts'] {
    return this.#facts;
  }

  /** The answer's body: the sentence and the code, without the cause. */
  toBody(): ErrorBody {
    const params = this.#params;
    return {
      success: false,
      message: this.message,
      code: this.code,
      ...(params === undefined ? {} : { params }),
      ...(this.#facts === undefined ? {} : { facts: this.#facts }),
      ...(this.hasSentenceInData ? { data: this.message } : {}),
      ...this.#wrong,
    };
  }
}
