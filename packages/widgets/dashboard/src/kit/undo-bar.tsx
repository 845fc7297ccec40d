import { reviewLimits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { later } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { messages } from './undo.messages.ts';

interface UndoBarProps {
  /** What was done, with an identity of its own; nothing without it. */
  readonly last: { readonly id: number | string; readonly text: string } | undefined;
  readonly isBusy: boolean;
  readonly undo: () => Promise<void>;
  /** The key that undoes it as well. */
  readonly keyName?: string;
}

/** Says what was done, with the way back; it goes after ten seconds, but not from under a pointer or the focus. */
export function UndoBar({ last, undo, ...bar }: UndoBarProps) {
  return (
    <div className="y-dashboard__undo" role="status">
      {last && <Bar key={last.id} text={last.text} {...bar} onUndo={() => void undo()} />}
    </div>
  );
}

interface BarProps extends Pick<UndoBarProps, 'isBusy' | 'keyName'> {
  readonly text: string;
  readonly onUndo: () => void;
}

function Bar({ text, isBusy, keyName, onUndo }: BarProps) {
  const texts = useMessages(messages);
  const [isOver, setOver] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => (isHeld ? undefined : later(() => setOver(true), reviewLimits.undoSeconds * 1000)), [isHeld]);
  if (isOver) return null;
  const hold = (held: boolean) => () => setHeld(held);
  return (
    // It only waits longer; nothing is pressed by it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onPointerEnter={hold(true)} onPointerLeave={hold(false)} onFocus={hold(true)} onBlur={hold(false)}>
      <span>{text}</span>
      <Button size="sm" busy={isBusy} onClick={onUndo}>
        {texts.undo} {keyName && <kbd aria-hidden="true">{keyName}</kbd>}
      </Button>
    </div>
  );
}
