import { changePassword } from '@yantra/contract/calls';
import { brokenPasswordRules } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { isConnectionOrServerError } from '../../kit/refusal.ts';
import { messages } from './settings.messages.ts';

type Name = 'password' | 'newPassword' | 'again';
const completion = { password: 'current-password', newPassword: 'new-password', again: 'new-password' } as const;
const names = Object.keys(completion) as Name[];
const nothing: Readonly<Record<Name, string>> = { password: '', newPassword: '', again: '' };

/** Changes the password; this browser stays logged in, all others are logged out. */
export function NewPasswordDialog({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const scope = useScope();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [refusal, setRefusal] = useState<string>();
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
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { password, newPassword } = values;
      const { access_token: token } = await scope.send(changePassword, { password, newPassword });
      scope.session.begin(token);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isConnectionOrServerError(error)) setRefusal(errorText(error));
      else setErrors({ [error.code === 'password.common' ? 'newPassword' : 'password']: errorText(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title={texts.changePassword}
      note={texts.changePasswordText}
      cancel={texts.cancel}
      act={isBusy ? texts.changingPassword : texts.changePassword}
      isBusy={isBusy}
      onSubmit={submit}
      refusal={refusal}
      formClass="y-dashboard__dialog-form"
    >
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
    </FormDialog>
  );
}
