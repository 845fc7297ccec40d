import type { Locale } from '@yantra/domain';
import { smsNames } from '@yantra/events';
import { AppError } from '../../errors.ts';
import { smsTexts } from './sms.messages.ts';

/** A kind of message: a code's, or the name of an event's registered text. Each has its template with the regulator (DLT). */
export type SmsKind = string;

/** All of them. */
export const smsKinds: readonly SmsKind[] = [...Object.keys(smsTexts), ...smsNames];

/** A kind of message in a language, by which templates are set: `otpSignUp`, in Hindi `otpSignUp.hi`. */
export type TemplateName = string;

export const templateName = (kind: SmsKind, locale: Locale | undefined): TemplateName =>
  locale === undefined ? kind : `${kind}.${locale}`;

/** A text message to a phone in India. */
export interface SmsMessage {
  /** Ten digits. */
  readonly phone: string;
  readonly kind: SmsKind;
  /** The language of its text; absent for English. */
  readonly locale?: Locale | undefined;
  /** The whole text. */
  readonly text: string;
  /** The variable parts, by the names of the template's variables. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Kinds somebody waits for: a part of each day's messages is reserved for them. */
export const codeKinds: readonly SmsKind[] = ['otpSignUp', 'otpAcceptQuote', 'otpResetPassword'];

/** Sends text messages. Never call it inside a transaction: a provider may take seconds. */
export interface Sms {
  /** @throws SmsFailed if no provider accepted the message, or the day's are used up */
  send(message: SmsMessage): Promise<void>;
  /** In which language a kind of message can be sent: the wanted one, or English where the provider has no template in it. */
  localeFor(kind: SmsKind, wanted: Locale | undefined): Locale | undefined;
  /** The wanted kind, or another where the provider has no template of it. */
  kindOr<Kind extends SmsKind>(wanted: Kind, other: Kind): Kind;
  /**
   * Reserves one of the day's messages, to be sent later or never: for an answer that cannot wait for the message, and must not promise an impossible one.
   * @throws SmsFailed if the day's are used up, or the provider accepts none
   */
  book(kind: SmsKind): Promise<Sms['send']>;
}

/** A message that was not sent, or may not have been. */
export class SmsFailed extends AppError {
  /** Whether it may have been sent after all: the provider got it and did not answer. */
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

/** A provider that delivers text messages. */
export interface SmsProvider {
  readonly name: 'outbox' | 'msg91' | 'twilio';
  /** Returns the provider's id of the message. @throws ProviderError */
  deliver(message: SmsMessage): Promise<string | undefined>;
  /** Whether it has a kind's template in English. */
  has(kind: SmsKind): boolean;
  /** Whether it has a template in a language. */
  speaks(kind: SmsKind, locale: Locale): boolean;
  /** Whether it can be reached, without sending a message. */
  isReachable(): Promise<boolean>;
}

/** Facts about a message that a provider did not accept. */
interface ProviderFailure {
  readonly mayHaveLeft: boolean;
  /** Whether it would have refused any message, whatever the number. */
  readonly isOutage: boolean;
}

/** Why a provider did not accept a message. Its text is for the log, without the message, the phone or keys. */
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
