import type { AuthDependencies } from './dependencies.ts';

/** How long notices stay, in milliseconds (public-area.md §9): what dialogs say, what the server says of a failure, and log-in. */
export const noticeMs = { usual: 4000, failure: 1500, logIn: 2500 } as const;

/** How a dialog tells of what came of it. */
export const tellWith =
  (notify: AuthDependencies['notify']) =>
  (kind: 'success' | 'error', text: string, duration: number = noticeMs.usual): void =>
    notify({ kind, text, duration });
