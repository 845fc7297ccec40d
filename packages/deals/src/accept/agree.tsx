import type { Deal, Quote } from '@yantra/contract/calls';
import { dayAfter, isolated } from '@yantra/domain';
import { formatRupees } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Icon, Picture } from '@yantra/ui';
import { unstatedParts } from '../quotes/quote-facts.ts';
import { saidRupees } from '../rupees.ts';
import { useMoments } from '../words/moments.ts';
import { words } from '../words/words.messages.ts';
import { messages } from './accept.messages.ts';

interface AgreeProps {
  readonly deal: Deal & { readonly quote: Quote };
  readonly now: number;
}

/** What is agreed, before the code: the machine, the days, the total. */
export function What({ deal: { job, quote, machine }, now }: AgreeProps) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const word = useWord();
  const { weekday } = useMoments(now);
  const { from, days } = job;
  const place = job.place ?? (job.city && word(job.city.name));
  const when =
    from && (days === undefined ? weekday(from) : say.range(weekday(from), weekday(dayAfter(from, days - 1))));
  return (
    <div className="y-sign__what">
      <span className="y-sign__picture">
        <Picture url={quote.machine.image1Url ?? machine?.image1Url} alt="" sizes="64px" />
      </span>
      <div>
        <b dir="auto">{quote.machine.name}</b>
        <small>{[when, place && isolated(place)].filter(Boolean).join(', ')}</small>
      </div>
      <strong className="y-num">
        {formatRupees(quote.total, 2)}
        <small>{texts.withGst}</small>
      </strong>
    </div>
  );
}

/** What one agrees to, point by point. */
export function Agree({ deal: { job, quote } }: Omit<AgreeProps, 'now'>) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const { days, hours } = job;
  const how = [days !== undefined && say.days(days), hours !== undefined && say.hoursADay(hours)].filter(Boolean);
  const own = quote.parts.filter(({ state }) => state === 'renter').map(({ part }) => say.partsWithin[part]);
  const unstated = unstatedParts(quote).map((part) => say.partsWithin[part]);
  const points = [
    how.length > 0 ? texts.hire(how.join(', ')) : texts.hirePlain,
    own.length > 0 && texts.yours(say.listed(own)),
    ...quote.lines
      .filter(({ isOnlyIf }) => isOnlyIf)
      .map(({ part, name, unit, rate }) =>
        texts.only(isolated(name || say.parts[part]), say.each(saidRupees(rate), unit)),
      ),
    unstated.length > 0 && texts.unstated(say.listed(unstated)),
    quote.deposit !== undefined && quote.deposit > 0 && texts.deposit(saidRupees(quote.deposit)),
    texts.direct,
    texts.numbers,
  ].filter((point) => point !== false);
  return (
    <ul className="y-sign__agree" aria-label={texts.agree}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
