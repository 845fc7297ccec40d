import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import type { Kept } from '@yantra/form';

/** `waiting`: typed but not sent yet. */
export type NotesState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

/** Unsaved notes, and the saved text they started from. */
export interface NotesDraft {
  readonly text: string;
  readonly base: string;
}

/** The notes of one lead or person, saved automatically. */
export interface Notes {
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<NotesState>;
  readonly type: (text: string) => void;
  /** Sends unsent text at once. */
  readonly save: () => Promise<void>;
  /** Takes the server's text. Unsaved local text stays. */
  readonly receive: (text: string) => void;
}

/** A draft as it was kept; undefined if it is none. */
export function draftIn(kept: unknown): NotesDraft | undefined {
  const { text, base } = (kept ?? {}) as Partial<NotesDraft>;
  return typeof text === 'string' && typeof base === 'string' ? { text, base } : undefined;
}

export interface NotesDependencies {
  /** @throws {ApiError} */
  readonly send: (leadId: string, notes: string) => Promise<unknown>;
  /** The local storage of a lead's unsaved notes. */
  readonly keptOf: (leadId: string) => Kept<NotesDraft>;
  /** Calls back once after some milliseconds. Returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
}

/** The notes of all leads opened so far: opening another lead does not interrupt saving. */
export interface NotesBook {
  /** @param savedText the server's text */
  readonly of: (leadId: string, savedText: string) => Notes;
  readonly saveAll: () => void;
}

/** How long typing must pause before the notes are saved. */
export const pauseMs = 800;

export function createNotesBook(dependencies: NotesDependencies): NotesBook {
  const all = new Map<string, Notes>();
  return {
    of(leadId, savedText) {
      const known = all.get(leadId) ?? createNotes(dependencies, leadId, savedText);
      all.set(leadId, known);
      return known;
    },
    saveAll() {
      for (const notes of all.values()) void notes.save();
    },
  };
}

function createNotes({ send, keptOf, later }: NotesDependencies, leadId: string, savedText: string): Notes {
  const kept = keptOf(leadId);
  const draft = kept.read();
  const text = signal(draft?.text ?? savedText);
  const state = signal<NotesState>('idle');
  /** The server's text, and the last text it sent: after a save, older lists still contain the previous text for a while. */
  let base = savedText;
  let lastReceived = savedText;
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

  if (draft && draft.text !== savedText) {
    // If the server's text has changed meanwhile, only the user can decide which one is right.
    state.value = draft.base === savedText ? 'waiting' : 'failed';
    if (draft.base === savedText) wait();
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
    receive(next) {
      if (next === lastReceived) return;
      lastReceived = next;
      base = next;
      if (!isOpen()) text.value = next;
    },
  };
}
