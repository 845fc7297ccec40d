import { failureNoticeMs as failure, logInNoticeMs as logIn, noticeMs as usual } from '@yantra/domain';
import type { AuthDependencies } from './dependencies.ts';

/** How long notices stay, in milliseconds (public-area.md §9): what dialogs say, what the server says of a failure, and log-in. */
export const noticeMs = { usual, failure, logIn } as const;

export const notifyWith =
  (notify: AuthDependencies['notify']) =>
  (kind: 'success' | 'error', text: string, duration: number = noticeMs.usual): void =>
    notify({ kind, text, duration });
