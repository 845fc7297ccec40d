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
  /** Grows with each press of the button that found something wrong. */
  readonly turn: number;
  readonly form: RefObject<HTMLElement | null>;
}

/** So many fields are named; of more it is said how many there are. */
const most = 3;

/** What kept the form from being saved, at its top, with the way to the first fields; the focus goes there. */
export function Summary<Name extends string>({ wrong, labels, turn, form }: SummaryProps<Name>) {
  const texts = useMessages(messages);
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  const names = wrong.value;
  useEffect(() => {
    if (turn === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [turn]);
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

/** Something the person should know of at the form's top, with ways on. */
export function Notice({ kind, children }: { readonly kind: 'info' | 'error'; readonly children: ReactNode }) {
  return (
    <div className="y-dashboard__notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'alert' : 'bell'} />
      <div>{children}</div>
    </div>
  );
}
