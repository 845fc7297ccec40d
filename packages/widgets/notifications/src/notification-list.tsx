import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { List } from './list.tsx';
import { messages } from './notifications.messages.ts';
import type { NotificationsProps } from './notifications.tsx';
import { Filter, Tools } from './tools.tsx';
import { useNotifications } from './use-notifications.ts';

/** Everything that who is logged in was told of, as a page. */
export function NotificationList({ navigate }: Pick<NotificationsProps, 'navigate'>) {
  useSignals();
  const texts = useMessages(messages);
  const { news, model } = useNotifications(true);
  const hasRows = model.list.value.rows.length > 0 || model.isUnreadOnly.value;
  return (
    <section className="y-root y-notes-page" aria-label={texts.title}>
      <header>
        <h1>{texts.title}</h1>
        <Tools {...{ news, model, navigate }} />
      </header>
      <div className="y-notes-page__card">
        {hasRows && <Filter news={news} model={model} />}
        <List {...{ model, navigate }} level={2} />
      </div>
    </section>
  );
}
