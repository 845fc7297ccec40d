import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogLine } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';

/** A message that is not in the log yet. `waiting`: for the connection. */
export interface Outgoing {
  /** Names it, so that one sent twice is stored once. */
  readonly key: string;
  readonly words: string;
  /** Addresses, as answered when they were uploaded. */
  readonly pictures: readonly string[];
  /** ISO 8601. */
  readonly at: string;
  readonly state: 'sending' | 'waiting' | 'failed';
  /** Why it failed. */
  readonly error?: ApiError | undefined;
}

export interface OutgoingDependencies {
  /** Stores a message once per key. @throws {ApiError} */
  readonly post: (message: Pick<Outgoing, 'key' | 'words' | 'pictures'>) => Promise<LogLine>;
  readonly isOnline: () => boolean;
  readonly newKey: () => string;
  readonly now: () => number;
  /** Takes the line into the log. @returns whether it is there now */
  readonly onSent: (line: LogLine) => Promise<boolean>;
}

/** Messages on their way, one after the other, so that they arrive in the order they were written. */
export interface OutgoingMessages {
  readonly all: ReadonlySignal<readonly Outgoing[]>;
  readonly send: (words: string, pictures: readonly string[]) => void;
  /** Sends one that failed again. */
  readonly again: (key: string) => void;
  /** The connection is back. */
  readonly resume: () => void;
  /** Those that are in the log have arrived, whatever became of their answer. */
  readonly arrived: (lines: readonly LogLine[]) => void;
}

export function createOutgoing({ post, isOnline, newKey, now, onSent }: OutgoingDependencies): OutgoingMessages {
  const all = signal<readonly Outgoing[]>([]);
  let isSending = false;
  const set = (key: string, change: Pick<Outgoing, 'state' | 'error'>) => {
    all.value = all.peek().map((one) => (one.key === key ? { ...one, ...change } : one));
  };
  const forget = (keys: readonly string[]) => {
    if (all.peek().some(({ key }) => keys.includes(key)))
      all.value = all.peek().filter(({ key }) => !keys.includes(key));
  };

  async function sendOne({ key, words, pictures }: Outgoing): Promise<void> {
    if (!isOnline()) return set(key, { state: 'waiting' });
    try {
      if (await onSent(await post({ key, words, pictures }))) forget([key]);
      else set(key, { state: 'waiting' });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // The line went down meanwhile: it may even have arrived, and then goes once all the same.
      if (failure.status === 0 && !isOnline()) set(key, { state: 'waiting' });
      else set(key, { state: 'failed', error: failure });
    }
  }
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const next = all.peek().find(({ state }) => state === 'sending');
        if (next === undefined) return;
        await sendOne(next);
      }
    } finally {
      isSending = false;
    }
  }

  return {
    all,
    send(words, pictures) {
      const message = { key: newKey(), words, pictures, at: new Date(now()).toISOString(), state: 'sending' } as const;
      all.value = [...all.peek(), message];
      void flush();
    },
    again(key) {
      set(key, { state: 'sending', error: undefined });
      void flush();
    },
    resume() {
      for (const { key, state } of all.peek()) if (state === 'waiting') set(key, { state: 'sending' });
      void flush();
    },
    arrived: (lines) => forget(lines.flatMap(({ clientKey }) => clientKey ?? [])),
  };
}
