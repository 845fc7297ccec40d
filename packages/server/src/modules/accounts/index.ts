export type { Accounts } from './accounts.service.ts';
export { forgetAttempts } from './back-off.ts';
export { createPasswords } from './passwords.ts';
