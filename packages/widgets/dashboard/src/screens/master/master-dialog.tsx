import { lengths } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError } from '@yantra/state';
import { Checkbox, Field, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { rebased } from '../../kit/rebased.ts';
import {
  type Draft,
  type MasterCalls,
  type MasterList,
  type MasterRow,
  type FieldErrors,
  isConflict,
  isTaken,
} from './master-list.ts';
import { messages } from './master.messages.ts';

export interface MasterDialogProps<Row extends MasterRow> extends Pick<MasterCalls<Row>, 'save' | 'load'> {
  readonly list: MasterList<Row>;
  readonly draft: Draft<Row>;
  /** All that there are. */
  readonly rows: readonly Row[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

/** The form of a row, with saving: errors are shown, and nothing typed is lost. */
function useDraft<Row extends MasterRow>({
  list,
  draft,
  rows,
  save,
  load,
  onSaved,
}: Pick<MasterDialogProps<Row>, 'list' | 'draft' | 'rows' | 'save' | 'load' | 'onSaved'>) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const [before, setBefore] = useState(draft);
  const [row, setRow] = useState(draft);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The edits continue on the newer version; what was typed stays. @returns whether it could be loaded */
  const rebase = async (): Promise<boolean> => {
    const theirs = before.id === undefined ? undefined : await load(before.id).catch(() => undefined);
    if (theirs === undefined) return false;
    setRow(rebased<Draft<Row>>(before, row, theirs));
    setBefore(theirs);
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = list.tidy(row);
    const name = list.requiredNameOf(tidy);
    const taken = isTaken(list, tidy, rows) && { lead: list.texts.taken };
    const found: FieldErrors = { ...taken, ...(!name && { lead: texts.nameNeeded }), ...list.errorsIn?.(tidy) };
    setWrong(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await save(tidy);
      onSaved(name);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // Somebody has added it meanwhile.
      if (isNameTaken(failure)) return setWrong({ lead: list.texts.taken });
      const isLoaded = isConflict(failure) && (await rebase());
      setRefusal(isLoaded ? texts.changed : errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { row, setRow, wrong, isBusy, refusal, submit };
}

const isNameTaken = ({ code }: ApiError): boolean => code === 'category.taken' || code === 'equipmentType.taken';

export function MasterDialog<Row extends MasterRow>({ isOpen, onClose, ...props }: MasterDialogProps<Row>) {
  const texts = useMessages(messages);
  const { texts: listTexts, fields } = props.list;
  const { row, setRow, wrong, isBusy, refusal, submit } = useDraft(props);
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title={props.draft.id === undefined ? listTexts.add : listTexts.edit}
      cancel={texts.cancel}
      act={isBusy ? texts.saving : texts.save}
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__form"
      refusal={refusal}
    >
      {fields({ draft: row, wrong, onChange: setRow })}
      <Checkbox
        label={texts.active}
        checked={row.active}
        onChange={({ currentTarget }) => setRow({ ...row, active: currentTarget.checked })}
      />
    </FormDialog>
  );
}

export interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly wrong: FieldErrors;
  readonly onChange: (value: string) => void;
}

/** The field with the row's name. */
export const NameField = ({ label, value, wrong, onChange }: NameFieldProps) => (
  <Field label={label} error={wrong['lead']}>
    {(ids) => (
      <TextInput
        {...ids}
        data-autofocus=""
        maxLength={lengths.masterData}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
);
