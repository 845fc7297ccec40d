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

/** Warns before a page with unsaved changes is left: the browser when closing or reloading, our dialog for links. */
export function LeaveConfirmation({ isChanged, isKept }: LeaveConfirmationProps) {
  const texts = useMessages(messages);
  const [link, setLink] = useState<HTMLAnchorElement>();
  const isAllowed = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('beforeunload', (event) => isChanged.peek() && !isAllowed.current && event.preventDefault(), {
      signal,
    });
    document.addEventListener(
      'click',
      (event) => {
        const pressed = linkOf(event);
        if (!pressed || isAllowed.current || !isChanged.peek()) return;
        event.preventDefault();
        event.stopPropagation();
        setLink(pressed);
      },
      { capture: true, signal },
    );
    return () => controller.abort();
  }, [isChanged]);
  const leave = () => {
    isAllowed.current = true;
    setLink(undefined);
    // The page handles its links in its own way, so the link itself is clicked again.
    link?.click();
    isAllowed.current = false;
  };
  return (
    <Dialog
      open={link !== undefined}
      onClose={() => setLink(undefined)}
      title={texts.leaveTitle}
      footer={
        <>
          <Button onClick={leave}>{texts.leave}</Button>
          <Button variant="primary" data-autofocus onClick={() => setLink(undefined)}>
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
