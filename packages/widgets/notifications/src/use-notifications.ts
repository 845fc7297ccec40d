import { createNews, type News, useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createNotificationsModel, type NotificationsModel } from './notifications.model.ts';

/** The news of who is logged in, and the list; the list is read again when there is news while it is shown. */
export function useNotifications(isShown: boolean): { readonly news: News; readonly model: NotificationsModel } {
  const scope = useScope();
  const news = useMemo(() => createNews(scope), [scope]);
  const model = useMemo(() => createNotificationsModel(scope, news), [scope, news]);
  useEffect(() => news.start(), [news]);
  useEffect(() => {
    if (!isShown) return undefined;
    void model.load();
    let newest = news.bell.peek()?.newest;
    return news.bell.subscribe((bell) => {
      const isNew = newest !== undefined && bell !== undefined && bell.newest !== newest;
      newest = bell?.newest;
      if (isNew) void model.load();
    });
  }, [isShown, model, news]);
  return { news, model };
}
