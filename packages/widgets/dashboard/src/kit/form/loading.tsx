import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type Language, failureIn, useMessages } from '@yantra/language';
import { Skeleton } from '@yantra/ui';
import type { ReactNode } from 'react';
import { Failure } from '../failure.tsx';
import { messages } from './form.messages.ts';

/** What a form is about, while it comes. */
export type Loaded = { readonly status: 'loading' | 'ready' } | { readonly status: 'failed'; readonly message: string };

/** Loads what a form is about; what is there already stays while it comes once more. */
export function createLoading(language: Language | undefined, status: 'loading' | 'ready' = 'loading') {
  const loaded = signal<Loaded>({ status });
  return {
    loaded: loaded as ReadonlySignal<Loaded>,
    /** @param take runs before anybody sees that it is there */
    load: async <Found,>(read: () => Promise<Found>, take: (found: Found) => void): Promise<void> => {
      if (loaded.peek().status === 'failed') loaded.value = { status: 'loading' };
      try {
        const found = await read();
        batch(() => {
          take(found);
          loaded.value = { status: 'ready' };
        });
      } catch (error) {
        loaded.value = { status: 'failed', message: failureIn(language, error as Error).message };
      }
    },
  };
}

interface WhenLoadedProps {
  readonly loaded: ReadonlySignal<Loaded>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** 'Loading...', then what was loaded, or 'Error: {message}' with Retry (dashboard.md §2). */
export function WhenLoaded({ loaded, onRetry, children }: WhenLoadedProps) {
  const texts = useMessages(messages);
  useSignals();
  const now = loaded.value;
  if (now.status === 'ready') return children;
  if (now.status === 'failed') {
    return <Failure title={texts.failed(now.message)} text={texts.failedText} retry={texts.retry} onRetry={onRetry} />;
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
