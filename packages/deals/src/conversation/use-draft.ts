import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createDraft } from '@yantra/form';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';

/** What is written to the other and not sent yet, kept by deal. */
export interface WrittenWords {
  readonly words: ReadonlySignal<string>;
  readonly write: (words: string) => void;
  /** Takes what was kept. */
  readonly resume: () => void;
}

/** @param userId of who is logged in */
function createWords(dealId: string, userId: string | undefined): WrittenWords {
  // A person's goes with them when they log out; on a secret page nobody does, so it stays in the tab.
  const storage = () => (userId === undefined ? sessionStorage : localStorage);
  const kept = createDraft(storage, `yantra.message.draft.1.${userId ?? 'page'}.${dealId}`, ['words']);
  const words = signal('');
  return {
    words,
    write(next) {
      words.value = next;
      if (next === '') kept.forget();
      else kept.write({ words: next });
    },
    resume() {
      words.value = kept.read()?.words ?? '';
    },
  };
}

export function useDraft(dealId: string): WrittenWords {
  const { user } = useScope().session;
  const draft = useMemo(() => createWords(dealId, user.peek()?.id), [dealId, user]);
  // After hydration: the server knows of none.
  useEffect(() => draft.resume(), [draft]);
  return draft;
}
