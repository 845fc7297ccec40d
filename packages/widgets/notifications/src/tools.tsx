import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import type { News } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { gear } from './glyphs.ts';
import { type Navigate, settingsPath, useLink } from './list.tsx';
import { messages } from './notifications.messages.ts';
import type { NotificationsModel } from './notifications.model.ts';

interface ToolsProps {
  readonly model: NotificationsModel;
  readonly news: News;
  readonly navigate?: Navigate | undefined;
  readonly onOpen?: () => void;
}

/** Marks everything as read, and leads to the settings. */
export function Tools({ model, news, navigate, onOpen }: ToolsProps) {
  useSignals();
  const texts = useMessages(messages);
  const link = useLink(navigate);
  return (
    <>
      {model.list.value.rows.length > 0 && (
        // It stays once all is read: who pressed it must not lose the focus.
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={(news.bell.value?.unread ?? 0) === 0}
          onClick={() => model.markAll()}
        >
          {texts.markAll}
        </Button>
      )}
      <a
        {...link(settingsPath, onOpen)}
        className="y-button y-button--quiet y-button--icon y-button--sm"
        aria-label={texts.settings}
      >
        <Glyph d={gear} />
      </a>
    </>
  );
}

/** All, or those that are unread. */
export function Filter({ model, news }: Pick<ToolsProps, 'model' | 'news'>) {
  useSignals();
  const texts = useMessages(messages);
  const isUnreadOnly = model.isUnreadOnly.value;
  return (
    <div className="y-notes__tabs" role="group" aria-label={texts.filter}>
      <button type="button" className="y-chip" aria-pressed={!isUnreadOnly} onClick={() => model.select(false)}>
        {texts.all}
      </button>
      <button type="button" className="y-chip" aria-pressed={isUnreadOnly} onClick={() => model.select(true)}>
        {texts.unread(news.bell.value?.unread ?? 0)}
      </button>
    </div>
  );
}
