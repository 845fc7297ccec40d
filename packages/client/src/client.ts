import { type Call, queryOf } from '@yantra/contract/calls';
import wretch from 'wretch';
import { isRead } from './answer-in.ts';
import { ApiError } from './api-error.ts';
import { apiErrorFrom, received, timedOut } from './failures.ts';
import type { Files } from './files.ts';

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** For aids such as suggestions while typing: a failure is not announced. */
  readonly isQuiet?: boolean;
}

/** Calls the server: over HTTP in browsers, within the process when the server renders. */
export interface Client {
  /**
   * Makes a call of the contract.
   * @returns the answer's `data`, or a page of machines with its totals
   * @throws {ApiError} without a valid answer
   */
  readonly call: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: CallOptions,
  ) => Promise<Output>;
  /** Sends and fetches files; few visitors need it, so it is loaded on first use. Only clients over HTTP have it. */
  readonly files?: <Output>(send: (files: Files) => Promise<Output>) => Promise<Output>;
}

export interface ClientOptions {
  /** The API's origin, e.g. `https://yantra.example`; empty for the page's own. No trailing slash. */
  readonly apiUrl: string;
  /** The platform's `fetch`, or a replacement. */
  readonly fetch?: typeof fetch;
  /** The timeout in milliseconds; 15 s by default, as a page of machines needs on a very slow line. */
  readonly timeoutMs?: number;
  /** The bearer token, read for each call; sent to `apiUrl` only. */
  readonly token?: () => string | undefined;
}

const isRetriable = (error: ApiError): boolean =>
  error.code === 'network.unreachable' || error.status === 502 || error.status === 503 || error.status === 504;

/** A client over HTTP. Public reads go as GET, which is cacheable and needs no preflight, and are tried once more when the line fails. */
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
      const isPost = call.takes !== 'publicQuery' && call.method === 'POST';
      const hasBody = isPost && call.takes !== 'query';
      const query = hasBody ? '' : queryOf(input);
      const path = query ? `${call.path}?${query}` : call.path;
      return received(
        call,
        await (isPost ? request.post(hasBody ? input : undefined, path) : request.get(path)).json(),
      );
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw isLate ? timedOut() : apiErrorFrom(error, call);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async call<Input extends object, Output>(call: Call<Input, Output>, input: Input, options: CallOptions = {}) {
      const { signal } = options;
      try {
        return (await send(call, input, signal)) as Output;
      } catch (error) {
        if (!isRead(call as Call) || !(error instanceof ApiError) || !isRetriable(error)) throw error;
        return (await send(call, input, signal)) as Output;
      }
    },
    files: async (send) =>
      send((await import('./files.ts')).filesOf({ apiUrl, token: token?.(), timeoutMs, fetch: fetcher })),
  };
}
