import { signal } from '@preact/signals-react';
import type { Client } from '@yantra/client';
import {
  type Call,
  getNotifications,
  markRead,
  type NotificationPage,
  type NotificationRow,
} from '@yantra/contract/calls';
import { dayMs, hourMs, minuteMs } from '@yantra/domain';
import { defaultCity } from '@yantra/places';
import { ApiError, createScope, noSession, ScopeProvider } from '@yantra/state';
import { type ReactNode, useState } from 'react';

const row = (
  id: number,
  sign: NotificationRow['sign'],
  [title, text]: readonly [string, string],
  ago: number,
  { isRead = false, count = 1 } = {},
): NotificationRow => ({
  ids: Array.from({ length: count }, (_, n) => String(id - n)),
  kind: sign,
  sign,
  title,
  text,
  path: '/dashboard/leads',
  at: new Date(Date.now() - ago).toISOString(),
  isRead,
  count,
});

/** What somebody may have been told. */
export const someRows = (): readonly NotificationRow[] => [
  row(90, 'lead', ['3 new leads', 'Backhoe loader in Baner, forklifts in Chakan, tractor in Manchar'], 2 * minuteMs, {
    count: 3,
  }),
  row(
    80,
    'done',
    ['Imran Pathan accepted your quote', 'Cummins C125D5, 26 to 29 Nov, ₹24,638. The days are booked'],
    3 * minuteMs,
  ),
  row(70, 'message', ['2 messages from Nitin Agarwal', '“Do you have two with a side shifter?”'], 4 * minuteMs),
  row(60, 'lock', ['A hold ends at 12:00', 'Tata Hitachi EX 130 for Ganesh Mane, Kharadi'], 5 * minuteMs),
  row(50, 'plan', ['Your plan ends in 7 days', 'ECONOMY, 4 machines. Renew to keep them on show'], dayMs, {
    isRead: true,
  }),
  row(40, 'shield', ['Log-in from a new device', 'Chrome on Android, Pune. Was that you?'], 3 * dayMs + hourMs, {
    isRead: true,
  }),
];

/** What the server answers in a story. */
export interface Answers {
  readonly rows?: readonly NotificationRow[];
  readonly failure?: ApiError;
  readonly isWaiting?: boolean;
  readonly next?: string | null;
}

/** A server that keeps what was read. */
function clientWith({ rows: given = someRows(), failure, isWaiting = false, next = null }: Answers): Client {
  let rows = given;
  const unread = () => rows.filter(({ isRead }) => !isRead).length;
  const call = async (of: Call, input: object): Promise<unknown> => {
    if (isWaiting) return new Promise(() => undefined);
    if (failure) throw failure;
    if (of.name === markRead.name) {
      const { ids, upTo } = input as { ids?: string[]; upTo?: string };
      rows = rows.map((one) =>
        upTo !== undefined || one.ids.some((id) => ids?.includes(id)) ? { ...one, isRead: true } : one,
      );
      return { unread: unread() };
    }
    if (of.name !== getNotifications.name) throw new Error(`No answer to ${of.name}.`);
    const shown = 'unread' in input ? rows.filter(({ isRead }) => !isRead) : rows;
    return {
      rows: [...shown],
      unread: unread(),
      newest: '90',
      next: 'before' in input ? null : next,
    } satisfies NotificationPage;
  };
  return { call: call as Client['call'] };
}

/** Shows a widget to somebody who is logged in. */
export function SignedIn({
  answers = {},
  children,
}: {
  readonly answers?: Answers | undefined;
  readonly children: ReactNode;
}) {
  const [scope] = useState(() =>
    createScope({
      client: clientWith(answers),
      siteUrl: '',
      cityStore: { read: () => undefined, write: () => undefined },
      defaultCity,
      session: {
        ...noSession(),
        isHere: true,
        user: signal({
          id: crypto.randomUUID(),
          role: 'supplier' as const,
          name: 'Rohit Deshpande',
          phone: '9822010467',
        }),
      },
    }),
  );
  return <ScopeProvider value={scope}>{children}</ScopeProvider>;
}

export const broken = new ApiError('server.failed', 500, 'Something went wrong on our side. Please try again.');
