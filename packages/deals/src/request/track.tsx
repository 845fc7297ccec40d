import type { Deal } from '@yantra/contract/calls';
import { dayAfter, dayInIndia, daysFrom } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph, Icon } from '@yantra/ui';
import { glyphs } from '../glyphs.ts';
import { useMoments } from '../words/moments.ts';
import { messages } from './request.messages.ts';

type State = 'done' | 'now' | 'next';
type Step = readonly [name: string, when: string | undefined, state: State, sign?: 'cross' | 'flag'];

interface TrackProps {
  readonly deal: Deal;
  readonly now: number;
}

/** Where a hire stands: what is done, what comes now, and what later. */
export function Track({ deal, now }: TrackProps) {
  const texts = useMessages(messages);
  const { moment, weekday } = useMoments(now);
  const { steps } = texts;
  const { state, askedAt, quote, job, agreement, stateAt } = deal;
  const { from, days = 1 } = job;
  const last = from && dayAfter(from, days - 1);
  const today = dayInIndia(new Date(now));
  const hasBegun = from !== undefined && from <= today;
  const all: Step[] = [
    [steps.asked, moment(askedAt), 'done'],
    ...(quote ? [[steps.quoted(quote.version), moment(quote.sentAt), 'done'] as Step] : []),
    [steps.accepted, agreement && moment(agreement.acceptedAt), 'done'],
  ];
  if (state === 'cancelled') all.push([steps.cancelled, moment(stateAt), 'now', 'cross']);
  else if (state === 'done')
    all.push([steps.start, from && weekday(from), 'done'], [steps.end, last && weekday(last), 'now', 'flag']);
  else {
    const begins = from === undefined || hasBegun ? undefined : steps.starts(daysFrom(today, from));
    all.push(
      [begins ?? (hasBegun ? steps.running : steps.start), from && weekday(from), 'now'],
      [steps.end, last && weekday(last), 'next', 'flag'],
    );
  }
  return (
    <ol className="y-track" aria-label={texts.track}>
      {all.map(([name, when, is, sign]) => (
        <li key={name} data-state={is} aria-current={is === 'now' ? 'step' : undefined}>
          <i>{sign === 'cross' ? <Icon name="close" /> : <Glyph d={signOf(is, sign)} />}</i>
          <b>{name}</b>
          <small className="y-num">{when}</small>
        </li>
      ))}
    </ol>
  );
}

const signOf = (state: State, sign: Step[3]): string =>
  sign === 'flag' ? glyphs.flag : state === 'done' ? glyphs.sent : glyphs.clock;
