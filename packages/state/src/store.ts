import { ApiError, type CallOptions, type Client } from '@yantra/client';
import { type Call, queryOf } from '@yantra/contract/calls';

/** What is known of one question, and how old it is. */
interface Entry {
  readonly data: unknown;
  /** Milliseconds, by the scope's clock. */
  readonly at: number;
}

interface Flight {
  readonly promise: Promise<unknown>;
  readonly ending: AbortController;
  /** How many wait for it; the last one to leave ends it. */
  waiting: number;
}

/** A definite no: what was asked for is not there (HTTP 404), and asking again at once would not change that. */
export type Refusal = Pick<ApiError, 'code' | 'status' | 'message'>;

/** Answers by question, as they travel from the server's rendering to the browser; in place of an answer there may be a refusal. */
export type Snapshot = readonly (readonly [question: string, data: unknown, refusal?: Refusal])[];

/**
 * The answers one scope knows. Equal questions asked at the same time share one request; it ends when nobody waits any more.
 */
export interface Store {
  /** The last answer, however old. */
  peek(question: string): { readonly data: unknown; readonly isFresh: boolean } | undefined;
  /** The refusal that was the last answer, while it is fresh. */
  refusal(question: string): ApiError | undefined;
  ask<Input extends object, Output>(call: Call<Input, Output>, input: Input, options?: CallOptions): Promise<Output>;
  snapshot(): Snapshot;
}

const notThere = 404;

/** The name of a question: equal questions have equal names. */
export const questionOf = (call: Call, input: object): string => `${call.name}?${queryOf(input)}`;

interface StoreOptions {
  readonly client: Client;
  readonly now: () => number;
  /** How long an answer is shown again without asking, in milliseconds. */
  readonly freshMs: number;
  /** Answers kept at most; the oldest go first. */
  readonly capacity: number;
  readonly known: Snapshot;
}

export function createStore({ client, now, freshMs, capacity, known }: StoreOptions): Store {
  const entries = new Map<string, Entry>();
  const refusals = new Map<string, Entry & { readonly data: ApiError }>();
  for (const [question, data, refusal] of known) {
    if (refusal) refuse(question, new ApiError(refusal.code, refusal.status, refusal.message));
    else entries.set(question, { data, at: now() });
  }
  const flights = new Map<string, Flight>();

  function refuse(question: string, error: ApiError): void {
    refusals.set(question, { data: error, at: now() });
  }

  function remember(question: string, data: unknown): void {
    refusals.delete(question);
    entries.delete(question);
    entries.set(question, { data, at: now() });
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
  }

  function takeOff(call: Call<object, unknown>, input: object, question: string): Flight {
    const ending = new AbortController();
    const promise = client.call(call, input, { signal: ending.signal }).then(
      (data) => {
        remember(question, data);
        return data;
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.status === notThere) {
          entries.delete(question);
          refuse(question, error);
        }
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
      return entry && { data: entry.data, isFresh: now() - entry.at < freshMs };
    },
    refusal(question) {
      const entry = refusals.get(question);
      return entry && now() - entry.at < freshMs ? entry.data : undefined;
    },
    ask<Input extends object, Output>(call: Call<Input, Output>, input: Input, { signal }: CallOptions = {}) {
      const question = questionOf(call as Call, input);
      const flight = flights.get(question) ?? takeOff(call as Call<object, unknown>, input, question);
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
        flight.promise.then(
          (data) => {
            settle();
            resolve(data as Output);
          },
          (error: unknown) => {
            settle();
            reject(error);
          },
        );
      });
    },
    snapshot: () => [
      ...[...entries].map(([question, { data }]) => [question, data] as const),
      ...[...refusals].map(
        ([
          question,
          {
            data: { code, status, message },
          },
        ]) => {
          return [question, null, { code, status, message }] as const;
        },
      ),
    ],
  };
}
