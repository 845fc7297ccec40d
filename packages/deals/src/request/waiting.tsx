import type { Deal } from '@yantra/contract/calls';
import { useMessages, useWord } from '@yantra/language';
import { QuoteBadge } from '../quotes/quote-badge.tsx';
import { TakenDays } from '../quotes/taken-days.tsx';
import { useMoments } from '../words/moments.ts';
import { DeedButton } from './deed-form.tsx';
import { messages } from './request.messages.ts';

interface WaitingProps {
  readonly deals: readonly Deal[];
  readonly page: string | undefined;
  readonly now: number;
  readonly onAsk: (dealId: string) => void;
  readonly onChanged: () => void;
}

/** Owners who were asked and have not sent a quote. */
export function Waiting({ deals, page, now, onAsk, onChanged }: WaitingProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const { moment } = useMoments(now);
  if (deals.length === 0) return null;
  return (
    <section className="y-waiting" aria-labelledby="y-waiting">
      <h2 id="y-waiting">{texts.waiting}</h2>
      <ul>
        {deals.map((deal) => (
          <li key={deal.id} id={`deal-${deal.id}`}>
            <div>
              <b dir="auto">{deal.other.name}</b>
              {deal.machine && <small dir="auto">{deal.machine.name}</small>}
              <small>{texts.waitingFor(deal.other.place && word(deal.other.place), moment(deal.askedAt))}</small>
              <TakenDays taken={deal.taken} now={now} />
            </div>
            <QuoteBadge deal={deal} now={now} />
            <div className="y-waiting__act">
              <Question deal={deal} onAsk={onAsk} />
              {deal.may.includes('askAgain') && (
                <DeedButton {...{ deal, page }} deed="askAgain" onDone={onChanged} onChanged={onChanged} />
              )}
              {deal.may.includes('withdraw') && (
                <DeedButton {...{ deal, page }} deed="withdraw" onDone={onChanged} onChanged={onChanged} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuestionProps {
  readonly deal: Deal;
  /** Where it is the one thing to do. */
  readonly isOnly?: boolean;
  readonly onAsk: (dealId: string) => void;
}

/** Leads to the messages of a deal; there its field gets the focus. */
export function Question({ deal: { id, mayTalk, taken }, isOnly = false, onAsk }: QuestionProps) {
  const texts = useMessages(messages);
  if (!mayTalk) return null;
  return (
    <a
      className={`y-button ${isOnly ? 'y-button--secondary y-button--block' : 'y-button--ghost'}`}
      href={`#talk-${id}`}
      onClick={(event) => {
        // The jump of a link would take the focus from the field.
        event.preventDefault();
        onAsk(id);
      }}
    >
      {taken === undefined ? texts.question : texts.otherDays}
    </a>
  );
}
