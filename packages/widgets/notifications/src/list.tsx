import { useSignals } from '@preact/signals-react/runtime';
import type { NotificationRow } from '@yantra/contract/calls';
import { useErrorText, useLanguage, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, isPlainClick, StateMessage } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { signs } from './glyphs.ts';
import { messages } from './notifications.messages.ts';
import type { NotificationsModel, ShownList } from './notifications.model.ts';
import { type DayGroup, dayGroupOf, whenText } from './when.ts';

/** Goes to an address of the site; it begins without a language. */
export type Navigate = (path: string) => void;

export interface ListProps {
  readonly model: NotificationsModel;
  readonly navigate?: Navigate | undefined;
  /** Called when one was opened. */
  readonly onOpen?: (() => void) | undefined;
  /** The heading level of days. */
  readonly level: 2 | 3;
}

const settingsPath = '/dashboard/settings/notifications';

/** Follows a link within the site, unless the click asks for more. */
export const useLink = (navigate: Navigate | undefined) => {
  const { siteUrl } = useScope();
  return (path: string, onFollow?: () => void) => ({
    href: siteUrl + path,
    onClick: (event: MouseEvent) => {
      onFollow?.();
      if (!navigate || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(path);
    },
  });
};
export { settingsPath };

/** The list with its days, or why there is none. */
export function List({ model, navigate, onOpen, level }: ListProps) {
  useSignals();
  const texts = useMessages(messages);
  const { status, rows, at, next, isLoadingMore = false, error } = model.list.value;
  if (status === 'failed' && rows.length === 0) return <Failed error={error} onRetry={() => void model.load()} />;
  if (status === 'loading' && rows.length === 0) return <Loading />;
  if (rows.length === 0) return <Empty navigate={navigate} onOpen={onOpen} level={level} />;
  const Day = `h${level}` as const;
  const days = (['today', 'yesterday', 'earlier'] as const satisfies readonly DayGroup[]).map((day) => ({
    day,
    rows: rows.filter((row) => dayGroupOf(row.at, at) === day),
  }));
  return (
    <>
      {days.map(
        (group) =>
          group.rows.length > 0 && (
            <section key={group.day}>
              <Day className="y-notes__day">{texts[group.day]}</Day>
              <ul>
                {group.rows.map((row) => (
                  <Row key={row.ids[0]} row={row} at={at} {...{ model, navigate, onOpen }} />
                ))}
              </ul>
            </section>
          ),
      )}
      {next && (
        <div className="y-notes__more">
          <Button busy={isLoadingMore} onClick={() => void model.more()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Omit<ListProps, 'level'> {
  readonly row: NotificationRow;
  readonly at: number;
}

function Row({ row, at, model, navigate, onOpen }: RowProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const link = useLink(navigate);
  const { d, tone } = signs[row.sign];
  const follow = () => {
    model.open(row);
    onOpen?.();
  };
  return (
    <li className="y-note" data-unread={row.isRead ? undefined : ''}>
      <a {...link(row.path, follow)}>
        <i className="y-note__sign" data-tone={row.isRead ? undefined : tone}>
          <Glyph d={d} />
        </i>
        <span className="y-note__text">
          <b>{row.title}</b>
          <span>{row.text}</span>
        </span>
        <span className="y-note__when">
          <small className="y-num">{whenText(row.at, at, texts, language?.locale)}</small>
          {!row.isRead && (
            <em>
              <span className="y-hidden">{texts.isUnread}</span>
            </em>
          )}
        </span>
      </a>
    </li>
  );
}

function Empty({ navigate, onOpen, level }: Pick<ListProps, 'navigate' | 'onOpen' | 'level'>) {
  const texts = useMessages(messages);
  const link = useLink(navigate);
  return (
    <StateMessage
      className="y-notes__state"
      picture="empty-list"
      title={texts.emptyTitle}
      text={texts.emptyText}
      level={level}
    >
      <ButtonLink {...link(settingsPath, onOpen)}>{texts.choose}</ButtonLink>
    </StateMessage>
  );
}

function Failed({ error, onRetry }: { readonly error: ShownList['error']; readonly onRetry: () => void }) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const isOffline = error?.code === 'network.unreachable' && globalThis.navigator?.onLine === false;
  return (
    <StateMessage
      className="y-notes__state"
      picture={isOffline ? 'offline' : 'error'}
      title={isOffline || !error ? texts.offlineTitle : texts.failed(errorText(error))}
      {...(isOffline && { text: texts.offlineText })}
    >
      <Button icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </StateMessage>
  );
}

const skeletons = [1, 2, 3, 4, 5];

function Loading() {
  const texts = useMessages(messages);
  return (
    <div className="y-notes__loading" role="status" aria-label={texts.loading}>
      {skeletons.map((one) => (
        <span key={one} className="y-note__waiting" aria-hidden="true">
          <i className="y-skeleton" />
          <i className="y-skeleton" />
        </span>
      ))}
    </div>
  );
}
