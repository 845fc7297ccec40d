import { giveRight } from '@yantra/contract/calls';
import { formatPhone, leastReason, parsePhone, type StaffRight, staffRights } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Checkbox, Field, TextInput } from '@yantra/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { ReasonField } from './reason-field.tsx';
import { messages } from './team.messages.ts';
import { useRight } from './use-right.ts';

interface GiveDialogProps {
  readonly onClose: () => void;
  readonly onGiven: (right: StaffRight) => void;
}

type Wrong = Readonly<Partial<Record<'phone' | 'right' | 'reason', string>>>;

/** Gives somebody, named by their phone, a right. */
export function GiveDialog({ onClose, onGiven }: GiveDialogProps) {
  const { dialog: texts, rights, does } = useMessages(messages);
  const [phone, setPhone] = useState('');
  const [right, setRight] = useState<StaffRight>();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const { isBusy, refusal, submit } = useRight(giveRight, (given) => onGiven(given.right));
  return (
    <FormDialog
      onClose={onClose}
      title={texts.giveTitle}
      cancel={texts.cancel}
      act={isBusy ? texts.giving : texts.give}
      isBusy={isBusy}
      formClass="y-dashboard__form"
      refusal={refusal}
      onSubmit={async (event) => {
        event.preventDefault();
        const phoneNumber = parsePhone(phone);
        const isSaid = reason.trim().length >= leastReason;
        setWrong({
          ...(phoneNumber === null && { phone: texts.phoneNeeded }),
          ...(right === undefined && { right: texts.rightNeeded }),
          ...(!isSaid && { reason: texts.reasonNeeded }),
        });
        if (phoneNumber === null || right === undefined || !isSaid) return;
        await submit({ phoneNumber, right, reason: reason.trim() });
      }}
    >
      <Field label={texts.phone} hint={texts.phoneHint} error={wrong.phone}>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus=""
            type="tel"
            inputMode="tel"
            maxLength={formatPhone('9000000000').length + 4}
            value={phone}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="y-dashboard__rights">
        <legend>{texts.right}</legend>
        {staffRights.map((one) => (
          <div key={one}>
            <Checkbox
              type="radio"
              name="right"
              label={rights[one]}
              checked={right === one}
              onChange={() => setRight(one)}
            />
            <p className="y-muted">{does[one]}</p>
          </div>
        ))}
        {wrong.right && (
          <p className="y-field__error" role="alert">
            {wrong.right}
          </p>
        )}
      </fieldset>
      <ReasonField value={reason} error={wrong.reason} onChange={setReason} />
    </FormDialog>
  );
}
