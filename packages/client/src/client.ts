import { type Call, type ErrorCode, queryOf } from '@yantra/contract/calls';
import wretch, { type WretchError } from 'wretch';
import { ApiError } from './api-error.ts';
import { payloadOf } from './answer.ts';
import { clientMessages } from './client.messages.ts';

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A help beside what a person does, such as suggestions while typing: its failure is no news to them. */
  readonly isQuiet?: boolean;
}

/** A file that a call answered. */
export interface AnsweredFile {
  /** As the server names it. */
  readonly name: string;
  readonly blob: Blob;
}

/** Asks the server. A browser's client goes over HTTP; the server's own rendering gives one that stays in the process. */
export interface Client {
  /**
   * Makes a call of the contract.
   * @returns what the answer carries in `data`, or for a page of machines the page with its totals
   * @throws {ApiError} whenever there is no such answer
   */
  readonly call: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: CallOptions,
  ) => Promise<Output>;
  /**
   * Makes a call that answers a file. Clients over HTTP have it.
   * @throws {ApiError} whenever there is no such answer
   */
  readonly file?: <Input extends object>(
    call: Call<Input, unknown>,
    input: Input,
    options?: CallOptions,
  ) => Promise<AnsweredFile>;
}

export interface ClientOptions {
  /** Where the API is, e.g. `https://yantra.example`; empty for the page's own host. No trailing slash. */
  readonly apiUrl: string;
  /** The platform's `fetch`, or what stands in for it. */
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call is given up; 15 s, which a page of machines needs on a very slow line. */
  readonly timeoutMs?: number;
  /** The bearer token, asked for at each call; sent to `apiUrl` only. */
  readonly token?: () => string | undefined;
}

const isRetriable = (error: ApiError): boolean =>
  error.code === 'network.unreachable' || error.status === 502 || error.status === 503 || error.status === 504;

/** A client over HTTP. Public reads go as GET, which is cacheable and needs no preflight, and are tried once more when the line failed. */
export function createClient({ apiUrl, fetch: fetcher, timeoutMs = 15_000, token }: ClientOptions): Client {
  const base = wretch(`${apiUrl}/api`);
  const api = fetcher ? base.fetchPolyfill(fetcher) : base;

  async function send<Read>(
    call: Call,
    input: object,
    signal: AbortSignal | undefined,
    read: (answer: Response) => Promise<Read>,
  ): Promise<Read> {
    const ending = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      ending.abort();
    }, timeoutMs);
    const abort = () => ending.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const bearer = token?.();
    const request = (bearer ? api.auth(`Bearer ${bearer}`) : api).options({ signal: ending.signal });
    const isPost = !call.publicRead && call.method === 'POST';
    const isBody = isPost && !call.keysInQuery;
    const query = isBody ? '' : queryOf(input);
    const path = query ? `${call.path}?${query}` : call.path;
    try {
      const sent = isBody ? request.post(input, path) : isPost ? request.post(undefined, path) : request.get(path);
      return await read(await sent.res());
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw isLate ? new ApiError('network.timeout', 0, clientMessages.timeout) : apiErrorFrom(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Reads are tried once more when the line failed. */
  async function ask<Read>(
    call: Call,
    input: object,
    { signal }: CallOptions,
    read: (answer: Response) => Promise<Read>,
  ): Promise<Read> {
    try {
      return await send(call, input, signal, read);
    } catch (error) {
      const mayRepeat = call.publicRead || call.method === 'GET';
      if (!mayRepeat || !(error instanceof ApiError) || !isRetriable(error)) throw error;
      return send(call, input, signal, read);
    }
  }

  return {
    call: <Input extends object, Output>(call: Call<Input, Output>, input: Input, options: CallOptions = {}) =>
      ask(call as Call, input, options, async (answer) => payloadOf(await answer.json()) as Output),
    file: (call, input, options = {}) =>
      ask(call as Call, input, options, async (answer) => ({
        name: nameIn(answer.headers.get('content-disposition')),
        blob: await answer.blob(),
      })),
  };
}

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'file';

/** wretch gives a failed answer as an error with the response and its text; it exports the type of that error only. */
const isAnswer = (error: unknown): error is WretchError => error instanceof Error && 'response' in error;

function apiErrorFrom(error: unknown): ApiError {
  if (isAnswer(error)) return fromAnswer(error.status, error.message);
  if (error instanceof SyntaxError) return new ApiError('network.unreadable', 0, clientMessages.unreadable);
  const isOffline = globalThis.navigator?.onLine === false;
  return isOffline
    ? new ApiError('network.offline', 0, clientMessages.offline)
    : new ApiError('network.unreachable', 0, clientMessages.unreachable);
}

/** The person's sentence is `message`, else `detailed`, else the body where that is a plain string (public-area §8). */
function fromAnswer(status: number, text: string): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError('network.unreadable', status, clientMessages.unreachable);
  }
  if (typeof body === 'string') return new ApiError('server.failed', status, body);
  const { message, detailed, code, errors } = (body ?? {}) as {
    message?: string;
    detailed?: string;
    code?: ErrorCode;
    errors?: Record<string, string>;
  };
  return new ApiError(code ?? 'server.failed', status, message || detailed || clientMessages.unreachable, errors);
}
