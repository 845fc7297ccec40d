import type { Deal } from '@yantra/contract/calls';
import { dayAfter, type DealState } from '@yantra/domain';

/** A step of a hire. */
export interface Step {
  readonly key: 'asked' | 'quoted' | 'toQuote' | 'accepted' | 'starts' | 'done' | 'over';
  readonly is: 'done' | 'now' | 'next';
  /** A moment, or a day `YYYY-MM-DD`. */
  readonly at?: string | undefined;
}

const ended: readonly DealState[] = ['declined', 'withdrawn', 'expired', 'cancelled'];

/** Where a deal stands: what is done, what is now, what comes. @param today in India */
export function stepsOf({ state, stateAt, askedAt, quote, agreement, job }: Deal, today: string): readonly Step[] {
  const isOver = ended.includes(state);
  const quoted: Step = quote
    ? { key: 'quoted', is: state === 'quoted' ? 'now' : 'done', at: quote.sentAt }
    : { key: 'toQuote', is: 'now' };
  const done: Step[] = [{ key: 'asked', is: 'done', at: askedAt }];
  if (quote ?? !isOver) done.push(quoted);
  if (agreement) done.push({ key: 'accepted', is: 'done', at: agreement.acceptedAt });
  if (isOver) return [...done, { key: 'over', is: 'now', at: stateAt }];
  const { from, days } = job;
  const last = from !== undefined && days !== undefined ? dayAfter(from, days - 1) : undefined;
  const isAgreed = agreement !== undefined;
  const hasBegun = from !== undefined && from <= today;
  const isDone = state === 'done';
  return [
    ...done,
    ...(isAgreed ? [] : [{ key: 'accepted', is: 'next' } as const]),
    { key: 'starts', is: isDone || (isAgreed && hasBegun) ? 'done' : isAgreed ? 'now' : 'next', at: from },
    { key: 'done', is: isDone ? 'done' : isAgreed && hasBegun ? 'now' : 'next', at: last },
  ];
}
