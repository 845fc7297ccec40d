import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useMessages } from '@yantra/language';
import { useUser } from '@yantra/state';
import { Glyph } from '@yantra/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { bell } from './glyphs.ts';
import { List, type Navigate, useLink } from './list.tsx';
import { messages } from './notifications.messages.ts';
import { Filter, Tools } from './tools.tsx';
import { useIsHere } from './use-is-here.ts';
import { useNotifications } from './use-notifications.ts';

export interface NotificationsProps extends ReportsState {
  /** Goes to an address of the site, without its language. By default links are followed as usual. */
  readonly navigate?: Navigate | undefined;
}

/** The bell of who is logged in, with what is new. Only on the marketplace's own pages. */
export function Notifications({ navigate, onStateChange }: NotificationsProps) {
  const isHere = useIsHere();
  const user = useUser();
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return isHere && user ? <Bell key={user.id} navigate={navigate} /> : null;
}

/** At most two digits fit. */
const shown = (unread: number): string => (unread > 99 ? '99+' : String(unread));

function Bell({ navigate }: Pick<NotificationsProps, 'navigate'>) {
  useSignals();
  const texts = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const { news, model } = useNotifications(isOpen);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = news.bell.value?.unread ?? 0;
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // By the event's path: in a shadow tree the document does not see the pressed element.
    const onClick = (event: MouseEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return (
    <div ref={box} className="y-root y-notes">
      <button
        ref={button}
        type="button"
        className="y-button y-button--quiet y-button--icon y-notes__bell"
        aria-label={texts.bell(unread)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph d={bell} />
        {unread > 0 && (
          <span className="y-notes__count" aria-hidden="true">
            {shown(unread)}
          </span>
        )}
      </button>
      {isOpen && <Panel id={id} {...{ news, model, navigate }} onFollow={close} />}
    </div>
  );
}

interface PanelProps extends ReturnType<typeof useNotifications>, Pick<NotificationsProps, 'navigate'> {
  readonly id: string;
  /** Called when a link was followed. */
  readonly onFollow: () => void;
}

function Panel({ id, news, model, navigate, onFollow }: PanelProps) {
  useSignals();
  const texts = useMessages(messages);
  const link = useLink(navigate);
  const hasRows = model.list.value.rows.length > 0 || model.isUnreadOnly.value;
  return (
    <section id={id} className="y-notes__panel" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <Tools {...{ news, model, navigate }} onOpen={onFollow} />
      </header>
      {hasRows && <Filter news={news} model={model} />}
      <div className="y-notes__list" tabIndex={-1}>
        <List {...{ model, navigate }} onOpen={onFollow} level={3} />
      </div>
      {hasRows && (
        <footer>
          <a className="y-link" {...link('/dashboard/notifications', onFollow)}>
            {texts.seeAll}
          </a>
        </footer>
      )}
    </section>
  );
}
