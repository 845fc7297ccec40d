import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { failureNoticeMs } from '@yantra/domain';
import { type Language, failureIn, useMessages } from '@yantra/language';
import type { Notice } from '@yantra/state';
import { Skeleton } from '@yantra/ui';
import type { ReactNode } from 'react';
import { Failure } from '../failure.tsx';
import { messages } from './form.messages.ts';

/** The loading state of a form's record. */
export type Loaded = { readonly status: 'loading' | 'ready' } | { readonly status: 'failed'; readonly message: string };

/**
 * Loads a form's record; what is already shown stays during a reload.
 * @param notify gets a failure as well as the panel, since the calls are quiet: once, though several calls may have failed
 */
export function createLoading(
  language: Language | undefined,
  status: 'loading' | 'ready' = 'loading',
  notify?: (notice: Notice) => void,
) {
  const loaded = signal<Loaded>({ status });
  return {
    loaded: loaded as ReadonlySignal<Loaded>,
    /** Reloads after something was refused; if that fails too, everything stays as it is and no second notice is shown. */
    refresh: async <Found,>(read: () => Promise<Found>, take: (found: Found) => void): Promise<void> => {
      const found = await read().catch(() => undefined);
      if (found !== undefined) batch(() => take(found));
    },
    /** @param take runs before the status becomes `ready` */
    load: async <Found,>(read: () => Promise<Found>, take: (found: Found) => void): Promise<void> => {
      if (loaded.peek().status === 'failed') loaded.value = { status: 'loading' };
      try {
        const found = await read();
        batch(() => {
          take(found);
          loaded.value = { status: 'ready' };
        });
      } catch (error) {
        const { message } = failureIn(language, error as Error);
        notify?.({ kind: 'error', text: message, duration: failureNoticeMs });
        loaded.value = { status: 'failed', message };
      }
    },
  };
}

interface WhenLoadedProps {
  readonly loaded: ReadonlySignal<Loaded>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** 'Loading...', then the children, or 'Error: {message}' with Retry (dashboard.md §2). */
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
