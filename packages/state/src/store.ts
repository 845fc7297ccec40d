import type { ApiError, CallOptions, Client } from '@yantra/client';
import { type Call, queryOf } from '@yantra/contract/calls';

/** The answer to one question, and its age. */
export interface Entry {
  readonly data: unknown;
  /** A definite no instead of data: it does not exist (HTTP 404, 410), and asking again at once would not change that. */
  readonly refusal?: ApiError | undefined;
  /** Milliseconds, by the scope's clock. */
  readonly at: number;
}

interface Flight {
  readonly promise: Promise<unknown>;
  readonly ending: AbortController;
  /** How many wait for it; when the last one leaves, it is aborted. */
  waiting: number;
}

/** The answers of one scope. Equal questions at the same time share one request, which is aborted when nobody waits any more. */
export interface Store {
  /** The last answer, however old. */
  peek(question: string): (Entry & { readonly isFresh: boolean }) | undefined;
  readonly ask: <Input extends object, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: CallOptions,
  ) => Promise<Output>;
  /** Keeps an answer as if it had just come. */
  remember(question: string, data: unknown, refusal?: ApiError): void;
  /** Forgets all answers of a call, as they may have changed. Without a call, all answers. */
  forget(call?: Call): void;
  /** All answers, by question. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/* It does not exist, or no more. */
const notThere: readonly (number | undefined)[] = [404, 410];

/** The key of a question: equal questions have equal keys. */
export const questionOf = (call: Call, input: object): string => `${call.name}?${queryOf(input)}`;

interface StoreOptions {
  readonly client: Client;
  readonly now: () => number;
  /** How long an answer is shown again without asking, in milliseconds. */
  readonly freshMs: number;
  /** The most answers kept; the oldest go first. */
  readonly capacity: number;
}

export function createStore({ client, now, freshMs, capacity }: StoreOptions): Store {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();

  function remember(question: string, data: unknown, refusal?: ApiError): void {
    entries.delete(question);
    entries.set(question, { data, refusal, at: now() });
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
  }

  function takeOff(call: Call<object, unknown>, input: object, question: string, isQuiet = false): Flight {
    const ending = new AbortController();
    const promise = client.call(call, input, { signal: ending.signal, isQuiet }).then(
      (data) => {
        remember(question, data);
        return data;
      },
      (error: unknown) => {
        // By its shape: errors in the server's process have another class.
        if (notThere.includes((error as ApiError | undefined)?.status)) remember(question, null, error as ApiError);
        throw error;
      },
    );
    const flight: Flight = { promise, ending, waiting: 0 };
    const land = () => {
      if (flights.get(question) === flight) flights.delete(question);
    };
    promise.then(land, land);
    flights.set(question, flight);
    return flight;
  }

  function leave(question: string, flight: Flight, reason: unknown): void {
    flight.waiting -= 1;
    if (flight.waiting > 0) return;
    if (flights.get(question) === flight) flights.delete(question);
    flight.ending.abort(reason);
  }

  return {
    peek(question) {
      const entry = entries.get(question);
      return entry && { ...entry, isFresh: now() - entry.at < freshMs };
    },
    ask<Input extends object, Output>(call: Call<Input, Output>, input: Input, { signal, isQuiet }: CallOptions = {}) {
      const question = questionOf(call as Call, input);
      const flight = flights.get(question) ?? takeOff(call as Call<object, unknown>, input, question, isQuiet);
      flight.waiting += 1;
      return new Promise<Output>((resolve, reject) => {
        const abort = () => {
          leave(question, flight, signal?.reason);
          reject(signal?.reason);
        };
        if (signal?.aborted) {
          abort();
          return;
        }
        signal?.addEventListener('abort', abort, { once: true });
        const settle = () => signal?.removeEventListener('abort', abort);
        flight.promise.finally(settle).then((data) => resolve(data as Output), reject);
      });
    },
    remember,
    forget(call) {
      for (const question of entries.keys()) {
        if (!call || question.startsWith(`${call.name}?`)) entries.delete(question);
      }
    },
    entries,
  };
}
