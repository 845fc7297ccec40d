import { type ListingFault, isolated, lengths, listingFaults } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError } from '@yantra/state';
import { Field, Select, TextArea } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../dialogs.tsx';
import { messages } from './faults.messages.ts';

/** Why something is hidden or to be mended. */
export interface Reason {
  readonly fault: ListingFault;
  readonly words: string;
}

interface ReasonDialogProps {
  readonly name: string;
  readonly act: 'hide' | 'mend';
  /** @throws ApiError whose sentence is shown in the dialog */
  readonly onGiven: (reason: Reason) => Promise<void>;
  readonly onClose: () => void;
}

const faultIn = (text: string): ListingFault | undefined => listingFaults.find((one) => one === text);
const focus = (field: HTMLSelectElement | null) => field?.focus();

/** Asks for the reason before a machine or rating is hidden or is to be mended. */
export function ReasonDialog({ name, act, onGiven, onClose }: ReasonDialogProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const [fault, setFault] = useState('');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = faultIn(fault);
    if (given === undefined) return setError(texts.missing);
    setBusy(true);
    try {
      await onGiven({ fault: given, words: words.trim() });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
      setBusy(false);
    }
  };
  const isHiding = act === 'hide';
  return (
    <FormDialog
      title={(isHiding ? texts.hideTitle : texts.mendTitle)(isolated(name))}
      cancel={texts.cancel}
      act={isHiding ? texts.hide : texts.mend}
      variant={isHiding ? 'danger' : 'primary'}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      formClass="y-dashboard__dialog-form"
      refusal={refusal}
    >
      <p>{isHiding ? texts.hideText : texts.mendText}</p>
      <Field label={texts.reason} error={error}>
        {(ids) => (
          <Select
            {...ids}
            ref={focus}
            value={fault}
            placeholder={texts.choose}
            options={listingFaults.map((value) => ({ value, label: texts.faults[value] }))}
            onChange={({ currentTarget }) => {
              setFault(currentTarget.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Field label={texts.words} hint={texts.wordsHint} optional count={`${words.length} / ${lengths.report}`}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={lengths.report}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
