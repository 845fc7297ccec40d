import { useSignals } from '@preact/signals-react/runtime';
import { controlOf } from '@yantra/form';
import { useMessages, useSentence } from '@yantra/language';
import { type RefObject, useEffect, useRef } from 'react';
import { messages } from '../lead-form.messages.ts';
import type { LeadFormModel } from '../lead-form.model.ts';
import { leadFields } from '../lead.ts';

interface SummaryProps {
  readonly model: LeadFormModel;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly siteUrl: string;
}

/** What kept the form from being sent, at its top; the focus goes there, and from there to the fields. */
export function Summary({ model, form, siteUrl }: SummaryProps) {
  const sentence = useSentence();
  const texts = useMessages(messages);
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  const outcome = model.outcome.value;
  const isShown = outcome.kind === 'wrong' || outcome.kind === 'failed' || outcome.kind === 'notFromHere';
  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown, outcome]);
  if (!isShown) return null;
  const errors = model.errors.value;
  const focus = (field: string) => controlOf(form.current, field)?.focus();
  return (
    <div ref={place} className="y-lead-form__summary" role="alert" tabIndex={-1}>
      <p>
        <strong>{outcome.kind === 'wrong' ? texts.check : texts.notSent}</strong>
      </p>
      {outcome.kind === 'failed' && <p>{sentence(outcome.message)}</p>}
      {outcome.kind === 'notFromHere' && (
        <p>
          {texts.notFromHere}{' '}
          <a className="y-link" href={`${siteUrl}/`}>
            {texts.toYantra}
          </a>
        </p>
      )}
      <ul>
        {leadFields
          .filter((field) => errors[field] !== undefined)
          .map((field) => (
            <li key={field}>
              <button type="button" className="y-link" onClick={() => focus(field)}>
                {texts.fields[field]}
              </button>
              {': '}
              {sentence(errors[field] ?? '')}
            </li>
          ))}
      </ul>
    </div>
  );
}
