import { useMessages } from '@yantra/language';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { messages } from '../ui.messages.ts';

/**
 * Keeps the page behind a dialog from scrolling, without a jump where its scrollbar was. The count of open dialogs stands on
 * the root element, since each may come from its own copy of this code.
 *
 * @returns a function that releases the page
 */
function lockScroll(document: Document): () => void {
  const root = document.documentElement;
  const holders = () => Number(root.dataset['yantraHeld'] ?? 0);
  if (holders() === 0) {
    const hasScrollbar = (document.defaultView?.innerWidth ?? 0) > root.clientWidth;
    root.style.setProperty('overflow', 'hidden');
    if (hasScrollbar) root.style.setProperty('scrollbar-gutter', 'stable');
  }
  root.dataset['yantraHeld'] = String(holders() + 1);
  return () => {
    const left = holders() - 1;
    if (left > 0) {
      root.dataset['yantraHeld'] = String(left);
      return;
    }
    delete root.dataset['yantraHeld'];
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}

export interface DialogProps {
  /** Shown while true. The owner closes it, in `onClose`. */
  open: boolean;
  /** Escape, the cross or the backdrop was pressed. */
  onClose: () => void;
  /** Names the dialog, on the screen and to a screen reader. */
  title: ReactNode;
  /** A sentence below the title. */
  note?: ReactNode;
  closeLabel?: string;
  /** `dialog` in the middle (a sheet on phones), `sheet` from below, `side` from the right over the whole height. */
  kind?: 'dialog' | 'sheet' | 'side';
  children: ReactNode;
  /** Below the content, never scrolled away: the buttons. */
  footer?: ReactNode;
  className?: string;
}

/**
 * A modal dialog on the native element, which keeps it on top, makes the page inert and gives the focus back to what opened it.
 * Its content exists only while it is shown. The element inside with `data-autofocus` gets the focus first, else the cross.
 */
export function Dialog(props: DialogProps) {
  const [isPresent, setPresent] = useState(props.open);
  // The content stays until the dialog has slid away, so it outlives `open`.
  if (props.open && !isPresent) setPresent(true);
  const leave = useCallback(() => setPresent(false), []);
  return isPresent || props.open ? <OpenDialog {...props} onClosed={leave} /> : null;
}

function OpenDialog(props: DialogProps & { onClosed: () => void }) {
  const texts = useMessages(messages);
  const {
    open,
    onClose,
    title,
    note,
    closeLabel = texts.close,
    kind = 'dialog',
    children,
    footer,
    className = '',
  } = props;
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useShown(element, open, props.onClosed);
  const body = useKeyboardScroll();
  const outside = useOutsideClick(onClose);
  return (
    <dialog
      ref={element}
      className={`y-dialog y-dialog--${kind} ${className}`.trimEnd()}
      aria-labelledby={titleId}
      {...outside}
      onCancel={(event) => {
        // A "cancel" event of a file field inside bubbles up here; it does not concern the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close at the second Escape without asking.
      onClose={(event) => event.target === event.currentTarget && open && !event.currentTarget.open && onClose()}
    >
      <div className="y-dialog__head">
        <div className="y-dialog__words">
          <h2 className="y-dialog__title" id={titleId}>
            {title}
          </h2>
          {note && <p className="y-dialog__note">{note}</p>}
        </div>
        <Button variant="quiet" icon="close" aria-label={closeLabel} onClick={onClose} />
      </div>
      <div ref={body} className="y-dialog__body">
        {children}
      </div>
      {footer && <div className="y-dialog__foot">{footer}</div>}
    </dialog>
  );
}

/** Keeps the element open or closed like `open`, and reports when the last transition after closing has ended. */
function useShown(element: { readonly current: HTMLDialogElement | null }, open: boolean, onClosed: () => void): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      const release = lockScroll(dialog.ownerDocument);
      // Before the element may leave the document: a closed dialog gives the focus back, a removed one loses it.
      return () => {
        release();
        dialog.close();
      };
    }
    let isCurrent = true;
    const moves = dialog.getAnimations({ subtree: true }).map((move) => move.finished);
    void Promise.allSettled(moves).then(() => isCurrent && onClosed());
    return () => {
      isCurrent = false;
    };
  }, [element, open, onClosed]);
}

/** Closes on a press that both begins and ends on the backdrop: dragging a selection out of a field must not close it. */
function useOutsideClick(onOutside: () => void) {
  const began = useRef(false);
  const isOutside = (event: MouseEvent<HTMLDialogElement> | PointerEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    const box = event.currentTarget.getBoundingClientRect();
    return (
      event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
    );
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = isOutside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && isOutside(event)) onOutside();
      began.current = false;
    },
  };
}

/** In some browsers a long text without a link or field can only be scrolled by keyboard if it takes the focus itself. */
function useKeyboardScroll() {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = body;
    if (!current) return;
    const isLong = current.scrollHeight > current.clientHeight;
    if (isLong && !current.querySelector('a[href], button, input, select, textarea')) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  return body;
}
