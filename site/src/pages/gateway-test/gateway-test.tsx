import { useSignals } from '@preact/signals-react/runtime';
import { type Plan, type StartPaymentInput, getOwnerEquipments, getSubscriptions } from '@yantra/contract/calls';
import { formatRupees, planPeriodName, planPeriods } from '@yantra/domain';
import { dataOf, useScope, useUser } from '@yantra/state';
import { Button, ButtonLink, Field, Select } from '@yantra/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { usePayments } from '../../gateway-mode.tsx';
import { messages } from './gateway-test.messages.ts';
import { useGatewayTest } from './use-gateway-test.ts';
import './gateway-test.css';

/**
 * `/cashfree-payment-gateway`: creates an order, pays it through the gateway's own window and verifies it, step by step,
 * showing each raw answer.
 */
export function GatewayTest() {
  const user = useUser();
  const mode = usePayments()?.mode;
  return (
    <div className="wrap section gateway-test">
      <h1>{messages.heading}</h1>
      <p>{messages.text}</p>
      {mode !== undefined && mode !== 'production' && <p role="note">{`TEST: ${messages.modes[mode]}`}</p>}
      {user && user.role !== 'admin' ? (
        <Steps />
      ) : (
        <>
          <p>{messages.logInFirst}</p>
          <ButtonLink href="/log-in">{messages.logIn}</ButtonLink>
        </>
      )}
    </div>
  );
}

function Steps() {
  const { session, answers, isBusy, create, pay, verify, purchase } = useGatewayTest();
  return (
    <>
      <OrderForm isBusy={isBusy} onCreate={create} />
      <div className="gateway-test__steps">
        <Button variant="primary" disabled={isBusy || !session} onClick={() => session && void pay(session)}>
          {messages.steps.pay}
        </Button>
        <Button disabled={isBusy || !session} onClick={() => void verify()}>
          {messages.steps.verify}
        </Button>
        <Button disabled={isBusy || !session} onClick={() => void purchase()}>
          {messages.steps.purchase}
        </Button>
      </div>
      {session && <p className="y-num">{`${messages.fields.order}: ${session.order_id}`}</p>}
      <section className="gateway-test__answers" aria-label={messages.answers} aria-live="polite">
        {answers.length === 0 && <p>{messages.nothing}</p>}
        {answers.map(({ step, sentence, raw }, index) => (
          <article key={answers.length - index}>
            <h2>{step}</h2>
            <p>{sentence}</p>
            <pre>{raw}</pre>
          </article>
        ))}
      </section>
    </>
  );
}

interface OrderFormProps {
  readonly isBusy: boolean;
  readonly onCreate: (input: StartPaymentInput) => Promise<void>;
}

function OrderForm({ isBusy, onCreate }: OrderFormProps) {
  useSignals();
  const scope = useScope();
  const sold = useMemo(() => scope.resource(getSubscriptions, () => ({})), [scope]);
  const ownMachines = useMemo(() => scope.resource(getOwnerEquipments, () => ({ page: 1, pageSize: 100 })), [scope]);
  const plans = dataOf(sold.remote.value) ?? [];
  const machines = dataOf(ownMachines.remote.value)?.data ?? [];
  const [chosen, choose] = useState({ plan: '', months: '1', machine: '' });
  const plan = plans.find(({ id }) => String(id) === chosen.plan) ?? plans[0];
  const months = planPeriods.find((one) => String(one) === chosen.months) ?? 1;
  const machine = chosen.machine || machines[0]?.id;
  const amount = plan ? amountOf(plan, months) : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!plan || machine === undefined) return;
    void onCreate({
      amount,
      subscriptionId: plan.id,
      subscriptionPeriod: months,
      selectedEquipmentIds: [machine],
      renewalOf: undefined,
    });
  };
  const change = (name: keyof typeof chosen) => (event: { readonly target: { readonly value: string } }) =>
    choose({ ...chosen, [name]: event.target.value });
  return (
    <form className="gateway-test__form" onSubmit={submit}>
      <Field label={messages.fields.plan}>
        {(ids) => (
          <Select
            {...ids}
            value={String(plan?.id ?? '')}
            onChange={change('plan')}
            options={plans.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
          />
        )}
      </Field>
      <Field label={messages.fields.period}>
        {(ids) => (
          <Select
            {...ids}
            value={chosen.months}
            onChange={change('months')}
            options={planPeriods.map((count) => ({ value: String(count), label: messages.months(count) }))}
          />
        )}
      </Field>
      <Field label={messages.fields.machine}>
        {(ids) => (
          <Select
            {...ids}
            value={machine ?? ''}
            onChange={change('machine')}
            options={machines.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <p className="y-num">{`${messages.fields.amount}: ${formatRupees(amount)}`}</p>
      <Button type="submit" disabled={isBusy || !plan || machine === undefined}>
        {messages.steps.create}
      </Button>
    </form>
  );
}

const amountOf = (plan: Plan, months: (typeof planPeriods)[number]): number =>
  plan[`finalPrice${planPeriodName(months)}`];
