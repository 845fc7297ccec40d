import { type ErrorCode, type ErrorFacts, type ErrorParams, errors } from './errors.ts';
import { fieldErrors } from './field-errors.messages.ts';

/** A stable code of what is wrong with a field, e.g. `phone.invalid`. */
export type FieldErrorCode = keyof typeof fieldErrors;

/** What is wrong with a field, for programs. */
export interface FieldError {
  readonly code: FieldErrorCode | ErrorCode | 'field.invalid';
  readonly params?: ErrorParams;
}

/** The body of every failed answer. */
export interface ErrorBody {
  readonly success: false;
  /** The sentence for the person. */
  readonly message: string;
  readonly detailed?: string;
  readonly code: ErrorCode;
  /** The numbers and names in the sentence, where it has some. */
  readonly params?: ErrorParams;
  /** The sentence once more, for the calls whose failure the documents read there. */
  readonly data?: string;
  /** Field name to sentence, when the input was wrong. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is wrong with each of these fields, for programs and other languages. */
  readonly errorCodes?: Readonly<Record<string, FieldError>>;
}

type Given<Code> = Code extends FieldErrorCode
  ? (typeof fieldErrors)[Code] extends (params: infer Params) => string
    ? [params: Params]
    : []
  : [];

/** What a schema says of a wrong field: a code and its params as one text, which `fieldErrorIn` reads. */
export const wrong = <Code extends FieldErrorCode | ErrorCode>(code: Code, ...[params]: Given<Code>): string =>
  params === undefined ? code : `${code} ${JSON.stringify(params)}`;

/** What a schema or a rule said, with the sentence for the person. What is no code of ours is its own sentence. */
export function fieldErrorIn(message: string): { readonly error: FieldError; readonly sentence: string } {
  const [code = '', ...rest] = message.split(' ');
  if (isKeyOf(errors, code)) {
    const { sentence, params }: ErrorFacts = errors[code];
    return { error: { code, ...(params === undefined ? {} : { params }) }, sentence };
  }
  if (!isKeyOf(fieldErrors, code)) return { error: { code: 'field.invalid' }, sentence: message };
  const said: string | ((params: never) => string) = fieldErrors[code];
  if (typeof said === 'string') return { error: { code }, sentence: said };
  const params = JSON.parse(rest.join(' ')) as ErrorParams;
  return { error: { code, params }, sentence: said(params as never) };
}

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key);
