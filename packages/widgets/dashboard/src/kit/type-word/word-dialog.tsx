import { addTypeWord, getEquipmentTypes, type TypeRow } from '@yantra/contract/calls';
import { lengths, noticeMs } from '@yantra/domain';
import { useErrorText, useLanguage, useMessages, wordIn } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Field, Select, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../dialogs.tsx';
import { FailedLine } from '../failure.tsx';
import { useRemote } from '../use-remote.ts';
import { messages } from './type-word.messages.ts';

const everything = { includeInactive: true };
const noTypes: readonly TypeRow[] = [];

export interface WordDialogProps {
  /** The searched word. */
  readonly word: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The errors by field; `refused` is the server's. */
type FieldErrors = Readonly<Partial<Record<'word' | 'type' | 'refused', string>>>;

/** Makes a word mean a type: all of its sub types, or one. */
export function WordDialog({ word: typed, onClose, onSaved }: WordDialogProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { remote, reload } = useRemote(getEquipmentTypes, everything);
  const types = (dataOf(remote) ?? noTypes).filter(({ deleted }) => !deleted);
  const { word, setWord, type, setType, kind, setKind, wrong, isBusy, submit } = useWord(typed, types, onSaved);
  const groups = [...new Set(types.map((row) => row.type))].toSorted();
  const kinds = types.filter((row) => row.type === type && row.subType !== '');
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      note={texts.note}
      cancel={texts.cancel}
      act={isBusy ? texts.saving : texts.save}
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__form"
      refusal={wrong.refused}
    >
      <Field label={texts.word} hint={texts.wordHint} error={wrong.word}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={lengths.word}
            spellCheck={false}
            value={word}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
        )}
      </Field>
      {remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      <Field label={texts.type} error={wrong.type}>
        {(ids) => (
          <Select
            {...ids}
            data-autofocus=""
            placeholder={texts.select}
            value={type}
            options={groups.map((group) => ({ value: group, label: wordIn(language, group) }))}
            onChange={({ currentTarget }) => {
              setType(currentTarget.value);
              setKind('');
            }}
          />
        )}
      </Field>
      {kinds.length > 0 && (
        <Field label={texts.kind}>
          {(ids) => (
            <Select
              {...ids}
              placeholder={texts.allKinds}
              value={kind}
              options={kinds.map(({ id, subType }) => ({ value: String(id), label: subType }))}
              onChange={({ currentTarget }) => setKind(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** The form, with saving. */
function useWord(typed: string, types: readonly TypeRow[], onSaved: () => void) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [word, setWord] = useState(typed.slice(0, lengths.word));
  const [type, setType] = useState('');
  const [kind, setKind] = useState('');
  const [wrong, setWrong] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = word.trim();
    const row = types.find(({ id, type: group }) => (kind === '' ? group === type : id === Number(kind)));
    setWrong({ ...(!tidy && { word: texts.wordNeeded }), ...(!row && { type: texts.typeNeeded }) });
    if (!tidy || !row) return;
    setBusy(true);
    try {
      await send(addTypeWord, { equipmentTypeId: row.id, word: tidy, wholeGroup: kind === '' });
      notify({ kind: 'success', text: texts.saved(tidy, type), duration: noticeMs });
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setWrong({ refused: errorText(failure) });
    } finally {
      setBusy(false);
    }
  };
  /* Editing a field clears its error. */
  const clearsError =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setWrong({});
      set(value);
    };
  return {
    word,
    setWord: clearsError(setWord),
    type,
    setType: clearsError(setType),
    kind,
    setKind,
    wrong,
    isBusy,
    submit,
  };
}
