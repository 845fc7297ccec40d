import { useSignals } from '@preact/signals-react/runtime';
import { digitsOf, typedLengths, lengths, type PlanPeriod, planPeriodName, planPeriods } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type FormEvent, useMemo, useRef } from 'react';
import { TextField, CheckboxField } from '../../kit/form/control.tsx';
import { FieldSet, FormFoot } from '../../kit/form/field-set.tsx';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Notice, Summary } from '../../kit/form/summary.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { messages } from './plan-form.messages.ts';
import type { PlanFormModel } from './plan-form.model.ts';
import { type PlanName, amountText } from './plan.ts';
import { listAddress, usePlanForm } from './use-plan-form.ts';

type Kind = 'add' | 'edit';

export function PlanForm({ kind, ...props }: ScreenProps & { readonly kind: Kind }) {
  const texts = useMessages(messages);
  const model = usePlanForm(kind, props);
  return (
    <>
      <ScreenHead title={texts.titles[kind]} {...(kind === 'edit' && { note: texts.note })} />
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        <Fields model={model} />
      </WhenLoaded>
      <LeaveConfirmation isChanged={model.form.isChanged} isKept={false} />
    </>
  );
}

const labelsIn = (texts: typeof messages) =>
  Object.fromEntries([
    ['name', texts.name],
    ['displayName', texts.displayName],
    ['equipmentCount', texts.equipmentCount],
    ['contactCap', texts.contactCap],
    ['smsCap', texts.smsCap],
    ['embedAllowed', texts.embedAllowed],
    ['active', texts.active],
    ...planPeriods.flatMap((months) => [
      [`price${planPeriodName(months)}`, texts.price(months)],
      [`discount${planPeriodName(months)}`, texts.discount(months)],
    ]),
  ]) as Record<PlanName, string>;

const name = { maxLength: lengths.title, autoComplete: 'off' } as const;
const amount = {
  inputMode: 'decimal',
  maxLength: typedLengths.number,
  autoComplete: 'off',
  className: 'y-num',
} as const;

const whole = { ...amount, inputMode: 'numeric' } as const;

interface FieldsProps {
  readonly model: PlanFormModel;
}

function Fields({ model }: FieldsProps) {
  const texts = useMessages(messages);
  useSignals();
  const element = useRef<HTMLFormElement>(null);
  const { form } = model;
  const labels = useMemo(() => labelsIn(texts), [texts]);
  const of = (field: PlanName) => ({ name: field, field: form.fields[field], label: labels[field] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.submit();
  };
  const failure = model.failure.value;
  return (
    <form ref={element} className="y-dashboard__form" noValidate onSubmit={submit}>
      <Summary wrong={form.wrong} labels={labels} failedSubmits={model.failedSubmits.value} form={element} />
      {failure !== undefined && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <FieldSet title={texts.plan}>
        <TextField {...of('name')} input={name} />
        <TextField {...of('displayName')} optional input={name} hint={texts.displayNameHint} />
        <TextField {...of('equipmentCount')} input={amount} only={amountText} unit={texts.equipmentUnit} />
        <TextField {...of('contactCap')} optional input={whole} only={digitsOf} hint={texts.capHint} />
        <TextField {...of('smsCap')} optional input={whole} only={digitsOf} hint={texts.capHint} />
        <CheckboxField {...of('embedAllowed')} />
        <CheckboxField {...of('active')} />
      </FieldSet>
      {planPeriods.map((months) => (
        <PriceSet key={months} model={model} months={months} />
      ))}
      <FormFoot backHref={listAddress} back={texts.back} isReadOnly={false} isSaving={model.isSaving.value} />
    </form>
  );
}

function PriceSet({ model, months }: FieldsProps & { readonly months: PlanPeriod }) {
  const texts = useMessages(messages);
  const period = planPeriodName(months);
  const { fields } = model.form;
  const final = useMemo(() => model.finalOf(months), [model, months]);
  const shared = { input: amount, only: amountText };
  return (
    <FieldSet title={texts.set(months)} className="y-dashboard__prices">
      <TextField {...shared} name={`price${period}`} field={fields[`price${period}`]} label={texts.price(months)} />
      <TextField
        {...shared}
        name={`discount${period}`}
        field={fields[`discount${period}`]}
        label={texts.discount(months)}
      />
      <TextField name={`finalPrice${period}`} field={final} label={texts.final(months)} isReadOnly />
      {months === 2 && <p className="y-dashboard__wide y-muted">{texts.twoMonths}</p>}
    </FieldSet>
  );
}
