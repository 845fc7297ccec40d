import { addAnnouncement, updateAnnouncement } from '@yantra/contract/calls';
import { lengths } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { type City, cityLabel } from '@yantra/places';
import { ApiError, useScope } from '@yantra/state';
import { Field, Select, TextInput } from '@yantra/ui';
import { type FormEvent, type HTMLAttributes, memo, useId, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { type AnnouncementDraft, checkedDraft, type DraftErrors } from './announcement.ts';
import { messages } from './announcements.messages.ts';

interface AnnouncementDialogProps {
  readonly draft: AnnouncementDraft;
  readonly cities: readonly City[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form of an announcement. What was typed stays when it is refused. */
export function AnnouncementDialog({ draft: given, cities, onSaved, onClose }: AnnouncementDialogProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send } = useScope();
  const [draft, setDraft] = useState(given);
  const [wrong, setWrong] = useState<DraftErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkedDraft(draft, cities, texts);
    setWrong('wrong' in checked ? checked.wrong : {});
    setRefusal(undefined);
    if ('wrong' in checked || isBusy) return;
    setBusy(true);
    try {
      const { id, version } = draft;
      await (id === undefined
        ? send(addAnnouncement, checked.input)
        : send(updateAnnouncement, { ...checked.input, id, version }));
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={given.id === undefined ? texts.add : texts.edit}
      cancel={texts.cancel}
      act={isBusy ? texts.saving : texts.save}
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__form"
      refusal={refusal}
    >
      <Fields draft={draft} wrong={wrong} cities={cities} onChange={(some) => setDraft({ ...draft, ...some })} />
    </FormDialog>
  );
}

/** Drawn once, not with each letter that is typed. */
const CityList = memo(function CityList({ id, cities }: { readonly id: string; readonly cities: readonly City[] }) {
  return (
    <datalist id={id}>
      {cities.map((city) => (
        <option key={city.id}>{cityLabel(city)}</option>
      ))}
    </datalist>
  );
});

interface FieldsProps {
  readonly draft: AnnouncementDraft;
  readonly wrong: DraftErrors;
  readonly cities: readonly City[];
  readonly onChange: (some: Partial<AnnouncementDraft>) => void;
}

function Fields({ draft, wrong, cities, onChange }: FieldsProps) {
  const texts = useMessages(messages);
  const cityList = useId();
  const change = (name: 'text' | 'textHi' | 'textMr' | 'link' | 'city' | 'startsAt' | 'endsAt') => ({
    value: draft[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => onChange({ [name]: currentTarget.value }),
  });
  const written: HTMLAttributes<HTMLInputElement> & { readonly maxLength: number } = {
    maxLength: lengths.announcement,
  };
  return (
    <>
      <Field label={texts.text} hint={texts.textHint} error={wrong.text}>
        {(ids) => <TextInput {...ids} {...written} data-autofocus="" {...change('text')} />}
      </Field>
      <Field label={texts.textHi} optional>
        {(ids) => <TextInput {...ids} {...written} lang="hi" {...change('textHi')} />}
      </Field>
      <Field label={texts.textMr} optional>
        {(ids) => <TextInput {...ids} {...written} lang="mr" {...change('textMr')} />}
      </Field>
      <Field label={texts.link} hint={texts.linkHint} error={wrong.link} optional>
        {(ids) => <TextInput {...ids} maxLength={lengths.sitePath} spellCheck={false} {...change('link')} />}
      </Field>
      <Field label={texts.audience}>
        {(ids) => (
          <Select
            {...ids}
            value={draft.audience}
            options={(['all', 'suppliers', 'city'] as const).map((value) => ({ value, label: texts.audiences[value] }))}
            onChange={({ currentTarget }) =>
              onChange({ audience: currentTarget.value as AnnouncementDraft['audience'] })
            }
          />
        )}
      </Field>
      {draft.audience === 'city' && (
        <Field label={texts.city} hint={texts.cityHint} error={wrong.city}>
          {(ids) => (
            <>
              <TextInput {...ids} maxLength={lengths.place} list={cityList} autoComplete="off" {...change('city')} />
              <CityList id={cityList} cities={cities} />
            </>
          )}
        </Field>
      )}
      <div className="y-dashboard__from-to">
        <Field label={texts.startsAt} hint={texts.time} error={wrong.startsAt}>
          {(ids) => <TextInput {...ids} type="datetime-local" {...change('startsAt')} />}
        </Field>
        <Field label={texts.endsAt} hint={texts.time} error={wrong.endsAt}>
          {(ids) => <TextInput {...ids} type="datetime-local" {...change('endsAt')} />}
        </Field>
      </div>
    </>
  );
}
