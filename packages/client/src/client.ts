import { type Call, queryOf } from '@yantra/contract/calls';
import wretch from 'wretch';
import { isRead } from './answer-in.ts';
import { ApiError } from './api-error.ts';
import { apiErrorFrom, received, timedOut } from './failures.ts';
import type { Files } from './files.ts';

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
  /** Sends and fetches files. What that takes is loaded with the first use, for few visitors ever do. Clients over HTTP have it. */
  readonly files?: <Output>(send: (files: Files) => Promise<Output>) => Promise<Output>;
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
