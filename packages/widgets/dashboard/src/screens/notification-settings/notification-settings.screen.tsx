import { signal } from '@preact/signals-react';
import { getChoices, type NotificationChoices, setChoices } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useErrorText, useLanguage, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Button, Field, Glyph, Select } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { Failure } from '../../kit/failure.tsx';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { changesIn, type Draft, draftOf } from './choices.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { messages } from './notification-settings.messages.ts';
import { WaysTable } from './ways-table.tsx';

/** Which events reach a person by which ways, and when not. */
export function Screen() {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const language = useLanguage();
  const { remote, reload } = useRemote(getChoices, language ? { locale: language.locale } : {});
  const choices = dataOf(remote);
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note} />
      {choices && <Form key={JSON.stringify(choices)} choices={choices} onSaved={reload} />}
      {!choices && remote.status === 'failed' && (
        <Failure title={texts.failed(errorText(remote.error))} text="" retry={texts.retry} onRetry={reload} />
      )}
      {!choices && remote.status !== 'failed' && <p role="status">{texts.loading}</p>}
    </>
  );
}

/** Whether something was changed and not saved, for the warning. */
function createUnsaved() {
  const isChanged = signal(false);
  return { isChanged, set: (value: boolean): void => void (isChanged.value = value) };
}

interface FormProps {
  readonly choices: NotificationChoices;
  readonly onSaved: () => void;
}

function Form({ choices, onSaved }: FormProps) {
  const texts = useMessages(messages);
  const scope = useScope();
  const before = draftOf(choices);
  const [draft, setDraft] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [unsaved] = useState(createUnsaved);
  const changes = changesIn(before, draft);
  useEffect(() => unsaved.set(changes !== undefined), [unsaved, changes]);
  const change = (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part }));
  const save = async () => {
    if (isBusy || !changes) return;
    setBusy(true);
    try {
      await scope.send(setChoices, changes);
      unsaved.set(false);
      scope.notify({ kind: 'success', text: texts.saved, duration: noticeMs });
      onSaved();
    } catch (error) {
      // The scope tells of it; what was chosen stays.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className="y-reach">
        <QuietHours draft={draft} onChange={change} />
        <section className="y-reach__card">
          <WaysTable
            choices={choices}
            draft={draft}
            onChange={(key, isOn) => setDraft((known) => ({ ...known, isOn: { ...known.isOn, [key]: isOn } }))}
          />
          <DeviceSwitch />
        </section>
      </div>
      <div className="y-dashboard__form-foot">
        <span>{texts.unsaved}</span>
        <Button variant="quiet" onClick={() => setDraft(before)}>
          {texts.cancel}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </div>
      <LeaveConfirmation isChanged={unsaved.isChanged} isKept={false} />
    </>
  );
}

const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10';
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/* Each by its own name. */
const spoken = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'mr', label: 'मराठी' },
];

interface QuietHoursProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function QuietHours({ draft, onChange }: QuietHoursProps) {
  const texts = useMessages(messages);
  return (
    <section className="y-reach__card y-reach__quiet">
      <div className="y-reach__say">
        <i>
          <Glyph d={moon} />
        </i>
        <div>
          <h2>{texts.quiet}</h2>
          <p>{texts.quietNote}</p>
        </div>
      </div>
      <div className="y-reach__hours">
        {(['quietFrom', 'quietTo'] as const).map((end) => (
          <Field key={end} label={end === 'quietFrom' ? texts.from : texts.to}>
            {(ids) => (
              <Select
                {...ids}
                options={hours}
                value={draft[end]}
                onChange={({ currentTarget: { value } }) => onChange({ [end]: Number(value) })}
              />
            )}
          </Field>
        ))}
        <Field label={texts.language}>
          {(ids) => (
            <Select
              {...ids}
              options={spoken}
              value={draft.language}
              onChange={({ currentTarget: { value } }) => onChange({ language: value as Draft['language'] })}
            />
          )}
        </Field>
      </div>
    </section>
  );
}
