import type { Deal, Quote } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { AcceptLink } from '../accept/accept-link.tsx';
import { QuoteCard } from '../quotes/quote-card.tsx';
import { bestOf, comparedParts, isOpen, mayBeAccepted, unstatedParts } from '../quotes/quote-facts.ts';
import { TakenDays } from '../quotes/taken-days.tsx';
import { saidRupees } from '../rupees.ts';
import { DeedButton } from './deed-form.tsx';
import { messages } from './request.messages.ts';
import { Question } from './waiting.tsx';

/** A deal with a quote. */
export type QuotedDeal = Deal & { readonly quote: Quote };

interface QuotesListProps {
  readonly deals: readonly QuotedDeal[];
  readonly page: string | undefined;
  readonly now: number;
  /** Where a quote is accepted without a script. */
  readonly acceptHref: ((deal: Deal) => string) | undefined;
  readonly onAccept: (deal: QuotedDeal) => void;
  readonly onAsk: (dealId: string) => void;
  readonly onChanged: () => void;
}

const isBusy = (deal: Deal, now: number): boolean => isOpen(deal, now) && !mayBeAccepted(deal, now);

/** Quotes side by side, and their totals in a row on a phone. */
export function QuotesList({ deals, page, now, acceptHref, onAccept, onAsk, onChanged }: QuotesListProps) {
  const texts = useMessages(messages);
  const parts = comparedParts(deals.map(({ quote }) => quote));
  const { lowest, best } = bestOf(deals, now);
  const after = { onDone: onChanged, onChanged };
  return (
    <section aria-label={texts.quotes}>
      {deals.length > 1 && (
        <nav className="y-quotes-bar" aria-label={texts.totals}>
          {deals.map((deal) => (
            <a key={deal.id} href={`#deal-${deal.id}`} data-state={isOpen(deal, now) ? 'open' : 'over'}>
              <span dir="auto">{deal.other.name}</span>
              <b className="y-num">
                {saidRupees(deal.quote.total)}
                {unstatedParts(deal.quote).length > 0 && ' + ?'}
              </b>
            </a>
          ))}
        </nav>
      )}
      <div className="y-quotes" data-count={deals.length} data-rows={parts.length}>
        {deals.map((deal) => (
          <QuoteCard
            key={deal.id}
            {...{ deal, parts, lowest, now }}
            isBest={deal.id === best?.id}
            isCompared={deals.length > 1}
          >
            {isBusy(deal, now) && (
              <>
                <TakenDays taken={deal.taken} now={now} />
                <Question deal={deal} isOnly onAsk={onAsk} />
              </>
            )}
            {deal.may.includes('accept') && mayBeAccepted(deal, now) && (
              <AcceptLink
                href={acceptHref?.(deal)}
                total={deal.quote.total}
                isBest={deal.id === best?.id}
                onAccept={() => onAccept(deal)}
              />
            )}
            {deal.may.includes('askAgain') && (
              <DeedButton {...{ deal, page, ...after }} deed="askAgain" variant="secondary" block />
            )}
            <div className="y-quote__more" aria-label={isolated(deal.other.name)} role="group">
              {!isBusy(deal, now) && <Question deal={deal} onAsk={onAsk} />}
              {deal.may.includes('refuse') && <DeedButton {...{ deal, page, ...after }} deed="refuse" />}
            </div>
          </QuoteCard>
        ))}
      </div>
    </section>
  );
}
