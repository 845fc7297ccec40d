export { forgetMessages } from './sms.queries.ts';
export { smsTextsIn } from './sms-in.ts';
export type { SmsTexts } from './sms.messages.ts';
export { smsProvider } from './sms.settings.ts';
export { type Sms, SmsFailed, type SmsMessage } from './sms.ts';
