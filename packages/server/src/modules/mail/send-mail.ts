/** A mail of words alone. */
export interface PlainMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code in its words, where it carries one. */
  readonly code?: string;
}

/** Sends a mail. Never called inside a transaction. Rejects when it did not leave. */
export type SendMail = (mail: PlainMail) => Promise<void>;
