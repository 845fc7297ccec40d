import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { messages } from '../lead-form.messages.ts';
import type { LeadOutcome } from '../lead-form.model.ts';
import { messages as nextMessages } from './next.messages.ts';

interface NextStepProps {
  readonly outcome: LeadOutcome;
  readonly siteUrl: string;
  /** Whether the page handles what follows a submission. */
  readonly isLeftToPage: { readonly need: boolean; readonly add: boolean };
  readonly cityId: string;
}

/** Where the page does not handle what follows, links do: first to the code by which owners are asked, and the secret page behind it. */
export function NextStep({ outcome, siteUrl, cityId, isLeftToPage }: NextStepProps) {
  const texts = useMessages(messages);
  const { getQuotes, seeQuotes } = useMessages(nextMessages);
  const language = useLanguage();
  if (outcome.kind === 'sent' && !isLeftToPage.need) {
    const { lead, requestId, isConfirmed } = outcome;
    const { id, name } = lead.category;
    const prefix = language ? `/${language.locale}` : '';
    const quotes = isConfirmed ? '/dashboard/my-requests/' : '/ask-for-quote?request=';
    return (
      <>
        {requestId && (
          // Of the page's own classes: the first card of the carousel would otherwise bring a component for it.
          <a
            className="y-button y-button--primary"
            href={`${siteUrl}${prefix}${quotes}${encodeURIComponent(requestId)}`}
          >
            {isConfirmed ? seeQuotes : getQuotes}
          </a>
        )}
        <a className="y-link" href={`${siteUrl}/equipments?categoryId=${id}&city=${encodeURIComponent(cityId)}`}>
          {texts.seeMachines(wordIn(language, name))}
        </a>
      </>
    );
  }
  if (outcome.kind === 'adding' && !isLeftToPage.add) {
    return (
      <a className="y-link" href={`${siteUrl}/`}>
        {texts.toYantra}
      </a>
    );
  }
  return null;
}
