import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { controlOf } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { messages } from './form.messages.ts';

export function focusField(form: HTMLElement | null, name: string): void {
  const control = controlOf(form, name);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

interface SummaryProps<Name extends string> {
  readonly wrong: ReadonlySignal<readonly Name[]>;
  readonly labels: Readonly<Record<Name, string>>;
  /** Counts submits that found something wrong. */
  readonly failedSubmits: number;
  readonly form: RefObject<HTMLElement | null>;
}

/** How many fields are named; of the others only the number is shown. */
const most = 3;

/** Lists what kept the form from being saved, with links to the first fields; it takes the focus. */
export function Summary<Name extends string>({ wrong, labels, failedSubmits, form }: SummaryProps<Name>) {
  const texts = useMessages(messages);
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  const names = wrong.value;
  useEffect(() => {
    if (failedSubmits === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [failedSubmits]);
  if (names.length === 0) return null;
  return (
    <div ref={place} className="y-dashboard__notice" data-kind="error" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p>{texts.highlighted}</p>
        <ul>
          {names.slice(0, most).map((name) => (
            <li key={name}>
              <button type="button" className="y-link" onClick={() => focusField(form.current, name)}>
                {labels[name]}
              </button>
            </li>
          ))}
          {names.length > most && <li>{texts.andMore(names.length - most)}</li>}
        </ul>
      </div>
    </div>
  );
}

/** A message at the top of the form, with actions. */
export function Notice({ kind, children }: { readonly kind: 'info' | 'error'; readonly children: ReactNode }) {
  return (
    <div className="y-dashboard__notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'alert' : 'bell'} />
      <div>{children}</div>
    </div>
  );
}
