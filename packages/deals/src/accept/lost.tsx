import type { Deal, Quote, RenterRequest } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type ApiError, useScope } from '@yantra/state';
import { Glyph, Icon, Mark, Picture } from '@yantra/ui';
import { useEffect, useRef } from 'react';
import { glyphs } from '../glyphs.ts';
import { QuoteBadge } from '../quotes/quote-badge.tsx';
import { mayBeAccepted } from '../quotes/quote-facts.ts';
import { messages as quoteMessages } from '../quotes/quotes.messages.ts';
import { spansSaid } from '../quotes/taken-days.tsx';
import { saidRupees } from '../rupees.ts';
import { useMoments } from '../words/moments.ts';
import { words } from '../words/words.messages.ts';
import { AcceptLink } from './accept-link.tsx';
import { messages } from './accept.messages.ts';

export interface LostProps {
  readonly request: RenterRequest;
  /** What was to be accepted. */
  readonly deal: Deal;
  /** Why it was not; absent where a plain form led here. */
  readonly error?: Pick<ApiError, 'code' | 'details'> | undefined;
  /** Whether its days were free still when a code for it was sent. */
  readonly isRace?: boolean | undefined;
  readonly now: number;
  /** Where the next one is accepted. */
  readonly acceptHref?: ((deal: Deal) => string) | undefined;
  readonly onAccept: (deal: Deal & { readonly quote: Quote }) => void;
  /** All quotes. */
  readonly backHref: string;
  readonly onBack: () => void;
  /** Back, to write to the owner. */
  readonly onAsk: (dealId: string) => void;
}

/** The next best open quote: as the server says, else the lowest total. */
function nextOf({ request, deal, error, now }: Pick<LostProps, 'request' | 'deal' | 'error' | 'now'>) {
  const open = request.deals.filter((one) => one.id !== deal.id && mayBeAccepted(one, now));
  const named = error?.details.facts?.next?.dealId;
  const next =
    open.find(({ id }) => id === named) ??
    (error ? undefined : open.sort((one, other) => (one.quote?.total ?? 0) - (other.quote?.total ?? 0))[0]);
  return next?.quote && { ...next, quote: next.quote };
}

/** Losing a race: what happened, that nothing was agreed, and what there is instead. */
export function Lost(props: LostProps) {
  const { request, deal, error, isRace = false, now, acceptHref, onAccept, backHref, onBack, onAsk } = props;
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const say = useMessages(words);
  const moments = useMoments(now);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // As it is now, where nothing was answered.
  const isTaken = error ? error.code === 'days.taken' : deal.taken !== undefined;
  const why = !isTaken ? 'over' : isRace ? 'lost' : 'taken';
  const [owner, machine] = [isolated(deal.other.name), isolated(deal.quote?.machine.name ?? deal.machine?.name ?? '')];
  const taken = error?.details.facts?.spans ?? deal.taken ?? [];
  const next = nextOf({ request, deal, error, now });
  return (
    <div className="y-lost">
      <section className="y-lost__say">
        <span className="y-lost__sign">
          <Icon name="alert" />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {texts[`${why}Title`]}
        </h1>
        <p>
          {texts[`${why}Text`](owner, machine)} <b>{texts.nothing}</b>{' '}
          {taken.length > 0 && say.taken(spansSaid(taken, moments, say))}
        </p>
      </section>
      {next && <Next {...{ next, deal, now }} href={acceptHref?.(next)} onAccept={() => onAccept(next)} />}
      <section className="y-lost__else">
        <h2>{texts.or}</h2>
        <ul>
          {deal.mayTalk && (
            <li>
              <a
                href={`${backHref}#talk-${deal.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onBack();
                  onAsk(deal.id);
                }}
              >
                <Glyph d={glyphs.calendar} />
                <b>{texts.askLater(owner)}</b>
              </a>
            </li>
          )}
          <li>
            <a href={`${siteUrl}/equipments?categoryId=${request.category.id}`}>
              <Icon name="search" />
              <span>
                <b>{texts.find}</b>
                <small>{texts.findNote}</small>
              </span>
            </a>
          </li>
          <li>
            <a
              href={backHref}
              onClick={(event) => {
                event.preventDefault();
                onBack();
              }}
            >
              <Icon name="left" />
              <b>{texts.back}</b>
            </a>
          </li>
        </ul>
      </section>
    </div>
  );
}

interface NextProps {
  readonly next: Deal & { readonly quote: Quote };
  readonly deal: Deal;
  readonly now: number;
  readonly href: string | undefined;
  readonly onAccept: () => void;
}

function Next({ next, deal, now, href, onAccept }: NextProps) {
  const texts = useMessages(messages);
  const quotes = useMessages(quoteMessages);
  const say = useMessages(words);
  const { quote, other, distanceKm } = next;
  const by = quote.total - (deal.quote?.total ?? quote.total);
  const change = by === 0 ? texts.same : (by < 0 ? texts.less : texts.more)(saidRupees(Math.abs(by)));
  return (
    <section aria-labelledby="y-lost-next">
      <h2 id="y-lost-next">{texts.next}</h2>
      <article className="y-next">
        <span className="y-next__picture">
          <Picture url={quote.machine.image1Url ?? next.machine?.image1Url} alt="" sizes="264px" />
        </span>
        <div className="y-next__what">
          <QuoteBadge deal={next} now={now} />
          <h3 dir="auto">{quote.machine.name}</h3>
          <p>
            <span dir="auto">{other.name}</span>
            {distanceKm !== undefined && <span>{quotes.km(Math.round(distanceKm), undefined)}</span>}
          </p>
          <ul>
            {quote.parts.map(({ part, state }) => (
              <li key={part}>
                {say.parts[part]} <Mark kind={state} />
              </li>
            ))}
          </ul>
        </div>
        <div className="y-next__price">
          <p>
            <b className="y-num">{saidRupees(quote.total)}</b> <small>{texts.withGst}</small>
          </p>
          <p data-kind={by < 0 ? 'less' : undefined}>{change}</p>
        </div>
        <div className="y-next__act">
          <AcceptLink href={href} total={quote.total} isBest onAccept={onAccept} />
          <small>{texts.asks}</small>
        </div>
      </article>
    </section>
  );
}
