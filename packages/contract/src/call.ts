/** A call as browsers know it. */
import type { z } from 'zod';
import type { CallDefinition, CallFacts } from './define-call.ts';
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
