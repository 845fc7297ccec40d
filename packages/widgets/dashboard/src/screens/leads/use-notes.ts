import { updateLead } from '@yantra/contract/calls';
import { createKept } from '@yantra/form';
import { later, useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { type NotesBook, createNotesBook, draftIn } from '../../kit/notes/notes.model.ts';

/** The notes with the page's calls and storage: unsaved text stays on the device, and is sent when the connection is back or the page is left. */
export function useNotes(userId: string): NotesBook {
  const { send } = useScope();
  const book = useMemo(
    () =>
      createNotesBook({
        send: (id, notes) => send(updateLead, { id, notes }),
        keptOf: (id) => createKept(() => localStorage, `yantra.notes.draft.1.${userId}.${id}`, draftIn),
        later,
      }),
    [send, userId],
  );
  useEffect(() => {
    const events = [
      [window, 'online'],
      [window, 'pagehide'],
    ] as const;
    for (const [from, name] of events) from.addEventListener(name, book.saveAll);
    return () => {
      for (const [from, name] of events) from.removeEventListener(name, book.saveAll);
      book.saveAll();
    };
  }, [book]);
  return book;
}
