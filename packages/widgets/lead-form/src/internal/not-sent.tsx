import { useSignals } from '@preact/signals-react/runtime';
import { controlOf } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { type RefObject, useEffect, useRef } from 'react';
import { messages } from '../lead-form.messages.ts';
import type { LeadFormModel } from '../lead-form.model.ts';
import { leadFields } from '../lead.ts';

interface NotSentProps {
  readonly model: LeadFormModel;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly siteUrl: string;
}

/** Why the form was not sent, at its top, unless a field is wrong; gets the focus, or the first wrong field does. */
export function NotSent({ model, form, siteUrl }: NotSentProps) {
  const texts = useMessages(messages);
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  const outcome = model.outcome.value;
  const isShown = outcome.kind === 'failed' || outcome.kind === 'notFromHere';
  useEffect(() => {
    const errors = model.errors.peek();
    const wrong = outcome.kind === 'wrong' && leadFields.find((field) => errors[field]);
    (wrong ? controlOf(form.current, wrong) : place.current)?.focus();
  }, [outcome, model, form]);
  if (!isShown) return null;
  return (
    <div ref={place} className="y-lead-form__summary" role="alert" tabIndex={-1}>
      <p>
        <strong>{texts.notSent}</strong>
      </p>
      {outcome.kind === 'failed' && <p>{outcome.message}</p>}
      {outcome.kind === 'notFromHere' && (
        <p>
          {texts.notFromHere}{' '}
          <a className="y-link" href={`${siteUrl}/`}>
            {texts.toYantra}
          </a>
        </p>
      )}
    </div>
  );
}
