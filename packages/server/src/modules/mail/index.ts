export type { PlainMail, SendMail } from './send-mail.ts';
export { forgetMails } from './mail.queries.ts';
export { type DrawMail, type Mail, MailFailed, type MailProvider } from './mail.ts';
export { smtp } from './smtp.ts';
