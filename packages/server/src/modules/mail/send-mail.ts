import type { Locale } from '@yantra/domain';

/** A plain mail. */
export interface PlainMail {
  readonly to: string;
  /** Of its words; undefined for English. */
  readonly locale: Locale | undefined;
  readonly subject: string;
  readonly text: string;
  /** The code in its text, if any. */
  readonly code?: string;
}

/** Sends a mail. Never call it inside a transaction. Rejects if it was not sent. */
export type SendMail = (mail: PlainMail) => Promise<void>;
