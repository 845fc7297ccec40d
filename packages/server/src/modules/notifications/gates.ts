import type { EventKind, OutsideWay } from '@yantra/events';
import type { Db } from '../../database/types.ts';

/** A message about to leave. */
export interface Leaving {
  readonly userId: string;
  readonly notifications: readonly number[];
  readonly now: Date;
}

/** Another module's rule for messages of a kind by a way, such as a plan that pays for them. */
export interface Gate {
  /** The most messages a person gets in a day, and the time between two, if not the event's own. */
  readonly aDay?: number;
  readonly bundleMs?: number;
  /** Counts the message, within the transaction that takes it. False if it may not leave. Called once a try: what is counted already is not counted again. */
  admit(trx: Db, leaving: Leaving): Promise<boolean>;
  /** It surely did not leave. */
  giveBack(db: Db, leaving: Leaving): Promise<void>;
}

/** By kind and way. */
export type Gates = Readonly<Partial<Record<string, Readonly<Partial<Record<OutsideWay, Gate>>>>>> &
  Readonly<Partial<Record<EventKind, Readonly<Partial<Record<OutsideWay, Gate>>>>>>;
