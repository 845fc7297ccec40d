export type { Accounts } from './accounts.service.ts';
export { forgetDevices } from './known-devices.ts';
export { forgetAttempts } from './back-off.ts';
export { createPasswords } from './passwords.ts';
