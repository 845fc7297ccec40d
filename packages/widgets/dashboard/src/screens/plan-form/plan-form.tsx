import { useSignals } from '@preact/signals-react/runtime';
import { lengths, type PlanPeriod, planPeriodName, planPeriods } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, ButtonLink } from '@yantra/ui';
import { type FormEvent, useId, useMemo, useRef } from 'react';
import { planAddress } from '../../kit/address.ts';
import { TextField, YesField } from '../../kit/form/control.tsx';
import { messages as formMessages } from '../../kit/form/form.messages.ts';
import { Leaving } from '../../kit/form/leaving.tsx';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Notice, Summary } from '../../kit/form/summary.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { messages } from './plan-form.messages.ts';
import type { PlanFormModel } from './plan-form.model.ts';
import { type PlanName, amountText } from './plan.ts';
import { listAddress, usePlanForm } from './use-plan-form.ts';

type Kind = 'add' | 'edit' | 'view';

/** A plan: to see, to change, or a new one. */
export function PlanForm({ kind, ...props }: ScreenProps & { readonly kind: Kind }) {
  const texts = useMessages(messages);
  const model = usePlanForm(kind, props);
  return (
    <>
      <ScreenHead title={texts.titles[kind]} {...(kind === 'edit' && { note: texts.note })}>
        {kind === 'view' && (
          <ButtonLink variant="primary" href={planAddress('edit', Number(props.params['id']))}>
            {texts.edit}
          </ButtonLink>
        )}
      </ScreenHead>
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        <Fields model={model} isReadOnly={kind === 'view'} />
      </WhenLoaded>
      {kind !== 'view' && <Leaving isChanged={model.form.isChanged} isKept={false} />}
    </>
  );
}

const labelsIn = (texts: typeof messages) =>
  Object.fromEntries([
    ['name', texts.name],
    ['displayName', texts.displayName],
    ['equipmentCount', texts.equipmentCount],
    ['active', texts.active],
    ...planPeriods.flatMap((months) => [
      [`price${planPeriodName(months)}`, texts.price(months)],
      [`discount${planPeriodName(months)}`, texts.discount(months)],
    ]),
  ]) as Record<PlanName, string>;

const name = { maxLength: lengths.title, autoComplete: 'off' } as const;
const amount = { inputMode: 'decimal', maxLength: 12, autoComplete: 'off', className: 'y-num' } as const;

interface FieldsProps {
  readonly model: PlanFormModel;
  readonly isReadOnly: boolean;
}

function Fields({ model, isReadOnly }: FieldsProps) {
  const formTexts = useMessages(formMessages);
  const texts = useMessages(messages);
  useSignals();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form } = model;
  const labels = useMemo(() => labelsIn(texts), [texts]);
  const of = (field: PlanName) => ({ name: field, field: form.fields[field], label: labels[field], isReadOnly });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.submit();
  };
  const failure = model.failure.value;
  const isSaving = model.isSaving.value;
  return (
    <form ref={element} className="y-dashboard__form" noValidate onSubmit={submit}>
      <Summary
        title={formTexts.highlighted}
        wrong={form.wrong}
        labels={labels}
        turn={model.turn.value}
        form={element}
      />
      {failure !== undefined && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <section className="y-dashboard__set" aria-labelledby={id}>
        <h2 id={id}>{texts.plan}</h2>
        <TextField {...of('name')} input={name} />
        <TextField {...of('displayName')} optional input={name} hint={texts.displayNameHint} />
        <TextField {...of('equipmentCount')} input={amount} only={amountText} unit={texts.equipmentUnit} />
        <YesField {...of('active')} />
      </section>
      {planPeriods.map((months) => (
        <PriceSet key={months} model={model} months={months} isReadOnly={isReadOnly} />
      ))}
      <div className="y-dashboard__form-foot">
        <ButtonLink href={listAddress}>{isReadOnly ? texts.back : formTexts.cancel}</ButtonLink>
        {!isReadOnly && (
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? formTexts.saving : formTexts.save}
          </Button>
        )}
      </div>
    </form>
  );
}

function PriceSet({ model, months, isReadOnly }: FieldsProps & { readonly months: PlanPeriod }) {
  const texts = useMessages(messages);
  const id = useId();
  const period = planPeriodName(months);
  const { fields } = model.form;
  const final = useMemo(() => model.finalOf(months), [model, months]);
  const shared = { input: amount, only: amountText, isReadOnly };
  return (
    <section className="y-dashboard__set y-dashboard__prices" aria-labelledby={id}>
      <h2 id={id}>{texts.set(months)}</h2>
      <TextField {...shared} name={`price${period}`} field={fields[`price${period}`]} label={texts.price(months)} />
      <TextField
        {...shared}
        name={`discount${period}`}
        field={fields[`discount${period}`]}
        label={texts.discount(months)}
      />
      <TextField name={`finalPrice${period}`} field={final} label={texts.final(months)} isReadOnly />
      {months === 2 && <p className="y-dashboard__wide y-muted">{texts.twoMonths}</p>}
    </section>
  );
}
