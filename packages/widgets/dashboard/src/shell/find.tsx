import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type LoggedUser, useScope } from '@yantra/state';
import { Icon } from '@yantra/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLatest } from '../kit/use-latest.ts';
import type { PaletteProps } from './palette/palette.tsx';
import { messages } from './shell.messages.ts';

interface FindProps {
  readonly user: LoggedUser;
}

/** The button that opens the search palette, also by ⌘K or Ctrl K. The palette's code is loaded when it is first opened. */
export function Find({ user }: FindProps) {
  const texts = useMessages(messages);
  const { notify } = useScope();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    if (Palette) return;
    import('./palette/palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      () => {
        setOpen(false);
        notify({ kind: 'error', text: texts.failed.text, duration: noticeMs });
      },
    );
  };
  const onKey = useLatest((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    // Not while another dialog is open.
    if (!isOpen && document.querySelector('dialog:modal')) return;
    event.preventDefault();
    if (isOpen) setOpen(false);
    else open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  const find = user.role === 'admin' ? texts.findOfAll : texts.find;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="y-dashboard__find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={open}
      >
        <Icon name="search" />
        <span>{find}</span>
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      {isOpen && Palette && <Palette user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
