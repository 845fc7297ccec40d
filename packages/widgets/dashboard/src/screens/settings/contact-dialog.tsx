import { digitsOf, oneTimeCode, phoneDigits } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import {
  type ContactErrors,
  type ContactKind,
  type ContactValues,
  type CodeRequest,
  askForCode,
  confirmCode,
  fieldErrorsOf,
  fieldOfRefusal,
  shownTarget,
} from './contact-change.ts';
import { messages } from './contacts.messages.ts';

interface ContactDialogProps {
  readonly kind: ContactKind;
  readonly title: string;
  /** The new contact, if it is known. */
  readonly given: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Focuses the first field of each step. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** First the target and the password, then the code that was sent there. */
function useContactChange({ kind, given, onDone }: Pick<ContactDialogProps, 'kind' | 'given' | 'onDone'>) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const scope = useScope();
  const [values, setValues] = useState<ContactValues>({ to: given, password: '', code: '' });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [codeRequest, setCodeRequest] = useState<CodeRequest>();
  const [isBusy, setBusy] = useState(false);
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const field = fieldOfRefusal(error);
    if (field === undefined) return setRefusal(errorText(error));
    // The code has expired or belongs to a target that was refused: request a new one.
    if (field !== 'code') setCodeRequest(undefined);
    setErrors({ [field]: errorText(error) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const faults = fieldErrorsOf(kind, values, codeRequest !== undefined, texts);
    setErrors(faults);
    setRefusal(undefined);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    try {
      if (codeRequest) {
        await confirmCode(scope, kind, values, codeRequest, () => setCodeRequest({ ...codeRequest, isAccepted: true }));
        onDone();
      } else {
        setCodeRequest(await askForCode(scope, kind, values));
        setValues({ ...values, code: '' });
      }
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    errors,
    refusal,
    isBusy,
    hasCode: codeRequest !== undefined,
    type: (name: keyof ContactValues, text: string) => setValues((known) => ({ ...known, [name]: text })),
    again: () => setCodeRequest(undefined),
    submit,
  };
}
type Change = ReturnType<typeof useContactChange>;

export function ContactDialog({ kind, title, given, onDone, onClose }: ContactDialogProps) {
  const texts = useMessages(messages);
  const change = useContactChange({ kind, given, onDone });
  const { hasCode, isBusy, values } = change;
  const act = hasCode ? [texts.confirm, texts.confirming] : [texts.send, texts.sending];
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      {...(hasCode && { note: texts.codeSent(shownTarget(kind, values.to)) })}
      cancel={texts.cancel}
      act={act[isBusy ? 1 : 0] ?? ''}
      isBusy={isBusy}
      onSubmit={change.submit}
      refusal={change.refusal}
      formClass="y-dashboard__dialog-form"
    >
      {hasCode ? <CodeFields change={change} /> : <TargetFields kind={kind} change={change} />}
    </FormDialog>
  );
}

function TargetFields({ kind, change }: { readonly kind: ContactKind; readonly change: Change }) {
  const texts = useMessages(messages);
  const { values, errors, type } = change;
  const isPhone = kind === 'phone';
  return (
    <>
      <Field label={isPhone ? texts.newPhone : texts.newEmail} error={errors.to}>
        {(ids) => (
          <TextInput
            {...ids}
            {...(isPhone
              ? { type: 'tel', inputMode: 'numeric', prefix: '+91', autoComplete: 'tel-national', className: 'y-num' }
              : { type: 'email', autoComplete: 'email' })}
            data-autofocus=""
            ref={focus}
            value={values.to}
            onInput={({ currentTarget: { value } }) => type('to', isPhone ? phoneDigits(value) : value)}
          />
        )}
      </Field>
      <Field label={texts.password} hint={texts.passwordHint} error={errors.password}>
        {(ids) => (
          <TextInput
            {...ids}
            type="password"
            autoComplete="current-password"
            value={values.password}
            onInput={({ currentTarget: { value } }) => type('password', value)}
          />
        )}
      </Field>
    </>
  );
}

function CodeFields({ change: { values, errors, type, again } }: { readonly change: Change }) {
  const texts = useMessages(messages);
  return (
    <>
      <Field label={texts.code} error={errors.code}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={focus}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="y-num"
            value={values.code}
            onInput={({ currentTarget: { value } }) => type('code', digitsOf(value).slice(0, oneTimeCode.digits))}
          />
        )}
      </Field>
      <p>
        <button type="button" className="y-link" onClick={again}>
          {texts.again}
        </button>
      </p>
    </>
  );
}
