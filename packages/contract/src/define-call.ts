/** The full description of a call, as `*.call.ts` files give it. */
import type { Right } from '@yantra/domain';
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FieldErrorCode } from './field-errors.ts';

/** Who may make a call. The server enforces it; a generated test tries every combination (spec: calls.md). */
export type Who =
  | 'anyone'
  | 'loggedIn'
  | 'admin'
  | 'supplier'
  | 'supplierOrAdmin'
  | 'supplierOrUser'
  | 'owner'
  | WhoByRight;

/** Admins, and people who were given this right besides their role. */
type WhoByRight = Right;

/** How a call's input travels. */
export type Takes =
  /** Keys in the query: a GET, or a POST documented so. */
  | 'query'
  /**
   * A public read. It answers GET (even if the documented method is POST) with the same keys in the query, is the same for everybody, carries an ETag and may
   * be cached; browsers use that form, since it needs no preflight.
   */
  | 'publicQuery'
  /** JSON in the body. */
  | 'json'
  /** A beacon sent by other companies' pages when they are left: JSON as `text/plain`, so that it needs no preflight. The answer reveals nothing. */
  | 'beacon'
  /** A form with a file in the field `file`. */
  | 'file'
  /** Bytes signed by the payment gateway: read unchanged, since the signature covers each of them. */
  | 'signedBytes';

/** The part of a call that browsers know. */
export interface CallFacts {
  /** The documented method. */
  readonly method: 'GET' | 'POST';
  /** Below `/api`, exactly as documented, e.g. `/Category/GetCategories`. */
  readonly path: string;
  readonly takes: Takes;
  /**
   * How a valid answer is recognised, derived from its shape: a list, a page with a list, an object with a certain key, or any value that is neither text nor
   * empty (a list or, if a key is named, an object with it). Absent if any answer is valid.
   */
  readonly answer?: 'list' | 'page' | 'object' | 'some';
  /** The key that the object must have. */
  readonly key?: string;
}

/** The part of a call that only the server knows. */
interface ServedFacts<Code extends ErrorCode = ErrorCode> {
  readonly who: Who;
  /** Answers a file instead of JSON. */
  readonly answers?: 'file';
  /** Partners' pages may make it too; where it changes something, its module checks whose page it is. */
  readonly fromPartners?: true;
  /** The sentence on success; 'OK' unless documented. */
  readonly message?: string;
  /** Keys of `data` that the documents also read at the top of the answer. */
  readonly beside?: readonly string[];
  /** A failed answer also carries the sentence in `data`, where the documents read it. */
  readonly sentenceInData?: true;
  /** Exists only outside production. */
  readonly devOnly?: true;
  /** Its errors beside those that any call may return (`request.invalid`, `server.failed`, …). */
  readonly errors?: readonly Code[];
  /** Codes that the server's rules may say of a field, besides those that `input` says. */
  readonly says?: readonly FieldErrorCode[];
}

/** A call's shapes. */
export interface CallSchema<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** The input: the server validates by it. */
  readonly input: Input;
  /** What its answer carries in `data` (for a page: beside it). */
  readonly output: Output;
  /** One sentence for the API's documentation. */
  readonly summary: string;
}

/** A call's full description. */
export interface CallDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
>
  extends CallFacts, ServedFacts<Code>, CallSchema<Input, Output> {}

/**
 * The documented method and path, and how the input travels if not as usual: the keys of a GET in the query, those of a POST as JSON in the body. A GET has no
 * body, and cacheable calls answer no file.
 */
type Transport =
  | { readonly route: `GET /${string}`; readonly takes?: never }
  | { readonly route: `${'GET' | 'POST'} /${string}`; readonly takes: 'publicQuery'; readonly answers?: never }
  | { readonly route: `POST /${string}`; readonly takes?: Exclude<Takes, 'publicQuery'>; readonly answers?: never };

/** Describes a call. Its name is the name of its file's export. */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType, Code extends ErrorCode = never>({
  route,
  takes,
  ...rest
}: Transport & ServedFacts<Code> & CallSchema<Input, Output>): CallDefinition<Input, Output, Code> {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  return { method, path, takes: takes ?? (method === 'GET' ? 'query' : 'json'), ...rest };
}
