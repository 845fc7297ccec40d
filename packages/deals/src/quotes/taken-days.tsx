import { dayAfter, type DaySpan } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { type Moments, useMoments } from '../words/moments.ts';
import { words } from '../words/words.messages.ts';

/** `26 Nov to 8 Dec and 12 Dec onwards` */
export const spansSaid = (spans: readonly DaySpan[], { short }: Pick<Moments, 'short'>, say: typeof words): string =>
  say.listed(
    spans.map(({ from, until }) =>
      until === undefined ? say.since(short(from)) : say.range(short(from), short(dayAfter(until, -1))),
    ),
  );

interface TakenDaysProps {
  /** As of a deal; nothing is said without. */
  readonly taken: readonly DaySpan[] | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** That a machine is not free on the days of a job, and when it is taken. */
export function TakenDays({ taken, now }: TakenDaysProps) {
  const say = useMessages(words);
  const moments = useMoments(now);
  if (taken === undefined) return null;
  return (
    <p className="y-quote__note" data-kind="taken">
      <Icon name="alert" />
      <span>
        <b>{say.notFree}</b> {taken.length > 0 && say.taken(spansSaid(taken, moments, say))}
      </span>
    </p>
  );
}
