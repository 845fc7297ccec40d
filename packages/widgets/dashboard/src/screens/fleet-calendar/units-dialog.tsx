import { setUnits } from '@yantra/contract/calls';
import { availabilityLimits, isolated, latinDigits, noticeMs } from '@yantra/domain';
import { useErrorText } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Field, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { FormDialog } from '../../kit/dialogs.tsx';
import { Link } from '../../kit/link.tsx';
import type { DayTexts } from './day-texts.ts';
import type { Machine } from './fleet.model.ts';

interface UnitsDialogProps {
  readonly machine: Machine;
  readonly texts: DayTexts;
  readonly onSaved: (saved: Pick<Machine, 'units' | 'bufferDays'>) => void;
  readonly onClose: () => void;
}

/* A whole number within limits; undefined if it is none. */
function wholeIn(text: string, least: number, most: number): number | undefined {
  const digits = latinDigits(text).trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= least && value <= most ? value : undefined;
}

/** How many of the same there are, and how long bringing one back takes. */
export function UnitsDialog({ machine, texts: { fleet }, onSaved, onClose }: UnitsDialogProps) {
  const texts = fleet.units;
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [units, setUnitsText] = useState(String(machine.units));
  const [buffer, setBuffer] = useState(String(machine.bufferDays));
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const wanted = {
    units: wholeIn(units, 1, availabilityLimits.units),
    bufferDays: wholeIn(buffer, 0, availabilityLimits.bufferDays),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (wanted.units === undefined || wanted.bufferDays === undefined) return;
    setBusy(true);
    try {
      onSaved(await send(setUnits, { equipmentId: machine.id, units: wanted.units, bufferDays: wanted.bufferDays }));
      notify({ kind: 'success', text: texts.saved(isolated(machine.name)), duration: noticeMs });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(errorText(error));
      setBusy(false);
    }
  };
  const wrong = {
    units: wanted.units === undefined ? texts.wrongUnits(availabilityLimits.units) : undefined,
    buffer: wanted.bufferDays === undefined ? texts.wrongBuffer(availabilityLimits.bufferDays) : undefined,
  };
  return (
    <FormDialog
      title={texts.title(isolated(machine.name))}
      note={texts.note}
      onClose={onClose}
      cancel={fleet.form.cancel}
      act={fleet.form.save}
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__fleet-form"
      refusal={refusal}
    >
      <Field label={texts.units} error={isTold ? wrong.units : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            data-autofocus=""
            value={units}
            onChange={({ target }) => setUnitsText(target.value)}
          />
        )}
      </Field>
      <Field label={texts.buffer} hint={texts.bufferHint} error={isTold ? wrong.buffer : undefined}>
        {(ids) => (
          <TextInput {...ids} inputMode="numeric" value={buffer} onChange={({ target }) => setBuffer(target.value)} />
        )}
      </Field>
      <p>
        <Link className="y-link" href={addressOf(`/equipments-list/view/${encodeURIComponent(machine.id)}`)}>
          {texts.page}
        </Link>
      </p>
    </FormDialog>
  );
}
