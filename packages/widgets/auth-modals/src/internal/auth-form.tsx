import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { controlOf } from '@yantra/form';
import { type ReactNode, useEffect, useRef } from 'react';

interface AuthFormProps {
  readonly id: string;
  readonly form?: { readonly fault: ReadonlySignal<{ readonly field: string } | undefined> };
  readonly onSubmit: () => void;
  /** Of a form in parts: which is shown. Another begins as a new form does. */
  readonly part?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * One step of a dialog as a real form, so that Enter sends it and password managers know it. When it appears, its field with
 * `data-autofocus` has the focus; when it was refused, the first wrong one. Its button stands outside, in the dialog's foot.
 */
export function AuthForm({ id, form, onSubmit, part, className, children }: AuthFormProps) {
  useSignals();
  const element = useRef<HTMLFormElement>(null);
  const fault = form?.fault.value;
  const seen = useRef(fault);
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [part]);
  useEffect(() => {
    if (!fault || fault === seen.current) return;
    seen.current = fault;
    // Some stand in the foot.
    controlOf(element.current?.closest('dialog, .y-auth__page') ?? element.current, fault.field)?.focus();
  }, [fault]);
  return (
    <form
      ref={element}
      id={id}
      className={className ?? 'y-auth__form'}
      // Never what is typed in an address, even if the script breaks.
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
