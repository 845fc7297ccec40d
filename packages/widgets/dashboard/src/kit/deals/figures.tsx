import type { Inbox } from '@yantra/contract/calls';
import { formatCount, minuteMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { messages } from './deals.messages.ts';
import { spanText, waitText } from './moments.ts';

type Known = Inbox['figures'];

interface FiguresProps {
  readonly figures: Known;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Who waits now, or how many asked. */
  readonly first: 'waiting' | 'asked';
}

/** What became of those who asked an owner for a quote: how many were answered, how quickly, and how many jobs were won. */
export function DealFigures({ figures, now, first }: FiguresProps) {
  const texts = useMessages(messages);
  const { figures: words } = texts;
  const { now: latest, before } = figures;
  return (
    <dl className="y-dashboard__tiles" aria-label={words.label}>
      {first === 'waiting' ? (
        <Tile
          label={words.waiting}
          value={formatCount(figures.waiting)}
          note={figures.waitingSince ? words.longest(waitText(figures.waitingSince, now, texts)) : words.nobody}
        />
      ) : (
        <Tile
          label={words.asked}
          value={formatCount(latest.asked)}
          note={<Change now={latest.asked} before={before.asked} />}
        />
      )}
      <Tile
        label={words.minutes}
        value={latest.minutes === undefined ? words.none : spanText(latest.minutes * minuteMs, texts)}
        of={latest.minutes === undefined ? undefined : words.median}
        note={<TimeChange now={latest.minutes} before={before.minutes} />}
      />
      <Tile
        label={words.answered}
        value={formatCount(latest.answered)}
        of={words.of(latest.asked)}
        note={words.silence}
      />
      <Tile
        label={words.won}
        value={formatCount(latest.won)}
        of={words.of(latest.answered)}
        note={<Change now={latest.won} before={before.won} />}
      />
    </dl>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly of?: string | undefined;
  readonly note: ReactNode;
}

const Tile = ({ label, value, of, note }: TileProps) => (
  <div className="y-dashboard__tile">
    <dt>{label}</dt>
    <dd>
      {value} {of && <small>{of}</small>}
    </dd>
    <dd>{note}</dd>
  </div>
);

interface ChangeProps {
  readonly now: number;
  readonly before: number;
}

function Change({ now, before }: ChangeProps) {
  const { figures } = useMessages(messages);
  if (now === before) return figures.same;
  return now > before ? (
    <Trend isGood arrow="▲" text={figures.more(now - before)} />
  ) : (
    <Trend isGood={false} arrow="▼" text={figures.fewer(before - now)} />
  );
}

function TimeChange({ now, before }: { readonly [Key in keyof ChangeProps]: number | undefined }) {
  const texts = useMessages(messages);
  const { figures } = texts;
  if (now === undefined || before === undefined) return figures.none;
  if (now === before) return figures.sameTime;
  const time = spanText(Math.abs(now - before) * minuteMs, texts);
  return now < before ? (
    <Trend isGood arrow="▲" text={figures.quicker(time)} />
  ) : (
    <Trend isGood={false} arrow="▼" text={figures.slower(time)} />
  );
}

const Trend = ({
  isGood,
  arrow,
  text,
}: {
  readonly isGood: boolean;
  readonly arrow: string;
  readonly text: string;
}) => (
  <span className="y-dashboard__trend" data-trend={isGood ? 'up' : 'down'}>
    <span aria-hidden="true">{arrow}</span> {text}
  </span>
);
