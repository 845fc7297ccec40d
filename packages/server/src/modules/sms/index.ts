export { forgetMessages } from './forget-messages.ts';
export { alertedCategory, smsTexts } from './sms.messages.ts';
export { smsProvider } from './sms.settings.ts';
export { type Sms, SmsFailed, type SmsMessage } from './sms.ts';
