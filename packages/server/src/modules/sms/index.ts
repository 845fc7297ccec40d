export { forgetMessages } from './sms.queries.ts';
export { alertedCategory, placeAndJob, smsTexts } from './sms.messages.ts';
export { smsProvider } from './sms.settings.ts';
export { type Sms, SmsFailed, type SmsMessage } from './sms.ts';
