import { getPayer, getSubscriptions, type OutputOf } from '@yantra/contract/calls';
import { formatRupees, inputLengths, parsePhone, phoneDigits, type PlanPeriod } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, Field, Select, TextInput } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { FieldSet } from '../../kit/form/field-set.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { isSold, periodsOf, priceFor } from '../../kit/plans/periods.ts';
import { messages as planMessages } from '../../kit/plans/plans.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { messages } from './transfer.messages.ts';
import { type TransferModel, useTransfer } from './use-transfer.ts';

/** Enters a plan that was paid by bank transfer. */
export function Screen({ navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getSubscriptions, {});
  const plans = dataOf(remote);
  const model = useTransfer(plans ?? [], navigate);
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note} />
      {plans === undefined ? (
        <Waiting remote={remote} reload={reload} label={texts.saving} />
      ) : (
        <form className="y-dashboard__transfer" noValidate onSubmit={(event) => void model.submit(event)}>
          <Payer model={model} />
          {model.payer && (
            <>
              <What model={model} />
              <Proof model={model} />
              {model.refusal && (
                <p role="alert" className="y-dashboard__alert">
                  {model.refusal}
                </p>
              )}
              <div className="y-dashboard__form-foot">
                <LinkButton href={addressOf('/admin-payments')}>{texts.cancel}</LinkButton>
                <Button type="submit" variant="primary" busy={model.isBusy}>
                  {model.isBusy ? texts.saving : texts.save}
                </Button>
              </div>
            </>
          )}
        </form>
      )}
    </>
  );
}

interface PartProps {
  readonly model: TransferModel;
}

/** By the phone, whole: who enters payments does not look through people. */
function Payer({ model: { payer, setPayer } }: PartProps) {
  const texts = useMessages(messages);
  const { send } = useScope();
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    const digits = parsePhone(phone);
    setPayer(undefined);
    setError(digits === null ? texts.phoneWrong : undefined);
    if (digits === null) return;
    setBusy(true);
    try {
      setPayer(await send(getPayer, { phone: digits }));
    } catch {
      // The scope has shown why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldSet title={texts.payer}>
      <Field label={texts.phone} error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            prefix="+91"
            type="tel"
            autoComplete="off"
            value={phone}
            onChange={({ currentTarget }) => setPhone(phoneDigits(currentTarget.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void find();
            }}
            action={
              <button type="button" disabled={isBusy} onClick={() => void find()}>
                {isBusy ? texts.finding : texts.find}
              </button>
            }
          />
        )}
      </Field>
      <p role="status" className="y-dashboard__payer">
        {payer && <b>{texts.found(payer.fullName, payer.organization)}</b>}
      </p>
    </FieldSet>
  );
}

function What({ model }: PartProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(planMessages);
  const dateTexts = useMessages(dates);
  const { plans, plan, draft, change, wrong, payer } = model;
  const price = plan && priceFor(plan, draft.months);
  return (
    <FieldSet title={texts.what}>
      <Field label={texts.plan} error={wrong?.plan ? texts.planWrong : undefined}>
        {(ids) => (
          <Select
            {...ids}
            placeholder={texts.choosePlan}
            options={plans
              .filter(({ active }) => active)
              .map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
            value={draft.planId}
            onChange={({ currentTarget }) => change({ planId: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={texts.period}>
        {(ids) => (
          <Select
            {...ids}
            options={periodsOf(plans).map((months) => ({ value: String(months), label: planTexts.period(months) }))}
            value={String(draft.months)}
            onChange={({ currentTarget }) => change({ months: Number(currentTarget.value) as PlanPeriod })}
          />
        )}
      </Field>
      <Field label={texts.price} hint={texts.priceHint} error={price && !isSold(price) ? texts.notSold : undefined}>
        {(ids) => (
          <output {...ids} className="y-num">
            {price && isSold(price) ? formatRupees(price.finalPrice, 2) : '—'}
          </output>
        )}
      </Field>
      {payer !== undefined && payer.purchases.length > 0 && (
        <Field label={texts.begins}>
          {(ids) => (
            <Select
              {...ids}
              options={[{ value: '', label: texts.now }, ...payer.purchases.map(renewalIn(texts, dateTexts))]}
              value={draft.renewalOf}
              onChange={({ currentTarget }) => change({ renewalOf: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </FieldSet>
  );
}

type Purchase = OutputOf<typeof getPayer>['purchases'][number];
const renewalIn =
  (texts: typeof messages, dateTexts: typeof dates) =>
  ({ id, displayName, endDate }: Purchase) => ({
    value: id,
    label: texts.after(displayName, dayText(endDate, dateTexts)),
  });

function Proof({ model: { draft, change, wrong, today } }: PartProps) {
  const texts = useMessages(messages);
  return (
    <FieldSet title={texts.proof}>
      <Field
        label={texts.reference}
        hint={texts.referenceHint}
        error={wrong?.reference ? texts.referenceWrong : undefined}
      >
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="off"
            maxLength={inputLengths.transferReference}
            value={draft.reference}
            onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={texts.day} error={wrong?.day ? texts.dayWrong : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            type="date"
            max={today}
            value={draft.day}
            onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          />
        )}
      </Field>
    </FieldSet>
  );
}
