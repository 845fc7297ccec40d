/** A rendered mail. */
export interface DrawnMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The content of the mail to a plan's buyer. */
export interface PurchasedMail {
  readonly kind: 'purchased';
  /** Undefined for English. */
  readonly locale: 'hi' | 'mr' | undefined;
  readonly name: string;
  readonly plan: string;
  readonly months: number;
  readonly startDate: Date;
  readonly endDate: Date;
  /** Whether it begins in the future. */
  readonly isComing: boolean;
  readonly machines: number;
  /** The money paid, tax included. */
  readonly paidPaise: number;
  /** The part paid by an earlier plan's credit. */
  readonly creditPaise: number;
  readonly invoiceNumber: string;
  /** The invoice's address. */
  readonly address: string;
  /** The contact address. */
  readonly contactAddress: string;
}

/** A code, or a change of an account: its words, repeated in the plain part. */
export interface AccountMail {
  readonly kind: 'account';
  readonly subject: string;
  /** Paragraphs separated by empty lines. */
  readonly text: string;
  /** The code to read and type, if the mail has one. */
  readonly code?: string | undefined;
  /** The contact address. */
  readonly contactAddress: string;
}

/** Renders mails; given by the start script, so that the server does not depend on their design. */
export type DrawMail = (content: PurchasedMail | AccountMail) => DrawnMail;

/** A mail to be sent. */
export interface MailMessage extends DrawnMail {
  readonly to: string;
  readonly kind: PurchasedMail['kind'] | AccountMail['kind'];
  /** The same for every try, so that duplicates can be recognised. Letters, digits and hyphens. */
  readonly id: string;
}

/** Sends mails. Never call it inside a transaction: a mail server may be slow. */
export interface Mail {
  /** @throws MailFailed if it was not sent, or that is unknown */
  send(message: MailMessage): Promise<void>;
}

/** Why a mail was not accepted. Its message is for the log, without the mail, the address or the password. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}

/** A provider that delivers mails. */
export interface MailProvider {
  readonly name: 'outbox' | 'smtp';
  /** @throws MailFailed */
  deliver(message: MailMessage): Promise<void>;
  /** Checks whether it accepts mails from us, without sending one. @throws MailFailed */
  verify(): Promise<void>;
}
