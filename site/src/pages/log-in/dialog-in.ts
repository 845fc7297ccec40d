/** The dialog that an address shows. */
const dialogs = ['log-in', 'sign-up', 'forgot-password'] as const;
export type LogInDialog = (typeof dialogs)[number];

export const dialogIn = (query: URLSearchParams): LogInDialog =>
  dialogs.find((one) => one === query.get('dialog')) ?? 'log-in';
