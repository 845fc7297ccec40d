/** What a call of the contract is. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { callSchemas } from './schemas/by-call.ts';

/** Who may make a call. The server enforces it; a generated test runs the matrix (spec: calls.md). */
export type Who = 'anyone' | 'loggedIn' | 'admin' | 'supplier' | 'supplierOrAdmin' | 'supplierOrUser' | 'owner';

/** The name of a call: the key of its schemas, and its operation id in OpenAPI. */
export type CallName = keyof typeof callSchemas;

/** One API call. The schemas of the same name in `./schemas` check its shapes on the server. */
export interface Call<Input = unknown, Output = unknown> {
  readonly name: CallName;
  /** The documented method. */
  readonly method: 'GET' | 'POST';
  /** Below `/api`, exactly as documented, e.g. `/Category/GetCategories`. */
  readonly path: string;
  readonly who: Who;
  /**
   * A public read. It answers GET (also where the documented method is POST) with the same keys in the query, is the same
   * for everybody, carries an ETag and may be cached; browsers use that form, since it needs no preflight.
   */
  readonly publicRead?: true;
  /**
   * A beacon, which pages of other companies send as they go away: JSON as `text/plain`, so that it needs no preflight. Who sends it learns
   * nothing from the answer.
   */
  readonly isBeacon?: true;
  /** Partners' pages may make it too; its module asks for proof of whose page it is. */
  readonly fromPartners?: true;
  /** The sentence of its success; 'OK' unless documented. */
  readonly message?: string;
  /** Keys of `data` that the documents also read at the top of the answer. */
  readonly beside?: readonly string[];
  /** A failed answer of it carries the sentence in `data` too, where the documents read it. */
  readonly sentenceInData?: true;
  /** Takes a form with a file instead of JSON. */
  readonly isUpload?: true;
  /** A POST whose keys are documented in the query: they travel there, and there the server reads them. */
  readonly keysInQuery?: true;
  /** Answers a file instead of JSON. */
  readonly isFile?: true;
  /** Comes from the payment gateway: its body is read as bytes, since the signature covers them. */
  readonly isSigned?: true;
  /** Exists outside production only. */
  readonly devOnly?: true;
  /** What the call answers with besides the errors any call may meet (`request.invalid`, `server.failed`, …). */
  readonly errors?: readonly ErrorCode[];
  /** Types only; never present at run time. */
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** What a call takes. */
export type InputOf<C> = C extends Call<infer Input, infer _Output> ? Input : never;
/** What a call's answer carries in `data`, or for a page of machines the whole page. */
export type OutputOf<C> = C extends Call<infer _Input, infer Output> ? Output : never;

type Schemas = typeof callSchemas;
type CallNamed<Name extends CallName> = Call<z.output<Schemas[Name]['input']>, z.output<Schemas[Name]['output']>>;

/* Marked pure at each use: a bundle holds the calls it makes and no others. */
export const defineCall = <Name extends CallName>(
  name: Name,
  facts: Omit<Call, 'name' | 'types'>,
): CallNamed<Name> => ({
  name,
  ...facts,
});

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
