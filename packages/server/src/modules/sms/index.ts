export { forgetMessages } from './sms.queries.ts';
export { alertVariables, smsTextsIn } from './sms-in.ts';
export { smsProvider } from './sms.settings.ts';
export { type Sms, SmsFailed, type SmsKind, type SmsMessage } from './sms.ts';
