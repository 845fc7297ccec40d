import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { controlOf } from '@yantra/form';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface AuthFormProps {
  readonly id: string;
  readonly form?: { readonly fault: ReadonlySignal<{ readonly field: string } | undefined> };
  readonly onSubmit: () => void;
  /** Which part of a form with several parts is shown. Another part starts like a new form. */
  readonly part?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * One step of a dialog as a real form, so that Enter submits it and password managers recognise it. When it appears, its field
 * with `data-autofocus` gets the focus; after a refusal, the first wrong one. Its button stands outside, in the dialog's foot.
 */
export function AuthForm({ id, form, onSubmit, part, className, children }: AuthFormProps) {
  useSignals();
  const element = useRef<HTMLFormElement>(null);
  const fault = form?.fault.value;
  const seen = useRef(fault);
  const isNew = useRef(true);
  // Before it is painted, and not where somebody is at a field of a page already: what they type would end up in another one.
  useLayoutEffect(() => {
    const isTaken = isNew.current && element.current?.matches(':focus-within');
    isNew.current = false;
    if (!isTaken) element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [part]);
  useEffect(() => {
    if (!fault || fault === seen.current) return;
    seen.current = fault;
    // Some controls stand in the foot.
    controlOf(element.current?.closest('dialog, .y-auth__page') ?? element.current, fault.field)?.focus();
  }, [fault]);
  return (
    <form
      ref={element}
      id={id}
      className={className ?? 'y-auth__form'}
      // What is typed must never end up in the address, even if the script fails.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
