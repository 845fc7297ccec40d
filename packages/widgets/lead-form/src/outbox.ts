import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { RequirementInput } from '@yantra/contract/calls';
import { attempt } from '@yantra/domain';
import type { KeptTexts } from '@yantra/form';
import type { ApiError } from '@yantra/state';
import { isTemporary } from './internal/is-temporary.ts';

/** The number grows when the shape changes. */
export const outboxKey = 'yantra.lead.outbox.1';

/** A requirement that has not reached the server yet. */
export interface KeptRequirement {
  /** With its idempotency key: even if sent twice, it is stored once. */
  readonly input: RequirementInput;
  /** The category's name, for the notice that it was sent. */
  readonly category: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface OutboxDependencies {
  readonly storage: () => KeptTexts;
  /** @throws {ApiError} */
  readonly send: (input: RequirementInput) => Promise<unknown>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs a callback in one tab at a time; not at all if another tab has begun. */
  readonly withTabLock: (act: () => Promise<void>) => Promise<void>;
  /** Calls back when the connection is back. Returns a function that stops listening. */
  readonly onLineBack: (act: () => void) => () => void;
  /** Calls back once after so many milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
  readonly onSent: (kept: KeptRequirement) => void;
  /** The server has refused it: it is no longer kept. */
  readonly onRefused: (kept: KeptRequirement, error: ApiError) => void;
}

/** Requirements that wait for a connection. They survive a reload and are sent automatically. */
export interface Outbox {
  readonly waiting: ReadonlySignal<number>;
  /** Keeps a requirement. @returns whether it survives a reload */
  readonly keep: (kept: Omit<KeptRequirement, 'at'>) => boolean;
  /**
   * Sends what waits, now and whenever the connection is back. Returns a function that stops it, once nothing waits any more.
   */
  readonly start: () => () => void;
}

/** A requirement forgotten for a week is no longer needed; and nobody's address should stay on a device for ever. */
const maxAgeMs = 7 * 24 * 3_600_000;
/** The first pause between tries while the connection seems to be there but nothing gets through. */
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;

const isKept = (entry: unknown): entry is KeptRequirement => {
  const { input, category, at } = (entry ?? {}) as Partial<KeptRequirement>;
  return typeof input?.idempotencyKey === 'string' && typeof category === 'string' && typeof at === 'number';
};

/** What waits: in the storage, or, where that refuses, in the page. */
function createKept(storage: OutboxDependencies['storage'], now: OutboxDependencies['now']) {
  const waiting = signal(0);
  let unsaved: readonly KeptRequirement[] = [];

  const saved = (): readonly KeptRequirement[] => {
    const entries = attempt((): unknown => JSON.parse(storage().getItem(outboxKey) ?? '[]'));
    return Array.isArray(entries) ? entries.filter((entry) => isKept(entry) && now() - entry.at < maxAgeMs) : [];
  };
  const save = (entries: readonly KeptRequirement[]): boolean =>
    !!attempt(() => {
      if (entries.length > 0) storage().setItem(outboxKey, JSON.stringify(entries));
      else storage().removeItem(outboxKey);
      return true;
    });
  const count = () => {
    waiting.value = saved().length + unsaved.length;
  };
  const forget = ({ input }: KeptRequirement) => {
    const others = (entry: KeptRequirement) => entry.input.idempotencyKey !== input.idempotencyKey;
    unsaved = unsaved.filter(others);
    // Read again: another tab may have kept one meanwhile.
    save(saved().filter(others));
    count();
  };
  return {
    waiting,
    count,
    forget,
    all: () => [...saved(), ...unsaved],
    /** @returns whether it survives a reload */
    add: (entry: KeptRequirement): boolean => {
      const isSaved = save([...saved(), entry]);
      if (!isSaved) unsaved = [...unsaved, entry];
      count();
      return isSaved;
    },
  };
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { storage, send, now, withTabLock, onLineBack, later, onSent, onRefused } = dependencies;
  const { waiting, count, forget, all, add } = createKept(storage, now);
  let stops: readonly (() => void)[] = [];
  let isEnding = false;
  let waitMs = firstWaitMs;
  let cancel = () => undefined as void;

  async function sendAll(): Promise<void> {
    for (const kept of all()) {
      try {
        await send(kept.input);
      } catch (error) {
        if (isTemporary(error)) return;
        forget(kept);
        onRefused(kept, error as ApiError);
        continue;
      }
      forget(kept);
      onSent(kept);
    }
  }

  async function flush(): Promise<void> {
    cancel();
    count();
    if (waiting.peek() > 0) await withTabLock(sendAll);
    count();
    if (waiting.peek() > 0) {
      cancel = later(() => void flush(), waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    } else {
      waitMs = firstWaitMs;
      if (isEnding) end();
    }
  }

  function end(): void {
    cancel();
    for (const stop of stops) stop();
    stops = [];
  }

  return {
    waiting,
    keep(kept) {
      const isSaved = add({ ...kept, at: now() });
      cancel();
      cancel = later(() => void flush(), waitMs);
      return isSaved;
    },
    start() {
      isEnding = false;
      if (stops.length === 0) {
        stops = [
          onLineBack(() => {
            waitMs = firstWaitMs;
            void flush();
          }),
        ];
      }
      void flush();
      return () => {
        isEnding = true;
        if (waiting.peek() === 0) end();
      };
    },
  };
}
