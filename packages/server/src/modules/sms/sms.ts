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

/** The kinds without which nobody gets in: a part of each day's messages is theirs alone. */
export const codeKinds: readonly SmsKind[] = ['otpSignUp', 'otpResetPassword'];

/** Sends text messages. Never called inside a transaction: a provider may take seconds. */
export interface Sms {
  /** @throws SmsFailed when no provider took the message, or the day's are used up */
  send(message: SmsMessage): Promise<void>;
  /**
   * Takes one of the day's messages, to be sent later or never: for an answer that must not wait for the message, and must not promise one that
   * cannot leave.
   * @throws SmsFailed when the day's are used up, or the provider takes none
   */
  book(kind: SmsKind): Promise<Sms['send']>;
}

/** A message that did not leave, or of which nobody knows. */
export class SmsFailed extends AppError {
  /** Whether it may have left after all: the provider was given it and did not answer. */
  readonly mayHaveLeft: boolean;

  constructor(
    mayHaveLeft: boolean,
    code: 'sms.failed' | 'sms.usedUp' = 'sms.failed',
    options?: { readonly retryAfterSeconds: number },
  ) {
    super(code, undefined, options);
    this.mayHaveLeft = mayHaveLeft;
  }
}

/** Somebody who brings text messages to phones. */
export interface SmsProvider {
  readonly name: 'outbox' | 'msg91' | 'twilio';
  /** Answers the provider's name for the message. @throws ProviderError */
  deliver(message: SmsMessage): Promise<string | undefined>;
  /** Whether anything answers there, without sending a message. */
  isReachable(): Promise<boolean>;
}

/** What is known of a message that a provider did not take. */
interface ProviderFailure {
  readonly mayHaveLeft: boolean;
  /** Whether it would have taken no other message either, whatever the number. */
  readonly isOutage: boolean;
}

/** Why a provider did not take a message. Its words are for the log: nothing of the message, the phone or the keys stands in them. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly mayHaveLeft: boolean;
  readonly isOutage: boolean;

  constructor(message: string, { mayHaveLeft, isOutage }: ProviderFailure) {
    super(message);
    this.mayHaveLeft = mayHaveLeft;
    this.isOutage = isOutage;
  }
}
