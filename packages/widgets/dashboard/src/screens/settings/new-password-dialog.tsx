import { changePassword } from '@yantra/contract/calls';
import { brokenPasswordRules } from '@yantra/domain';
import { useMessages, useSentence } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, Dialog, Field, TextInput } from '@yantra/ui';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './settings.messages.ts';

type Name = 'password' | 'newPassword' | 'again';
const completion = { password: 'current-password', newPassword: 'new-password', again: 'new-password' } as const;
const names = Object.keys(completion) as Name[];
const nothing: Readonly<Record<Name, string>> = { password: '', newPassword: '', again: '' };

interface NewPasswordDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the old password and a new one; this browser stays logged in, all others do not. */
export function NewPasswordDialog({ onDone, onClose }: NewPasswordDialogProps) {
  const texts = useMessages(messages);
  const sentence = useSentence();
  const scope = useScope();
  const formId = useId();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const labels: Readonly<Record<Name, string>> = {
    password: texts.oldPassword,
    newPassword: texts.newPassword,
    again: texts.newPasswordAgain,
  };

  const faults = (): Partial<Record<Name, string>> => ({
    ...(!values.password && { password: texts.passwordMissing }),
    ...(brokenPasswordRules(values.newPassword, 'any').length > 0 && { newPassword: texts.passwordRules }),
    ...(values.newPassword !== values.again && { again: texts.passwordsDiffer }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = faults();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { password, newPassword } = values;
      const { access_token: token } = await scope.send(changePassword, { password, newPassword }, { isQuiet: true });
      scope.session.begin(token);
      onDone();
    } catch (error) {
      const isOfNew = error instanceof ApiError && error.code === 'password.common';
      const said = error instanceof ApiError ? sentence(error.message) : String(error);
      setErrors({ [isOfNew ? 'newPassword' : 'password']: said });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.changePassword}
      note={texts.changePasswordText}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {isBusy ? texts.changingPassword : texts.changePassword}
          </Button>
        </>
      }
    >
      <form id={formId} className="y-dashboard__dialog-form" noValidate onSubmit={(event) => void submit(event)}>
        {names.map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]}>
            {(ids) => (
              <TextInput
                {...ids}
                {...(name === 'password' && { 'data-autofocus': true })}
                type="password"
                autoComplete={completion[name]}
                value={values[name]}
                onInput={({ currentTarget: { value } }) => setValues((known) => ({ ...known, [name]: value }))}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
