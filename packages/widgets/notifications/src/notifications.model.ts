import { type ReadonlySignal, signal } from '@preact/signals-react';
import { getNotifications, markRead, type NotificationRow } from '@yantra/contract/calls';
import { ApiError, type News, type Scope } from '@yantra/state';

/** The list as far as it is shown. */
export interface ShownList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly NotificationRow[];
  /** When it came, in milliseconds since the epoch. */
  readonly at: number;
  /** Where the next page begins. */
  readonly next?: string | null;
  readonly newest?: string | null;
  readonly error?: ApiError;
  readonly isLoadingMore?: boolean;
}

/** The list of what a person was told; it does not depend on React. */
export interface NotificationsModel {
  readonly list: ReadonlySignal<ShownList>;
  readonly isUnreadOnly: ReadonlySignal<boolean>;
  select(isUnreadOnly: boolean): void;
  load(): Promise<void>;
  more(): Promise<void>;
  open(row: NotificationRow): void;
  markAll(): void;
}

const nothing: ShownList = { status: 'loading', rows: [], at: 0 };

export function createNotificationsModel(
  { send, language }: Pick<Scope, 'send' | 'language'>,
  news: Pick<News, 'bell' | 'report'>,
): NotificationsModel {
  const list = signal(nothing);
  const isUnreadOnly = signal(false);
  /** Only the latest answer counts. */
  let turn = 0;

  const ask = (before?: string) =>
    send(
      getNotifications,
      {
        ...(before !== undefined && { before }),
        ...(isUnreadOnly.peek() && { unread: true }),
        ...(language && { locale: language.locale }),
      },
      { isQuiet: true },
    );
  async function load(): Promise<void> {
    turn += 1;
    const mine = turn;
    try {
      const { rows, next, newest, unread } = await ask();
      if (mine !== turn) return;
      list.value = { status: 'ready', rows, next, newest, at: Date.now() };
      news.report({ unread, newest: newest ?? '0' });
    } catch (error) {
      if (mine === turn && error instanceof ApiError) list.value = { ...list.peek(), status: 'failed', error };
    }
  }
  async function more(): Promise<void> {
    const { next, rows } = list.peek();
    if (!next) return;
    const mine = turn;
    list.value = { ...list.peek(), isLoadingMore: true };
    try {
      const page = await ask(next);
      if (mine === turn)
        list.value = { ...list.peek(), rows: [...rows, ...page.rows], next: page.next, isLoadingMore: false };
    } catch (error) {
      if (mine === turn && error instanceof ApiError) list.value = { ...list.peek(), isLoadingMore: false, error };
    }
  }
  /** What was pressed is read at once; if the server does not hear of it, it is unread again the next time. */
  function read(isRead: (row: NotificationRow) => boolean, input: Parameters<typeof sendRead>[0]): void {
    const { rows } = list.peek();
    list.value = { ...list.peek(), rows: rows.map((row) => (isRead(row) ? { ...row, isRead: true } : row)) };
    void sendRead(input);
  }
  const sendRead = (input: { readonly ids?: string[]; readonly upTo?: string }): Promise<void> =>
    send(markRead, input, { isQuiet: true }).then(
      ({ unread }) => news.report({ unread, newest: news.bell.peek()?.newest ?? '0' }),
      () => undefined,
    );

  return {
    list,
    isUnreadOnly,
    load,
    more,
    select(unreadOnly) {
      if (unreadOnly === isUnreadOnly.peek()) return;
      isUnreadOnly.value = unreadOnly;
      list.value = nothing;
      void load();
    },
    open(row) {
      if (!row.isRead) read((one) => one === row, { ids: [...row.ids] });
    },
    markAll() {
      const { newest } = list.peek();
      if (newest) read(() => true, { upTo: newest });
    },
  };
}
