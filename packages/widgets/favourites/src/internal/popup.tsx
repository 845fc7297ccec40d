import { type ReactNode, useEffect, useRef } from 'react';

interface PopupProps {
  readonly className: string;
  /** What opens it. */
  readonly opener: ReactNode;
  readonly children: ReactNode;
}

const isInDialog = (event: Event) => event.composedPath().some((one) => one instanceof HTMLDialogElement);

/** A disclosure that lies over what is below it. Escape closes it, and so does whatever is pressed or gets the focus beside it, but for a dialog that it opened. */
export function Popup({ className, opener, children }: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const box = details.current;
    if (!box) return undefined;
    const closeFrom = (event: Event) => {
      if (box.open && !event.composedPath().includes(box) && !isInDialog(event)) box.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.open) return;
      box.open = false;
      box.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFrom);
    document.addEventListener('focusin', closeFrom);
    box.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', closeFrom);
      document.removeEventListener('focusin', closeFrom);
      box.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <details className={className} ref={details}>
      {opener}
      <div className="y-saved__panel">{children}</div>
    </details>
  );
}
