import type { smsTexts } from './sms.messages.ts';

/** What a message is for; each has its text, and its template with the regulator (DLT). */
export type SmsKind = keyof typeof smsTexts;

/** A text message to a phone in India. */
export interface SmsMessage {
  /** Ten digits. */
  readonly phone: string;
  readonly kind: SmsKind;
  /** The whole text. */
  readonly text: string;
  /** What differs from message to message, by the names of the template's variables. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Sends text messages. Never called inside a transaction. */
export interface Sms {
  /** @throws AppError `sms.failed` when no provider took the message, or today's are used up */
  send(message: SmsMessage): Promise<void>;
}
