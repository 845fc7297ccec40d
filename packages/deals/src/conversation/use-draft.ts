import { createDraft } from '@yantra/form';
import { useScope } from '@yantra/state';
import { useEffect, useMemo, useState } from 'react';

/** What is written to the other and not sent yet, kept by deal. */
export function useDraft(dealId: string): readonly [words: string, write: (words: string) => void] {
  const { user } = useScope().session;
  const kept = useMemo(() => {
    // A person's goes with them when they log out; on a secret page nobody does, so it stays in the tab.
    const id = user.peek()?.id;
    const key = `yantra.message.draft.1.${id ?? 'page'}.${dealId}`;
    return createDraft(() => (id === undefined ? sessionStorage : localStorage), key, ['words']);
  }, [dealId, user]);
  const [words, setWords] = useState('');
  // After hydration: the server knows of none.
  useEffect(() => setWords(kept.read()?.words ?? ''), [kept]);
  const write = (next: string): void => {
    setWords(next);
    if (next === '') kept.forget();
    else kept.write({ words: next });
  };
  return [words, write];
}
