import type { Deal } from '@yantra/contract/calls';
import { formatPhone } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { ButtonLink, Glyph, Picture } from '@yantra/ui';
import { messages as dates } from '../../kit/dates.messages.ts';
import { quoteAddress } from '../../kit/deals/deal-address.ts';
import { DealBadge, standingOf, useStanding } from '../../kit/deals/deal-badge.tsx';
import { messages } from '../../kit/deals/deal.messages.ts';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { jobLine } from '../../kit/leads/job.ts';
import { LinkButton } from '../../kit/link.tsx';

interface HeadProps {
  /** Undefined until it is known. */
  readonly deal: Deal | undefined;
  readonly now: number;
  readonly isAdmin: boolean;
}

interface KnownProps {
  readonly deal: Deal;
}

/** Who asks for what, how it stands, and what the owner can do about it. */
export function DealHead({ deal, now, isAdmin }: HeadProps) {
  const texts = useMessages(messages);
  const what = useWhat();
  return (
    <header className="y-dashboard__deal-head">
      {deal && (
        <span className="y-dashboard__thumb">
          <Picture url={deal.machine?.image1Url} alt="" sizes="88px" eager />
        </span>
      )}
      <div className="y-dashboard__deal-title">
        <h1>{deal?.other.name ?? texts.title}</h1>
        {deal && <Standing deal={deal} now={now} />}
        {deal && isAdmin && <p>{texts.asAdmin}</p>}
      </div>
      {deal && (
        <div className="y-dashboard__deal-acts">
          <QuoteButton deal={deal} />
          <Ways deal={deal} what={what(deal)} />
        </div>
      )}
    </header>
  );
}

function useWhat(): (deal: Deal) => string {
  const word = useWord();
  return ({ machine, category }) => machine?.name ?? word(category.name);
}

function Standing({ deal, now }: KnownProps & Pick<HeadProps, 'now'>) {
  const dealTexts = useMessages(deals);
  const jobTexts = useMessages(jobs);
  const dateTexts = useMessages(dates);
  const word = useWord();
  const what = useWhat();
  const { job, why, whyWords } = deal;
  const { note: _, ...badge } = useStanding(now)(standingOf(deal));
  const place = job.place ?? (job.city && word(job.city.name));
  const line = jobLine({ ...job, ...(place !== undefined && { place }) }, jobTexts, dateTexts);
  const reason = [why && dealTexts.reasons[why], whyWords].filter(Boolean).join('. ');
  return (
    <>
      <p>{[what(deal), line].filter(Boolean).join(' · ')}</p>
      <p className="y-dashboard__deal-badges">
        <DealBadge {...badge} />
        {reason !== '' && <span>{reason}</span>}
      </p>
    </>
  );
}

function QuoteButton({ deal: { id, may, state } }: KnownProps) {
  const texts = useMessages(messages);
  if (!may.includes('quote')) return null;
  const label = { asked: texts.sendQuote, quoted: texts.sendAnother }[state as string] ?? texts.sendAgain;
  return (
    <LinkButton variant={state === 'quoted' ? 'secondary' : 'primary'} href={quoteAddress(id)}>
      {label}
    </LinkButton>
  );
}

/** Calling and writing, once both see their numbers. */
function Ways({ deal: { other }, what }: KnownProps & { readonly what: string }) {
  const texts = useMessages(messages);
  const { name, phone } = other;
  if (phone === undefined || phone === '') return null;
  const text = encodeURIComponent(texts.whatsAppText(name, what));
  return (
    <>
      <ButtonLink variant="primary" href={`tel:+91${phone}`}>
        <Glyph d={glyphs.phone} />
        {texts.call(formatPhone(phone))}
      </ButtonLink>
      <ButtonLink href={`https://wa.me/91${phone}?text=${text}`} target="_blank" rel="noopener noreferrer">
        <Glyph d={glyphs.chat} />
        {texts.whatsApp}
      </ButtonLink>
    </>
  );
}
