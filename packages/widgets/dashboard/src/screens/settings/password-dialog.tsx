import { useErrorText, useMessages } from '@yantra/language';
import { ApiError } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { isConnectionOrServerError } from '../../kit/refusal.ts';
import { messages } from './settings.messages.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly busy: string;
  readonly isDanger?: boolean;
  /** A word that must be typed as well. */
  readonly word?: string;
  /** @throws {ApiError} */
  readonly act: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before an action that nobody else at the device may take. */
export function PasswordDialog({ title, text, button, busy, isDanger, word, act, onClose }: PasswordDialogProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<{ password?: string; word?: string; refusal?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = {
      ...(!password && { password: texts.passwordMissing }),
      ...(word !== undefined && typed.trim() !== word && { word: texts.confirmWrong }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await act(password);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ [isConnectionOrServerError(error) ? 'refusal' : 'password']: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      note={text}
      cancel={texts.cancel}
      act={isBusy ? busy : button}
      variant={isDanger ? 'danger' : 'primary'}
      isBusy={isBusy}
      onSubmit={submit}
      refusal={errors.refusal}
      formClass="y-dashboard__dialog-form"
    >
      <Field label={texts.password} error={errors.password}>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus
            type="password"
            autoComplete="current-password"
            value={password}
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
      </Field>
      {word !== undefined && (
        <Field label={texts.confirm} error={errors.word}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              autoCapitalize="characters"
              value={typed}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
