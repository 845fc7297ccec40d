import type { SpanInTheWay } from './availability/span-in-the-way.ts';
import type { DealNow, NextQuote } from './deals/deal-facts.ts';
import { type ErrorCode, type ErrorFacts, type ErrorParams, errors } from './errors.ts';
import { fieldErrors } from './field-errors.messages.ts';

/** A stable code of a field's error, e.g. `phone.invalid`. */
export type FieldErrorCode = keyof typeof fieldErrors;

/** A field's error, for programs. */
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
  /** The numbers and names in the sentence, if any. */
  readonly params?: ErrorParams;
  /** The sentence again, for calls whose documented failure has it here. */
  readonly data?: string;
  /** Field name to sentence, when the input was wrong. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What stands in the way: for `days.taken` the days, for deals how they stand and what else there is. */
  readonly facts?: {
    readonly spans?: readonly SpanInTheWay[];
    readonly deal?: DealNow;
    readonly next?: NextQuote;
  };
  /** The code of each field's error, for programs and translations. */
  readonly errorCodes?: Readonly<Record<string, FieldError>>;
}

type Given<Code> = Code extends FieldErrorCode
  ? (typeof fieldErrors)[Code] extends (params: infer Params) => string
    ? [params: Params]
    : []
  : [];

/** A field's error in a schema: a code and its params as one text, which `fieldErrorIn` reads. */
export const wrong = <Code extends FieldErrorCode | ErrorCode>(code: Code, ...[params]: Given<Code>): string =>
  params === undefined ? code : `${code} ${JSON.stringify(params)}`;

/** The error of a field from a schema's or a rule's text, with its sentence. A text without a known code is its own sentence. */
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
