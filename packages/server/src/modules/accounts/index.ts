export type { Accounts } from './accounts.service.ts';
export { lockContact, setEmail, setPhone } from './contact-change.queries.ts';
export { refuseTakenPhone } from './contact-change.service.ts';
export { forgetDevices } from './known-devices.ts';
export { forgetAttempts } from './back-off.ts';
export { createPasswords } from './passwords.ts';
