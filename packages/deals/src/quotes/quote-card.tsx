import type { Deal, Quote } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Glyph, Icon, Mark, Picture } from '@yantra/ui';
import type { ReactNode } from 'react';
import { glyphs } from '../glyphs.ts';
import { saidRupees } from '../rupees.ts';
import { useMoments } from '../words/moments.ts';
import { words } from '../words/words.messages.ts';
import { QuoteBadge } from './quote-badge.tsx';
import { type ComparedPart, isOpen, netOf, partFact, unstatedParts } from './quote-facts.ts';
import { QuoteLines } from './quote-lines.tsx';
import { messages } from './quotes.messages.ts';

export interface QuoteCardProps {
  readonly deal: Deal & { readonly quote: Quote };
  /** The rows, the same on every card beside it. */
  readonly parts: readonly ComparedPart[];
  /** The open quote with the lowest total. */
  readonly lowest?: Deal | undefined;
  /** Whether it is that one, with every part stated. */
  readonly isBest: boolean;
  /** Other quotes stand beside it: one alone is not the lowest of any. */
  readonly isCompared: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What can be done. */
  readonly children?: ReactNode;
}

/** A quote as a card whose rows stand beside those of the other cards. */
export function QuoteCard({ deal, parts, lowest, isBest, isCompared, now, children }: QuoteCardProps) {
  const texts = useMessages(messages);
  const { quote, machine, other, id } = deal;
  const { name, image1Url } = quote.machine;
  const state =
    isOpen(deal, now) || deal.state === 'accepted' || deal.state === 'done' ? (isBest ? 'best' : 'open') : 'over';
  return (
    <article className="y-quote" id={`deal-${id}`} data-state={state} aria-labelledby={`deal-${id}-name`}>
      <header className="y-quote__head">
        <span className="y-quote__picture">
          <Picture url={image1Url ?? machine?.image1Url} alt="" sizes="96px" />
        </span>
        <div>
          <h2 id={`deal-${id}-name`} dir="auto">
            {name}
          </h2>
          <p dir="auto">{other.name}</p>
        </div>
      </header>
      <p className="y-quote__badge">
        <QuoteBadge deal={deal} now={now} />
      </p>
      <Total {...{ quote, deal, lowest, isBest, isCompared, now }} />
      <dl className="y-quote__facts" data-rows={parts.length}>
        {parts.map((part) => (
          <Part key={part} part={part} quote={quote} />
        ))}
      </dl>
      <Owner deal={deal} now={now} />
      <footer className="y-quote__act">
        {children}
        <details className="y-quote__all">
          <summary className="y-button y-button--ghost">{texts.all}</summary>
          <QuoteLines quote={quote} />
        </details>
      </footer>
    </article>
  );
}

function Total({
  quote,
  deal,
  lowest,
  isBest,
  isCompared,
  now,
}: Omit<QuoteCardProps, 'parts' | 'children'> & { readonly quote: Quote }) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const { total, gst, likely } = quote;
  const unstated = unstatedParts(quote);
  const more = lowest?.quote && lowest.id !== deal.id && isOpen(deal, now) ? total - lowest.quote.total : 0;
  return (
    <div className="y-quote__total">
      <p>
        <span>{texts.total}</span>
        <b className="y-num">
          {saidRupees(total)}
          {unstated.length > 0 && <small> {texts.unknown}</small>}
        </b>
      </p>
      <small className="y-num">
        {gst.isIncluded
          ? texts.withGst(saidRupees(gst.amount), gst.percent)
          : texts.plusGst(saidRupees(netOf(quote)), saidRupees(gst.amount), gst.percent)}
      </small>
      {isBest && isCompared && (
        <p className="y-quote__note" data-kind="best">
          <Icon name="success" />
          {texts.best}
        </p>
      )}
      {unstated.length > 0 && (
        <p className="y-quote__note" data-kind="unknown">
          <Glyph d={glyphs.unknown} />
          <span>
            {texts.unstated(say.listed(unstated.map((part) => say.partsWithin[part])))}{' '}
            {likely !== undefined && <b className="y-num">{texts.likely(saidRupees(likely))}</b>}
          </span>
        </p>
      )}
      {unstated.length === 0 && more > 0 && <p className="y-quote__note">{texts.dearer(saidRupees(more))}</p>}
    </div>
  );
}

function Part({ part, quote }: { readonly part: ComparedPart; readonly quote: Quote }) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const { mark, value, note } = partFact(quote, part, texts, say);
  return (
    <div>
      <dt>{say.parts[part]}</dt>
      <dd className="y-num">
        {mark && <Mark kind={mark} />}
        {value} {note && <small dir="auto">{note}</small>}
      </dd>
    </div>
  );
}

const hour = 60;
const day = 24 * hour;

function Owner({ deal: { other, distanceKm, quote }, now }: Pick<QuoteCardProps, 'deal' | 'now'>) {
  const texts = useMessages(messages);
  const word = useWord();
  const { moment } = useMoments(now);
  const minutes = other.answers?.minutes;
  const usual =
    minutes === undefined
      ? undefined
      : minutes < hour
        ? texts.minutes(minutes)
        : minutes < day
          ? texts.hours(Math.round(minutes / hour))
          : texts.daysLong(Math.round(minutes / day));
  const place = other.place === undefined ? undefined : isolated(word(other.place));
  return (
    <dl className="y-quote__facts y-quote__facts--owner">
      <div>
        <dt>{texts.distance}</dt>
        <dd>{distanceKm === undefined ? (place ?? texts.unsaid) : texts.km(Math.round(distanceKm), place)}</dd>
      </div>
      <div>
        <dt>{texts.rating}</dt>
        <dd>
          {other.rating ? (
            <span className="y-quote__stars y-num">
              <span aria-hidden="true">★</span> <b>{other.rating.stars.toFixed(1)}</b>{' '}
              <small>{texts.reviews(other.rating.count)}</small>
            </span>
          ) : (
            <span className="y-muted">{texts.noRatings}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.answers}</dt>
        <dd>{usual === undefined ? <span className="y-muted">{texts.unsaid}</span> : texts.usually(usual)}</dd>
      </div>
      <div>
        <dt>{texts.sent}</dt>
        <dd>{texts.version(quote.version, moment(quote.sentAt))}</dd>
      </div>
    </dl>
  );
}
