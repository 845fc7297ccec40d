import { useErrorText, useMessages } from '@yantra/language';
import { ApiError } from '@yantra/state';
import { Field, Select } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import type { MasterList, MasterRow } from './master-list.ts';
import { messages } from './master.messages.ts';

export interface MergeDialogProps<Row extends MasterRow> {
  readonly list: MasterList<Row>;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly machines: number;
  /** Returns how many machines moved. @throws {ApiError} */
  readonly merge: (row: Row, into: number) => Promise<{ readonly machines: number }>;
  readonly onMerged: (into: Row, machines: number) => void;
  readonly onClose: () => void;
}

/** Asks which row another becomes part of. */
export function MergeDialog<Row extends MasterRow>({
  list,
  row,
  rows,
  machines,
  merge,
  onMerged,
  onClose,
}: MergeDialogProps<Row>) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const [into, setInto] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = list.nameOf(row);
  const others = rows.filter(({ id }) => id !== row.id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const other = others.find(({ id }) => String(id) === into);
    setWrong(other === undefined ? texts.mergeNeeded : undefined);
    setRefusal(undefined);
    if (other === undefined || isBusy) return;
    setBusy(true);
    try {
      onMerged(other, (await merge(row, other.id)).machines);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={texts.mergeTitle(name)}
      cancel={texts.cancel}
      act={isBusy ? texts.merging : texts.mergeAct}
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__form"
      refusal={refusal}
    >
      <p>{texts.mergeNote(name, machines)}</p>
      <Field label={texts.mergeInto} error={wrong}>
        {(ids) => (
          <Select
            {...ids}
            data-autofocus=""
            value={into}
            placeholder={texts.chooseRow}
            options={others.map((one) => ({ value: String(one.id), label: list.nameOf(one) }))}
            onChange={({ currentTarget }) => setInto(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
