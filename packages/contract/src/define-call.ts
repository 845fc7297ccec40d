/** What a `*.call.ts` file says of its call: everything there is to know, in one place. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FieldErrorCode } from './field-errors.ts';

/** Who may make a call. The server enforces it; a generated test runs the matrix (spec: calls.md). */
export type Who = 'anyone' | 'loggedIn' | 'admin' | 'supplier' | 'supplierOrAdmin' | 'supplierOrUser' | 'owner';

/** How a call's input travels. */
export type Takes =
  /** Keys in the query: a GET, or a POST where the documents have them there. */
  | 'query'
  /**
   * A public read. It answers GET (also where the documented method is POST) with the same keys in the query, is the same for everybody, carries an
   * ETag and may be cached; browsers use that form, since it needs no preflight.
   */
  | 'publicQuery'
  /** JSON in the body. */
  | 'json'
  /**
   * A beacon, which pages of other companies send as they go away: JSON as `text/plain`, so that it needs no preflight. Who sends it learns nothing
   * from the answer.
   */
  | 'beacon'
  /** A form with a file in the field `file`. */
  | 'file'
  /** Bytes that the payment gateway signed: read as they came, since the signature covers each of them. */
  | 'signedBytes';

/** What browsers know of a call. */
export interface CallFacts {
  /** The documented method. */
  readonly method: 'GET' | 'POST';
  /** Below `/api`, exactly as documented, e.g. `/Category/GetCategories`. */
  readonly path: string;
  readonly takes: Takes;
  /**
   * By what an answer is known for one, which follows from its shape: a list, a page of one, an object with a certain key, or anything that is neither
   * text nor nothing (a list or, where a key is named, an object that has it). Absent where any answer will do.
   */
  readonly answer?: 'list' | 'page' | 'object' | 'some';
  /** The key that an object has. */
  readonly key?: string;
}

/** What the server knows besides. */
interface ServedFacts<Code extends ErrorCode = ErrorCode> {
  readonly who: Who;
  /** Answers a file instead of JSON. */
  readonly answers?: 'file';
  /** Partners' pages may make it too; its module asks for proof of whose page it is. */
  readonly fromPartners?: true;
  /** The sentence of its success; 'OK' unless documented. */
  readonly message?: string;
  /** Keys of `data` that the documents also read at the top of the answer. */
  readonly beside?: readonly string[];
  /** A failed answer of it carries the sentence in `data` too, where the documents read it. */
  readonly sentenceInData?: true;
  /** Exists outside production only. */
  readonly devOnly?: true;
  /** What the call answers with besides the errors any call may meet (`request.invalid`, `server.failed`, …). */
  readonly errors?: readonly Code[];
  /** Codes that the server's rules may say of a field, besides those that `input` says. */
  readonly says?: readonly FieldErrorCode[];
}

/** A call's shapes. */
export interface CallSchema<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** What it takes: the server checks each input by it. */
  readonly input: Input;
  /** What its answer carries in `data` (or, for a page, beside it). */
  readonly output: Output;
  /** One sentence for the API's pages. */
  readonly summary: string;
}

/** All that there is to know of a call. */
export interface CallDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
>
  extends CallFacts, ServedFacts<Code>, CallSchema<Input, Output> {}

/**
 * The documented method and path, and how the input travels where that is not as usual: the keys of a GET in the query, those of a POST as JSON in
 * the body. A GET has no body, and what may be cached is no file.
 */
type Transport =
  | { readonly route: `GET /${string}`; readonly takes?: never }
  | { readonly route: `${'GET' | 'POST'} /${string}`; readonly takes: 'publicQuery'; readonly answers?: never }
  | { readonly route: `POST /${string}`; readonly takes?: Exclude<Takes, 'publicQuery'>; readonly answers?: never };

/** Says what a call is. Its name is the one under which its file exports it. */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType, Code extends ErrorCode = never>({
  route,
  takes,
  ...rest
}: Transport & ServedFacts<Code> & CallSchema<Input, Output>): CallDefinition<Input, Output, Code> {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  return { method, path, takes: takes ?? (method === 'GET' ? 'query' : 'json'), ...rest };
}
