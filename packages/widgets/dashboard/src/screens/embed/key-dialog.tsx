import { type PartnerKey, addPartnerKey, updatePartnerKey } from '@yantra/contract/calls';
import { limits, lengths, noticeMs, partnerOrigin } from '@yantra/domain';
import { type Language, failureIn, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Field, TextArea, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { messages } from './embed.messages.ts';

interface KeyDialogProps {
  /** The key to change; without it, a new one is created. */
  readonly of?: PartnerKey | undefined;
  readonly onClose: () => void;
  /** Called after saving. */
  readonly onDone: () => void;
}

interface Errors {
  /** An error that concerns no single field. */
  readonly refusal?: string | undefined;
  readonly name?: string | undefined;
  readonly origins?: string | undefined;
}

/** One address per line. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function fieldErrorsOf(name: string, lines: readonly string[], texts: typeof messages): Errors {
  const wrong = lines.find((line) => partnerOrigin(line) === undefined);
  const origins =
    (lines.length === 0 && texts.originsMissing) ||
    (lines.length > limits.originsOfKey && texts.originsMany) ||
    (wrong !== undefined && texts.originWrong(wrong)) ||
    undefined;
  return { name: name.trim() === '' ? texts.nameMissing : undefined, origins };
}

/** The server's errors, beside their fields or above all. */
function errorsFrom(error: unknown, language: Language | undefined): Errors {
  const { message, errors = {} } = failureIn(language, error instanceof Error ? error : { message: String(error) });
  const fields = Object.entries(errors);
  const origins = fields.find(([field]) => field.startsWith('origins'))?.[1];
  const name = fields.find(([field]) => field === 'name')?.[1];
  return origins || name ? { name, origins } : { refusal: message };
}

export function KeyDialog({ of, onClose, onDone }: KeyDialogProps) {
  const texts = useMessages(messages);
  const scope = useScope();
  const [name, setName] = useState(of?.name ?? '');
  const [origins, setOrigins] = useState(of?.origins.join('\n') ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const lines = linesOf(origins);
    const found = fieldErrorsOf(name, lines, texts);
    setErrors(found);
    if (found.name ?? found.origins) return;
    setBusy(true);
    try {
      const facts = { name: name.trim(), origins: lines };
      if (of) await scope.send(updatePartnerKey, { id: of.id, ...facts });
      else await scope.send(addPartnerKey, facts);
      scope.notify({ kind: 'success', text: of ? texts.saved : texts.made, duration: noticeMs });
      onDone();
    } catch (error) {
      setErrors(errorsFrom(error, scope.language));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={of ? texts.editTitle : texts.addTitle}
      note={texts.keysNote}
      cancel={texts.cancel}
      act={isBusy ? texts.saving : texts.save}
      isBusy={isBusy}
      onSubmit={submit}
      refusal={errors.refusal}
      formClass="y-dashboard__dialog-form"
    >
      <Field label={texts.name} hint={texts.nameHint} error={errors.name}>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus
            autoComplete="off"
            maxLength={lengths.title}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={texts.origins} hint={texts.originsHint} error={errors.origins}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={origins}
            onInput={({ currentTarget }) => setOrigins(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
