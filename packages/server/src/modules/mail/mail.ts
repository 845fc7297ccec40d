import type { AccountMail, DrawnMail, NewsMail } from '@yantra/domain';
import type { EventKind } from '@yantra/events';

/** Renders mails; given by the start script, so that the server does not depend on their design. */
export type DrawMail = (content: AccountMail | NewsMail) => DrawnMail;

/** A mail to be sent. */
export interface MailMessage extends DrawnMail {
  readonly to: string;
  readonly kind: AccountMail['kind'] | EventKind;
  /** The same for every try, so that duplicates can be recognised. Letters, digits and hyphens. */
  readonly id: string;
  /** Where the recipient switches such mails off without a log-in (RFC 8058); absent for those that always come. */
  readonly stopAddress?: string | undefined;
}

/** Sends mails. Never call it inside a transaction: a mail server may be slow. */
export interface Mail {
  /** @throws MailFailed if it was not sent, or that is unknown */
  send(message: MailMessage): Promise<void>;
}

/** Why a mail was not accepted. Its message is for the log, without the mail, the address or the password. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  /** Whether it may have been sent after all: the server got it and did not answer. */
  readonly mayHaveLeft: boolean;

  constructor(message: string, { mayHaveLeft = false } = {}) {
    super(message);
    this.mayHaveLeft = mayHaveLeft;
  }
}

/** A provider that delivers mails. */
export interface MailProvider {
  readonly name: 'outbox' | 'smtp';
  /** @throws MailFailed */
  deliver(message: MailMessage): Promise<void>;
  /** Checks whether it accepts mails from us, without sending one. @throws MailFailed */
  verify(): Promise<void>;
}
