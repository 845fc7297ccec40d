/** A mail as it is drawn. */
export interface DrawnMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail to who has bought a plan tells. */
export interface PurchasedMail {
  readonly kind: 'purchased';
  /** English where there is none. */
  readonly locale: 'hi' | 'mr' | undefined;
  readonly name: string;
  readonly plan: string;
  readonly months: number;
  readonly startDate: Date;
  readonly endDate: Date;
  /** Whether it begins later. */
  readonly isComing: boolean;
  readonly machines: number;
  /** What came in money, tax included. */
  readonly paidPaise: number;
  /** What an earlier plan's rest paid. */
  readonly creditPaise: number;
  readonly invoiceNumber: string;
  /** Where the invoice is. */
  readonly address: string;
  /** Where one reaches us. */
  readonly contactAddress: string;
}

/** A code, or what was changed of an account: its words are the plain part as they are. */
export interface AccountMail {
  readonly kind: 'account';
  readonly subject: string;
  /** Paragraphs with an empty line between. */
  readonly text: string;
  /** To be read off and typed, where it is a code's mail. */
  readonly code?: string | undefined;
  /** Where one reaches us. */
  readonly contactAddress: string;
}

/** Draws mails; given by the start script, so that the server and what mails look like do not know each other. */
export type DrawMail = (content: PurchasedMail | AccountMail) => DrawnMail;

/** A mail to be sent. */
export interface MailMessage extends DrawnMail {
  readonly to: string;
  readonly kind: PurchasedMail['kind'] | AccountMail['kind'];
  /** The same each time that it is tried: who gets it twice may know it by that. Letters, digits and hyphens. */
  readonly id: string;
}

/** Sends mails. Never called inside a transaction: a server may take its time. */
export interface Mail {
  /** @throws MailFailed when it did not leave, or nobody knows */
  send(message: MailMessage): Promise<void>;
}

/** Why a mail was not taken. Its words are for the log: nothing of the mail, the address or the password stands in them. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}

/** Somebody who brings mails. */
export interface MailProvider {
  readonly name: 'outbox' | 'smtp';
  /** @throws MailFailed */
  deliver(message: MailMessage): Promise<void>;
  /** Asks whether it takes mails from us, without sending one. @throws MailFailed */
  verify(): Promise<void>;
}
