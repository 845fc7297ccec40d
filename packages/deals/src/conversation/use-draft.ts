import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createDraft } from '@yantra/form';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';

/** What is written to the other and not sent yet, kept by deal. */
export interface WrittenWords {
  readonly words: ReadonlySignal<string>;
  readonly write: (words: string) => void;
}

export function useDraft(dealId: string): WrittenWords {
  const { user } = useScope().session;
  const { words, kept } = useMemo(() => {
    // A person's goes with them when they log out; on a secret page nobody does, so it stays in the tab.
    const id = user.peek()?.id;
    const key = `yantra.message.draft.1.${id ?? 'page'}.${dealId}`;
    const storage = () => (id === undefined ? sessionStorage : localStorage);
    return { words: signal(''), kept: createDraft(storage, key, ['words']) };
  }, [dealId, user]);
  // After hydration: the server knows of none.
  useEffect(() => {
    words.value = kept.read()?.words ?? '';
  }, [words, kept]);
  return {
    words,
    write(next) {
      words.value = next;
      if (next === '') kept.forget();
      else kept.write({ words: next });
    },
  };
}
