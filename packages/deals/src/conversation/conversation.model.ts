import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import {
  getConversation,
  type LogLine,
  markConversationRead,
  type OutputOf,
  sendMessage,
} from '@yantra/contract/calls';
import type { DealParty } from '@yantra/domain';
import { ApiError, type Scope } from '@yantra/state';
import { type OutgoingDependencies, type OutgoingMessages, createOutgoing } from './outgoing.ts';

type Answer = OutputOf<typeof getConversation>;

export interface ConversationDependencies extends Pick<OutgoingDependencies, 'isOnline' | 'newKey' | 'now'> {
  readonly dealId: string;
  /** The secret page it is read from. */
  readonly page: string | undefined;
  /** Whose view it is. */
  readonly side: DealParty;
  readonly send: Scope['send'];
  /** What is known already. */
  readonly first?: Answer | undefined;
}

/** What two people write about a deal; it does not depend on React. */
export interface ConversationModel extends Pick<OutgoingMessages, 'again' | 'resume'> {
  readonly status: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  /** Why it could not be read, beside `failed`. */
  readonly error: ReadonlySignal<ApiError | undefined>;
  /** In order, without gaps. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  readonly outgoing: OutgoingMessages['all'];
  /** How far the other has read. */
  readonly otherReadTo: ReadonlySignal<number>;
  /** Lines of the other that one has not read. */
  readonly unread: ReadonlySignal<number>;
  readonly mayTalk: ReadonlySignal<boolean>;
  readonly hasEarlier: ReadonlySignal<boolean>;
  readonly isReadingBack: ReadonlySignal<boolean>;
  /** Reads what is new: exactly what was missed, once, in order. */
  readonly look: () => Promise<void>;
  readonly readBack: () => Promise<void>;
  readonly write: (words: string, pictures: readonly string[]) => void;
  /** Everything that is there is in sight. */
  readonly seen: () => void;
}

const inOrder = (one: LogLine, other: LogLine): number => one.place - other.place;

/** The lines and marks of a conversation, of several answers. */
function createLog(side: DealParty) {
  const lines = signal<readonly LogLine[]>([]);
  const marks = signal({ last: 0, readTo: 0, otherReadTo: 0 });
  return {
    lines,
    marks,
    unread: computed(
      () =>
        lines.value.filter(({ place, side: by, kind }) => place > marks.value.readTo && by !== side && kind !== 'read')
          .length,
    ),
    add(more: readonly LogLine[]): void {
      const known = new Set(lines.peek().map(({ place }) => place));
      const fresh = more.filter(({ place }) => !known.has(place));
      if (fresh.length > 0) lines.value = [...lines.peek(), ...fresh].sort(inOrder);
    },
    /** Marks never go back, whichever answer comes first. */
    mark({ last, readTo, otherReadTo }: Pick<Answer, 'last' | 'readTo' | 'otherReadTo'>): void {
      const before = marks.peek();
      marks.value = {
        last: Math.max(before.last, last),
        readTo: Math.max(before.readTo, readTo),
        otherReadTo: Math.max(before.otherReadTo, otherReadTo),
      };
    },
  };
}

interface ReaderParts {
  /** The last place that is known, and the last there is. */
  readonly known: () => number;
  readonly last: () => number;
  /** Nothing has been read yet. */
  readonly isFirst: () => boolean;
  /** Reads what came after a place, or the newest. @throws {ApiError} */
  readonly take: (after: number | undefined) => Promise<void>;
  /** Nothing could be read at all. */
  readonly onFailure: (error: ApiError) => void;
}

/** Reads what is new, by as many answers as it takes: one reading at a time, and another if it was asked for meanwhile. */
function createReader({ known, last, isFirst, take, onFailure }: ReaderParts): () => Promise<void> {
  let reading: Promise<void> | undefined;
  let isAsked = false;
  async function readOn(): Promise<void> {
    for (;;) {
      const before = known();
      await take(isFirst() ? undefined : before);
      if (known() === before || known() >= last()) return;
    }
  }
  async function read(): Promise<void> {
    try {
      do {
        isAsked = false;
        await readOn();
      } while (isAsked);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (isFirst()) onFailure(failure);
    } finally {
      reading = undefined;
    }
  }
  return () => {
    isAsked = true;
    reading ??= read();
    return reading;
  };
}

/** Reads earlier lines, one reading at a time. @param read throws {ApiError} */
function createBackReader(read: () => Promise<void>) {
  const isReadingBack = signal(false);
  return {
    isReadingBack,
    readBack: async (): Promise<void> => {
      if (isReadingBack.peek()) return;
      isReadingBack.value = true;
      try {
        await read();
      } catch (failure) {
        // The button stays: it can be pressed again.
        if (!(failure instanceof ApiError)) throw failure;
      } finally {
        isReadingBack.value = false;
      }
    },
  };
}

/** What has been read so far, or why it could not be. */
function createKnown(side: DealParty) {
  const status = signal<'loading' | 'ready' | 'failed'>('loading');
  const error = signal<ApiError | undefined>(undefined);
  const mayTalk = signal(false);
  const log = createLog(side);
  return {
    status,
    error,
    mayTalk,
    log,
    take: (answer: Answer): void =>
      batch(() => {
        log.add(answer.lines);
        log.mark(answer);
        mayTalk.value = answer.mayTalk;
        status.value = 'ready';
        error.value = undefined;
      }),
    fail: (failure: ApiError): void =>
      batch(() => {
        status.value = 'failed';
        error.value = failure;
      }),
  };
}

export function createConversationModel({
  dealId,
  page,
  side,
  send,
  first,
  isOnline,
  newKey,
  now,
}: ConversationDependencies): ConversationModel {
  const named = { dealId, ...(page !== undefined && { page }) };
  const { status, error, mayTalk, log, take: keep, fail } = createKnown(side);
  const outgoing = createOutgoing({
    isOnline,
    newKey,
    now,
    post: ({ key, words, pictures }) =>
      send(sendMessage, { ...named, words, pictures: [...pictures], clientKey: key }, { isQuiet: true }),
    async onSent(line) {
      // What the other wrote before it comes first.
      if (line.place > known() + 1) await look();
      else log.add([line]);
      return log.lines.peek().some(({ place }) => place === line.place);
    },
  });
  const take = (answer: Answer): void =>
    batch(() => {
      keep(answer);
      outgoing.arrived(answer.lines);
    });
  if (first !== undefined) take(first);

  const known = (): number => log.lines.peek().at(-1)?.place ?? 0;
  const ask = (more: { readonly after?: number; readonly before?: number }): Promise<Answer> =>
    send(getConversation, { ...named, ...more }, { isQuiet: true });
  const look = createReader({
    known,
    last: () => log.marks.peek().last,
    isFirst: () => status.peek() !== 'ready',
    take: async (after) => take(await ask(after === undefined ? {} : { after })),
    // What is there stays in sight.
    onFailure: fail,
  });

  const { isReadingBack, readBack } = createBackReader(async () => {
    const [oldest] = log.lines.peek();
    if (oldest) take(await ask({ before: oldest.place }));
  });

  return {
    status,
    error,
    lines: log.lines,
    outgoing: outgoing.all,
    otherReadTo: computed(() => log.marks.value.otherReadTo),
    unread: log.unread,
    mayTalk,
    isReadingBack,
    hasEarlier: computed(() => (log.lines.value[0]?.place ?? 1) > 1),
    look() {
      if (status.peek() === 'failed') status.value = 'loading';
      return look();
    },
    readBack,
    write: outgoing.send,
    again: outgoing.again,
    resume() {
      outgoing.resume();
      void look();
    },
    seen() {
      const place = known();
      if (log.unread.peek() === 0) return;
      log.mark({ ...log.marks.peek(), readTo: place });
      // If the server does not hear of it, it is unread again the next time.
      send(markConversationRead, { ...named, place }, { isQuiet: true }).catch(() => undefined);
    },
  };
}
