import type { LanguageCode } from '@yantra/domain';
import type { AnyEvent, OutsideWay, Saying } from '@yantra/events';

/** A message to one person by one way, about one event or several of a kind. */
export interface Outgoing {
  /** The same at every try. */
  readonly id: string;
  readonly way: OutsideWay;
  readonly event: AnyEvent;
  readonly userId: string;
  /** The person's. */
  readonly language: LanguageCode;
  readonly name: string;
  /** Empty if there is none. */
  readonly email: string;
  /** Ten digits; empty if there is none. */
  readonly phone: string;
  /** How often it was tried, with this one; of these, how often the answer was lost. */
  readonly tries: number;
  readonly lostAnswers: number;
  /** What it says in a language: a way that has no text in the person's takes another. */
  readonly saying: (language: LanguageCode) => Saying | undefined;
}

/** Sends messages by one way. Never called inside a transaction. */
export interface Sender {
  /** Returns `'nobody'` if the person is not to be had by this way any more. @throws SendFailed if it was not sent, or may not have been */
  send(message: Outgoing): Promise<void | 'nobody'>;
  /** Whether it reaches only who has a browser that takes pushes. */
  readonly needsDevice?: boolean;
}

/** A message that was not sent, or may not have been. Its text is for the log and the admin: no address, no words of the message. */
export class SendFailed extends Error {
  override readonly name = 'SendFailed';
  /** Whether it may have been sent after all: its answer was lost. */
  readonly mayHaveLeft: boolean;
  /** Whether another try makes no sense: the address does not exist, or wants nothing. */
  readonly isFinal: boolean;
  /** When to try again, if the way knows. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    how: {
      readonly mayHaveLeft: boolean;
      readonly isFinal?: boolean;
      readonly retryAfterMs?: number;
      readonly cause?: unknown;
    },
  ) {
    super(message, { cause: how.cause });
    this.mayHaveLeft = how.mayHaveLeft;
    this.isFinal = how.isFinal ?? false;
    this.retryAfterMs = how.retryAfterMs;
  }
}
