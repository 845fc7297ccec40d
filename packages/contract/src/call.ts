/** A call as browsers know it. */
import type { z } from 'zod';
import type { CallDefinition, CallFacts } from './define-call.ts';
import type { ErrorCode } from './errors.ts';
import type { FieldCodes } from './field-codes.generated.ts';
import type { callSchemas } from './schemas.generated.ts';

type Schemas = typeof callSchemas;

/** The name of a call: the key of its schemas, and its operation id in OpenAPI. */
export type CallName = keyof Schemas;

/** One API call. The schemas of the same name in `./schemas` check its shapes on the server. */
export interface Call<Input = unknown, Output = unknown> extends CallFacts {
  readonly name: CallName;
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** One API call as the server knows it. */
export interface DefinedCall extends CallDefinition {
  readonly name: CallName;
}

/** The call of this name, with the types of its shapes. */
export type CallNamed<Name extends CallName> = Call<
  z.output<Schemas[Name]['input']>,
  z.output<Schemas[Name]['output']>
>;

/** What the calls of these names answer with besides the errors that any call may meet. */
export type ErrorsOf<Name extends CallName> =
  Schemas[Name] extends CallDefinition<z.ZodType, z.ZodType, infer Code> ? Code : never;

/** What only a program is told that asks otherwise than our pages do. */
type ProgramErrorCode =
  | 'request.malformed'
  | 'request.tooLarge'
  | 'request.unsupported'
  | 'request.timeout'
  | 'route.unknown'
  | 'route.method'
  | 'picture.unknown';

/**
 * What any call may end in: every error that no call names, but for those only programs are told and the one of calls that change something; and what
 * single calls name though any may end in it.
 */
export type GeneralErrorCode =
  | Exclude<ErrorCode, ErrorsOf<CallName> | ProgramErrorCode | 'changes.tooMany'>
  | 'auth.required'
  | 'session.ended'
  | 'server.busy';

/** What may be said of the fields of these calls: by their input, or by the server's rules. */
export type FieldErrorsOf<Name extends CallName> = FieldCodes[Name];

/** What a call takes. */
export type InputOf<C> = C extends Call<infer Input, infer _Output> ? Input : never;
/** What a call's answer carries in `data`, or for a page of machines the whole page. */
export type OutputOf<C> = C extends Call<infer _Input, infer Output> ? Output : never;

/**
 * Input as the query of the cacheable GET form, keys sorted so that equal questions have one address; what is off is left out.
 * Lists are comma-separated, `near` and `bounds` are their numbers in documented order.
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
