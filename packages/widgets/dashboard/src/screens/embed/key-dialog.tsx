import { type PartnerKey, addPartnerKey, updatePartnerKey } from '@yantra/contract/calls';
import { partnerOrigin } from '@yantra/domain';
import { ApiError, useScope } from '@yantra/state';
import { Button, Dialog, Field, TextArea, TextInput } from '@yantra/ui';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './embed.messages.ts';

interface KeyDialogProps {
  /** The key to change; a new one without it. */
  readonly of?: PartnerKey | undefined;
  readonly onClose: () => void;
  /** It is stored. */
  readonly onDone: () => void;
}

interface Errors {
  readonly name?: string | undefined;
  readonly origins?: string | undefined;
}

const noticeMs = 4000;
const mostOrigins = 10;

/** One address a line. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function faultsOf(name: string, lines: readonly string[]): Errors {
  const wrong = lines.find((line) => partnerOrigin(line) === undefined);
  const origins =
    (lines.length === 0 && messages.originsMissing) ||
    (lines.length > mostOrigins && messages.originsMany) ||
    (wrong !== undefined && messages.originWrong(wrong)) ||
    undefined;
  return { name: name.trim() === '' ? messages.nameMissing : undefined, origins };
}

/** The server has said no: beside the field it is about, or else beside the first. */
function errorsFrom(error: unknown): Errors {
  const fields = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  const origins = fields.find(([field]) => field.startsWith('origins'))?.[1];
  const name = fields.find(([field]) => field === 'name')?.[1];
  return origins || name ? { name, origins } : { name: error instanceof Error ? error.message : String(error) };
}

/** Asks for a website's name and addresses. */
export function KeyDialog({ of, onClose, onDone }: KeyDialogProps) {
  const scope = useScope();
  const formId = useId();
  const [name, setName] = useState(of?.name ?? '');
  const [origins, setOrigins] = useState(of?.origins.join('\n') ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const lines = linesOf(origins);
    const found = faultsOf(name, lines);
    setErrors(found);
    if (found.name ?? found.origins) return;
    setBusy(true);
    try {
      const facts = { name: name.trim(), origins: lines };
      const quiet = { isQuiet: true } as const;
      if (of) await scope.send(updatePartnerKey, { id: of.id, ...facts }, quiet);
      else await scope.send(addPartnerKey, facts, quiet);
      scope.notify({ kind: 'success', text: of ? messages.saved : messages.made, duration: noticeMs });
      onDone();
    } catch (error) {
      setErrors(errorsFrom(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={of ? messages.editTitle : messages.addTitle}
      note={messages.keysNote}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {isBusy ? messages.saving : messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="y-dashboard__dialog-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={messages.name} hint={messages.nameHint} error={errors.name}>
          {(ids) => (
            <TextInput
              {...ids}
              data-autofocus
              autoComplete="off"
              maxLength={60}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Field label={messages.origins} hint={messages.originsHint} error={errors.origins}>
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
      </form>
    </Dialog>
  );
}
