import type { ReadonlySignal } from '@preact/signals-react';
import { useMessages } from '@yantra/language';
import { Button, Dialog } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from './form.messages.ts';

interface LeaveConfirmationProps {
  readonly isChanged: ReadonlySignal<boolean>;
  /** Whether unsaved text is kept on this device. */
  readonly isKept: boolean;
}

const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.composedPath().find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement);
  const isElsewhere = !link?.href || link.target === '_blank' || link.hasAttribute('download');
  const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const isAnchor = link?.getAttribute('href')?.startsWith('#');
  return isElsewhere || !isPlainClick || isAnchor ? undefined : link;
};

/**
 * Warns before a page with unsaved changes is left: the browser when closing or reloading, our dialog for links and, where the browser tells of it
 * beforehand, for its Back and Forward.
 */
export function LeaveConfirmation({ isChanged, isKept }: LeaveConfirmationProps) {
  const texts = useMessages(messages);
  const [onward, setOnward] = useState<{ readonly go: () => unknown }>();
  const isAllowed = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: Event, go: () => unknown) => {
      event.preventDefault();
      event.stopPropagation();
      setOnward({ go });
    };
    const isHeld = () => isChanged.peek() && !isAllowed.current;
    addEventListener('beforeunload', (event) => isHeld() && event.preventDefault(), { signal });
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event);
        // The page handles its links in its own way, so the link itself is clicked again.
        if (link && isHeld()) hold(event, () => link.click());
      },
      { capture: true, signal },
    );
    // Older browsers do not have it.
    (window as Partial<Window>).navigation?.addEventListener(
      'navigate',
      (event) => {
        const { navigationType, hashChange, cancelable, destination } = event;
        if (navigationType !== 'traverse' || hashChange || !cancelable || !isHeld()) return;
        hold(event, () => navigation.traverseTo(destination.key).committed);
      },
      { signal },
    );
    return () => controller.abort();
  }, [isChanged]);
  const stay = () => setOnward(undefined);
  const leave = async () => {
    isAllowed.current = true;
    stay();
    try {
      await onward?.go();
    } finally {
      isAllowed.current = false;
    }
  };
  return (
    <Dialog
      open={onward !== undefined}
      onClose={stay}
      title={texts.leaveTitle}
      footer={
        <>
          <Button onClick={() => void leave()}>{texts.leave}</Button>
          <Button variant="primary" data-autofocus onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.leaveText}</p>
      {isKept && <p>{texts.leaveKept}</p>}
    </Dialog>
  );
}
