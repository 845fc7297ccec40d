/** A call as browsers see it. */
import type { z } from 'zod';
import type { CallDefinition, CallFacts } from './define-call.ts';
import type { ErrorCode } from './errors.ts';
import type { FieldCodes } from './field-codes.generated.ts';
import type { callSchemas } from './schemas.generated.ts';

type Schemas = typeof callSchemas;

/** A call's name: the key of its schemas, and its operation id in OpenAPI. */
export type CallName = keyof Schemas;

/** One API call. The server checks it by the schemas of the same name in `./schemas`. */
export interface Call<Input = unknown, Output = unknown> extends CallFacts {
  readonly name: CallName;
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** One API call as the server sees it. */
export interface DefinedCall extends CallDefinition {
  readonly name: CallName;
}

/** The call of this name, with its types. */
export type CallNamed<Name extends CallName> = Call<
  z.output<Schemas[Name]['input']>,
  z.output<Schemas[Name]['output']>
>;

/** The errors of these calls beside those that any call may return. */
export type ErrorsOf<Name extends CallName> =
  Schemas[Name] extends CallDefinition<z.ZodType, z.ZodType, infer Code> ? Code : never;

/** Errors that only programs meet, as our pages never ask so. */
type ProgramErrorCode =
  | 'request.malformed'
  | 'request.tooLarge'
  | 'request.unsupported'
  | 'request.timeout'
  | 'route.unknown'
  | 'route.method';

/**
 * Errors that any call may end in: every error that no call names, except those only programs meet and the one of calls that change something; also some
 * that single calls name though any may end in them.
 */
export type GeneralErrorCode =
  | Exclude<ErrorCode, ErrorsOf<CallName> | ProgramErrorCode | 'changes.tooMany'>
  | 'auth.required'
  | 'session.ended'
  | 'server.busy';

/** Codes that may be answered for the fields of these calls: by their input's schema, or by the server's rules. */
export type FieldErrorsOf<Name extends CallName> = FieldCodes[Name];

/** A call's input. */
export type InputOf<C> = C extends Call<infer Input, infer _Output> ? Input : never;
/** What a call's answer carries in `data`, or the whole page of machines. */
export type OutputOf<C> = C extends Call<infer _Input, infer Output> ? Output : never;

/**
 * Input as the query of the cacheable GET form, keys sorted so that equal questions have one address; unset keys are left out. Lists are comma-separated,
 * `near` and `bounds` are their numbers in documented order.
 */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input) as [string, unknown][]) {
    const text = String(value instanceof Object ? Object.values(value) : (value ?? ''));
    if (text) query.append(key, text);
  }
  query.sort();
  return String(query);
}
