import { useSignals } from '@preact/signals-react/runtime';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { useScope } from '@yantra/state';
import { messages } from '../lead-form.messages.ts';
import type { LeadFormModel, LeadOutcome } from '../lead-form.model.ts';
import { NextStep } from '../next/next-step.tsx';

interface OutcomeProps {
  readonly model: LeadFormModel;
  readonly siteUrl: string;
  /** Whether the page handles what follows a submission. */
  readonly isLeftToPage: { readonly need: boolean; readonly add: boolean };
}

/** The outcome, and what still waits for a connection; announced to screen readers. */
export function Outcome({ model, siteUrl, isLeftToPage }: OutcomeProps) {
  const texts = useMessages(messages);
  useSignals();
  const city = useScope().city.value;
  const outcome = model.outcome.value;
  const language = useLanguage();
  const word = (name: string) => wordIn(language, name);
  const waiting = model.waiting.value;
  const isKept = outcome.kind === 'kept' || outcome.kind === 'keptHere';
  const text = textOf(texts, outcome, { word, city: word(city.name), isAddLeftToPage: isLeftToPage.add }) ?? '';
  const rest = waiting > (isKept ? 1 : 0) ? texts.waiting(waiting) : '';
  return (
    <div role="status" className="y-lead-form__outcome">
      {/* Once sent, the scope's notice says so, and this line would be wrong. */}
      {text && !(isKept && waiting === 0) && <p>{text}</p>}
      {rest && <p>{rest}</p>}
      <NextStep outcome={outcome} siteUrl={siteUrl} cityId={city.id} isLeftToPage={isLeftToPage} />
    </div>
  );
}

interface OutcomeFacts {
  /** A category's name in the language. */
  readonly word: (name: string) => string;
  readonly city: string;
  readonly isAddLeftToPage: boolean;
}

function textOf(
  texts: typeof messages,
  outcome: LeadOutcome,
  { word, city, isAddLeftToPage }: OutcomeFacts,
): string | undefined {
  if (outcome.kind === 'sent') return texts.sent(word(outcome.lead.category.name), city);
  if (outcome.kind === 'kept') return texts.kept(word(outcome.lead.category.name));
  if (outcome.kind === 'keptHere') return texts.keptHere(word(outcome.lead.category.name));
  return outcome.kind === 'adding' && !isAddLeftToPage ? texts.owners : undefined;
}
