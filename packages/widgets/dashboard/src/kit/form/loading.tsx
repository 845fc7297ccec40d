import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages, useSentence } from '@yantra/language';
import { Button, Skeleton, StateMessage } from '@yantra/ui';
import type { ReactNode } from 'react';
import { messages } from './form.messages.ts';

/** What a form is about, while it comes. */
export type Loaded = { readonly status: 'loading' | 'ready' } | { readonly status: 'failed'; readonly message: string };

interface WhenLoadedProps {
  readonly loaded: ReadonlySignal<Loaded>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** 'Loading...', then what was loaded, or 'Error: {message}' with Retry (dashboard.md §2). */
export function WhenLoaded({ loaded, onRetry, children }: WhenLoadedProps) {
  const texts = useMessages(messages);
  const sentence = useSentence();
  useSignals();
  const now = loaded.value;
  if (now.status === 'ready') return children;
  if (now.status === 'failed') {
    return (
      <StateMessage picture="error" level={2} title={texts.failed(sentence(now.message))} text={texts.failedText}>
        <Button variant="primary" icon="retry" onClick={onRetry}>
          {texts.retry}
        </Button>
      </StateMessage>
    );
  }
  return (
    <div className="y-dashboard__form-wait" role="status">
      <p>{texts.loading}</p>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="y-dashboard__set-wait" />
      ))}
    </div>
  );
}
