import { type Call, type ErrorCode, queryOf } from '@yantra/contract/calls';
import wretch, { type WretchError } from 'wretch';
import { ApiError } from './api-error.ts';
import { payloadOf } from './answer.ts';
import { clientMessages } from './client.messages.ts';
import type { UploadOptions } from './upload.ts';

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A help beside what a person does, such as suggestions while typing: its failure is no news to them. */
  readonly isQuiet?: boolean;
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
   * Sends a file to a call that takes one. Browsers' clients of our own pages have it.
   * @throws {ApiError} whenever there is no answer; it is not repeated here
   */
  readonly upload?: <Output>(call: Call<object, Output>, file: Blob, options?: UploadOptions) => Promise<Output>;
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

  async function send(call: Call, input: object, signal: AbortSignal | undefined): Promise<unknown> {
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
    try {
      if (!call.publicRead && call.method === 'POST') return payloadOf(await request.post(input, call.path).json());
      const query = queryOf(input);
      return payloadOf(await request.get(query ? `${call.path}?${query}` : call.path).json());
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw isLate ? failures.timeout() : apiErrorFrom(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async call<Input extends object, Output>(call: Call<Input, Output>, input: Input, options: CallOptions = {}) {
      const { signal } = options;
      const mayRepeat = call.publicRead || call.method === 'GET';
      try {
        return (await send(call, input, signal)) as Output;
      } catch (error) {
        if (!mayRepeat || !(error instanceof ApiError) || !isRetriable(error)) throw error;
        return (await send(call, input, signal)) as Output;
      }
    },
    async upload<Output>(call: Call<object, Output>, file: Blob, options: UploadOptions = {}) {
      // Few visitors send files: what it takes comes with the first.
      const { sendFile } = await import('./upload.ts');
      const setting = { apiUrl, token: token?.(), silenceMs: timeoutMs * 2, failures };
      return (await sendFile(call as Call, file, setting, options)) as Output;
    },
  };
}

/** wretch gives a failed answer as an error with the response and its text; it exports the type of that error only. */
const isAnswer = (error: unknown): error is WretchError => error instanceof Error && 'response' in error;

function apiErrorFrom(error: unknown): ApiError {
  if (isAnswer(error)) return fromAnswer(error.status, error.message);
  return error instanceof SyntaxError ? failures.unreadable() : failures.unreachable();
}

function unreachable(): ApiError {
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

const failures = {
  fromAnswer,
  unreachable,
  timeout: () => new ApiError('network.timeout', 0, clientMessages.timeout),
  unreadable: () => new ApiError('network.unreadable', 0, clientMessages.unreadable),
};
