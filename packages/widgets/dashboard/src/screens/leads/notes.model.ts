import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import type { Kept } from '@yantra/form';

/** `waiting` is typed and not sent yet. */
export type NotesState = 'resting' | 'waiting' | 'saving' | 'saved' | 'failed';

/** Notes that have not reached the server, and what stood there when they were begun. */
export interface NotesDraft {
  readonly text: string;
  readonly base: string;
}

/** One's notes of one lead: they save themselves. */
export interface Notes {
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<NotesState>;
  readonly type: (text: string) => void;
  /** Sends what is not sent yet, at once. */
  readonly save: () => Promise<void>;
  /** What the server says that stands there. What was typed here and is on its way stays. */
  readonly see: (text: string) => void;
}

export interface NotesDependencies {
  /** @throws {ApiError} */
  readonly send: (leadId: string, notes: string) => Promise<unknown>;
  /** Where a lead's notes are until they are saved. */
  readonly keptOf: (leadId: string) => Kept<NotesDraft>;
  /** Calls back once after so many milliseconds. Returns how to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** The notes of all leads that were opened: another one that is opened takes nothing from the one before. */
export interface NotesBook {
  /** @param stands what the server has */
  readonly of: (leadId: string, stands: string) => Notes;
  readonly saveAll: () => void;
}

/** Somebody who has typed nothing for so many milliseconds pauses. */
export const pauseMs = 800;

export function createNotesBook(dependencies: NotesDependencies): NotesBook {
  const all = new Map<string, Notes>();
  return {
    of(leadId, stands) {
      const known = all.get(leadId) ?? createNotes(dependencies, leadId, stands);
      all.set(leadId, known);
      return known;
    },
    saveAll() {
      for (const notes of all.values()) void notes.save();
    },
  };
}

function createNotes({ send, keptOf, later }: NotesDependencies, leadId: string, stands: string): Notes {
  const kept = keptOf(leadId);
  const draft = kept.read();
  const text = signal(draft?.text ?? stands);
  const state = signal<NotesState>('resting');
  /** What the server has, and what it said last: after saving, lists that are older than that say the same for a while. */
  let base = stands;
  let seen = stands;
  let sending: string | undefined;
  let cancel = () => undefined as void;

  const isOpen = () => state.peek() === 'waiting' || state.peek() === 'saving' || state.peek() === 'failed';
  const wait = () => {
    cancel();
    cancel = later(() => void save(), pauseMs);
  };

  async function save(): Promise<void> {
    cancel();
    if (!isOpen() || sending !== undefined) return;
    sending = text.peek();
    state.value = 'saving';
    let isSaved = true;
    try {
      await send(leadId, sending.trim());
      base = sending.trim();
    } catch {
      isSaved = false;
    }
    const isLast = sending === text.peek();
    sending = undefined;
    if (isSaved && isLast) kept.forget();
    state.value = isSaved ? (isLast ? 'saved' : 'waiting') : 'failed';
    if (isSaved && !isLast) wait();
  }

  if (draft && draft.text !== stands) {
    // Where the server has something newer than what was typed here, only the person can say which is right.
    state.value = draft.base === stands ? 'waiting' : 'failed';
    if (draft.base === stands) wait();
  }
  return {
    text,
    state,
    save,
    type(typed) {
      batch(() => {
        text.value = typed;
        state.value = 'waiting';
      });
      kept.write({ text: typed, base });
      wait();
    },
    see(next) {
      if (next === seen) return;
      seen = next;
      base = next;
      if (!isOpen()) text.value = next;
    },
  };
}
