import type { Deal, RenterRequest } from '@yantra/contract/calls';
import { type DealReason, dayAfter, formatPhone, isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { ButtonLink, Glyph, Picture } from '@yantra/ui';
import { Conversation } from '../conversation/conversation.tsx';
import { glyphs } from '../glyphs.ts';
import { QuoteLines } from '../quotes/quote-lines.tsx';
import { messages as quoteMessages } from '../quotes/quotes.messages.ts';
import { useMoments } from '../words/moments.ts';
import { words } from '../words/words.messages.ts';
import { Agreement } from './agreement.tsx';
import { CancelForm } from './deed-form.tsx';
import { messages } from './request.messages.ts';
import { Track } from './track.tsx';

interface HireProps {
  readonly request: RenterRequest;
  /** What was agreed. */
  readonly deal: Deal;
  readonly page: string | undefined;
  readonly now: number;
  readonly fixedNow: number | undefined;
  readonly onChanged: () => void;
}

/** What was agreed: where it stands, the other's number, the paper, the cost, and the messages. */
export function Hire({ request, deal, page, now, fixedNow, onChanged }: HireProps) {
  const texts = useMessages(messages);
  const quotes = useMessages(quoteMessages);
  const { quote, other, id, may } = deal;
  return (
    <div className="y-hire" id={`deal-${id}`}>
      <Head deal={deal} now={now} />
      <Track deal={deal} now={now} />
      {deal.state === 'cancelled' && <Why deal={deal} />}
      {deal.state === 'done' && <Stars {...{ deal, page }} phone={request.phone} />}
      <div className="y-hire__columns">
        <section className="y-hire__talk" id={`talk-${id}`} aria-labelledby={`talk-${id}-name`}>
          <h2 id={`talk-${id}-name`} dir="auto">
            {texts.talk(isolated(other.name))}
          </h2>
          <Conversation dealId={id} side="renter" other={other.name} page={page} now={fixedNow} />
        </section>
        <div className="y-hire__side">
          <Agreement {...{ deal, page, now }} />
          {quote && (
            <section className="y-hire__cost" aria-labelledby={`cost-${id}`}>
              <header>
                <h2 id={`cost-${id}`}>{quotes.costs}</h2>
                <span className="y-badge">{quotes.versionOf(quote.version)}</span>
              </header>
              <QuoteLines quote={quote} />
            </section>
          )}
          {may.includes('cancel') && <CancelForm {...{ deal, page }} onDone={onChanged} onChanged={onChanged} />}
        </div>
      </div>
    </div>
  );
}

function Head({ deal: { job, machine, quote, other }, now }: Pick<HireProps, 'deal' | 'now'>) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const word = useWord();
  const { short } = useMoments(now);
  const name = quote?.machine.name ?? machine?.name ?? '';
  const { from, days } = job;
  const owner = [other.name, other.place && word(other.place)].filter(Boolean).join(', ');
  const when = from && (days === undefined ? short(from) : say.range(short(from), short(dayAfter(from, days - 1))));
  const where = job.place ?? (job.city && word(job.city.name));
  const text = encodeURIComponent(texts.whatsAppText(name));
  return (
    <header className="y-hire__head">
      <span className="y-hire__picture">
        <Picture url={quote?.machine.image1Url ?? machine?.image1Url} alt="" sizes="88px" />
      </span>
      <div>
        <p className="y-hire__name" dir="auto">
          {name}
        </p>
        <p>
          <span dir="auto">{owner}</span>
          {when && ` · ${[when, where && isolated(where)].filter(Boolean).join(', ')}`}
        </p>
      </div>
      {other.phone && (
        <div className="y-hire__call">
          <ButtonLink
            variant="primary"
            href={`tel:+91${other.phone}`}
            aria-label={`${texts.called(isolated(other.name))}, ${formatPhone(other.phone)}`}
          >
            <Glyph d={glyphs.phone} />
            <span className="y-num">{formatPhone(other.phone)}</span>
          </ButtonLink>
          <ButtonLink href={`https://wa.me/91${other.phone}?text=${text}`} target="_blank" rel="noopener noreferrer">
            <Glyph d={glyphs.chat} />
            {texts.whatsApp}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

/** Once the hire is over it can be rated: by who is logged in, since a review is an account's. */
function Stars({ deal: { quote }, page, phone }: Pick<HireProps, 'deal' | 'page'> & { readonly phone: string }) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  if (!quote) return null;
  const { id, name } = quote.machine;
  return (
    <div className="y-hire__stars">
      <Glyph d={glyphs.star} />
      <p>
        <b dir="auto">{texts.howWas(isolated(name))}</b> {texts.stars}
        {page !== undefined && ` ${texts.starsByPhone(phone.replaceAll(' ', '\u00a0'))}`}
      </p>
      <ButtonLink
        {...(page === undefined && { variant: 'primary' })}
        href={`${siteUrl}/dashboard/recently-visited?rate=${encodeURIComponent(id)}`}
      >
        {texts.giveStars}
      </ButtonLink>
    </div>
  );
}

/** Who cancelled, and why. */
function Why({ deal: { stateBy, why, whyWords, other } }: Pick<HireProps, 'deal'>) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const reason: DealReason = why ?? 'other';
  return (
    <p className="y-hire__why" dir="auto">
      {texts.cancelledBy(stateBy === 'renter' ? undefined : isolated(other.name), say.reasons[reason])}
      {whyWords && ` “${isolated(whyWords)}”`}
    </p>
  );
}
