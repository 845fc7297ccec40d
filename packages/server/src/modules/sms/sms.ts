import { AppError } from '../../errors.ts';
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

/** Sends text messages. Never called inside a transaction: a provider may take seconds. */
export interface Sms {
  /** @throws SmsFailed when no provider took the message, or the day's are used up */
  send(message: SmsMessage): Promise<void>;
}

/** A message that did not leave, or of which nobody knows. */
export class SmsFailed extends AppError {
  /** Whether it may have left after all: the provider was given it and did not answer. */
  readonly mayHaveLeft: boolean;

  constructor(mayHaveLeft: boolean) {
    super('sms.failed');
    this.mayHaveLeft = mayHaveLeft;
  }
}

/** Somebody who brings text messages to phones. */
export interface SmsProvider {
  readonly name: 'outbox' | 'msg91' | 'twilio';
  /** Answers the provider's name for the message. @throws ProviderError */
  deliver(message: SmsMessage): Promise<string | undefined>;
}

/** Why a provider did not take a message. Its words are for the log: nothing of the message, the phone or the keys stands in them. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly mayHaveLeft: boolean;

  constructor(message: string, mayHaveLeft: boolean) {
    super(message);
    this.mayHaveLeft = mayHaveLeft;
  }
}
