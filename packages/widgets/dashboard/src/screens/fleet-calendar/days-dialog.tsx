import { type DaySpan, availabilityLimits, dayAfter } from '@yantra/domain';
import { Button, Field, Select, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import type { DayTexts } from './day-texts.ts';
import { type Commitment, type Machine, lastDay } from './fleet.model.ts';
import type { Changes, OwnKind } from './use-changes.ts';

/** Days to be taken, or those of an entry to be changed. */
export type DaysWish =
  | { readonly kind: OwnKind; readonly machineId: string | undefined; readonly span: DaySpan }
  | { readonly kind: 'change'; readonly machineId: string; readonly one: Commitment };

interface DaysDialogProps {
  readonly wish: DaysWish;
  readonly machines: readonly Machine[];
  readonly texts: DayTexts;
  readonly changes: Changes;
  readonly onClose: () => void;
  /** Frees the days of what is changed. */
  readonly onFree: (machine: Machine, one: Commitment) => void;
}

/** The same as dragging, by fields: for every pointer, and for days that are not on screen. */
export function DaysDialog({ wish, machines, texts: { fleet }, changes, onClose, onFree }: DaysDialogProps) {
  const { form } = fleet;
  const span = wish.kind === 'change' ? wish.one : wish.span;
  const [machineId, setMachineId] = useState(wish.machineId ?? machines[0]?.id ?? '');
  const [from, setFrom] = useState(span.from);
  const [last, setLast] = useState(lastDay(span) ?? '');
  const [words, setWords] = useState(wish.kind === 'change' ? wish.one.words : '');
  const [isTold, setTold] = useState(false);
  const wrong = {
    from: from === '' ? form.needFirst : undefined,
    last: last !== '' && last < from ? form.order : undefined,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const machine = machines.find(({ id }) => id === machineId);
    if (!machine || wrong.from || wrong.last) return;
    const days: DaySpan = { from, ...(last !== '' && { until: dayAfter(last, 1) }) };
    const isDone =
      wish.kind === 'change'
        ? changes.change(machine, wish.one, days, words.trim())
        : changes.add(machine, wish.kind, days, words.trim());
    if (await isDone) onClose();
  };
  return (
    <FormDialog
      title={form[wish.kind]}
      onClose={() => {
        changes.forgetRefusal();
        onClose();
      }}
      cancel={form.cancel}
      act={form.save}
      isBusy={changes.isBusy}
      onSubmit={submit}
      formClass="y-dashboard__fleet-form"
      refusal={changes.refusal?.text}
    >
      <Field label={form.machine}>
        {(ids) => (
          <Select
            {...ids}
            value={machineId}
            disabled={wish.kind === 'change'}
            options={machines.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setMachineId(target.value)}
          />
        )}
      </Field>
      <Ends from={from} last={last} wrong={isTold ? wrong : {}} texts={form} onFrom={setFrom} onLast={setLast} />
      <Field label={form.words} hint={form.wordsHint} optional>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={availabilityLimits.words}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {wish.kind === 'change' && (
        <Button
          onClick={() => {
            const machine = machines.find(({ id }) => id === machineId);
            onClose();
            if (machine) onFree(machine, wish.one);
          }}
        >
          {fleet.freeDays}
        </Button>
      )}
    </FormDialog>
  );
}

interface EndsProps {
  readonly from: string;
  readonly last: string;
  readonly wrong: { readonly from?: string | undefined; readonly last?: string | undefined };
  readonly texts: DayTexts['fleet']['form'];
  readonly onFrom: (day: string) => void;
  readonly onLast: (day: string) => void;
}

/** The first and the last day. */
const Ends = ({ from, last, wrong, texts, onFrom, onLast }: EndsProps) => (
  <div>
    <Field label={texts.first} error={wrong.from}>
      {(ids) => <TextInput {...ids} type="date" value={from} onChange={({ target }) => onFrom(target.value)} />}
    </Field>
    <Field label={texts.last} hint={texts.lastHint} error={wrong.last}>
      {(ids) => (
        <TextInput {...ids} type="date" min={from} value={last} onChange={({ target }) => onLast(target.value)} />
      )}
    </Field>
  </div>
);
