import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Checkbox, Icon } from '@yantra/ui';
import { useId } from 'react';
import { messages } from '../../auth-modals.messages.ts';
import type { SignUpModel } from './sign-up.model.ts';

interface TermsProps {
  readonly model: SignUpModel;
  /** The form that it belongs to. */
  readonly formId: string;
  readonly siteUrl: string;
}

/** The terms to accept. In the foot, above the button that waits for them: below the fields nobody would see them. */
export function Terms({ model, formId, siteUrl }: TermsProps) {
  const { signUp: texts } = useMessages(messages);
  useSignals();
  const id = useId();
  const error = model.form.errors.value.terms;
  return (
    <div className="y-auth__terms">
      <Checkbox
        name="terms"
        form={formId}
        required
        checked={model.form.values.value.terms !== ''}
        onChange={(event) => model.type('terms', event.currentTarget.checked ? 'on' : '')}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        label={
          <>
            {texts.agree}{' '}
            <a className="y-link" href={`${siteUrl}/terms-and-conditions`} target="_blank" rel="noopener">
              {texts.terms}
              <span className="y-hidden"> {texts.newTab}</span>
            </a>
          </>
        }
      />
      {error !== undefined && (
        <p className="y-field__error" id={id}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
