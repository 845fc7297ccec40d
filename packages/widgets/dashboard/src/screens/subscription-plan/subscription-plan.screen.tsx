import { useSignals } from '@preact/signals-react/runtime';
import type { PlanPeriod } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, StateMessage, Tabs } from '@yantra/ui';
import { useId } from 'react';
import { addressOf } from '../../kit/address.ts';
import { CheckoutPanel } from '../../kit/checkout/checkout-panel.tsx';
import type { CheckoutModel } from '../../kit/checkout/checkout.model.ts';
import { useCheckout } from '../../kit/checkout/use-checkout.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { MachineChoice } from './machine-choice.tsx';
import { PlanCard, priceText } from './plan-card.tsx';
import type { ChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';
import { usePlanChoice } from './use-plan-choice.ts';

/** Buys a subscription, or renews one: a plan, a period, machines, the payment. */
export function Screen({ query, user, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const renewalOf = query.get('renewalOf') ?? undefined;
  const model = usePlanChoice(renewalOf);
  const checkout = useCheckout({
    userId: user.id,
    named: query.get('order'),
    onDone: (id) =>
      navigate(`${addressOf('/subscription-admin')}?order=${encodeURIComponent(id)}`, { replace: query.has('order') }),
  });
  return (
    <>
      <ScreenHead title={renewalOf ? texts.renewTitle : texts.title} note={texts.note} />
      <CheckoutPanel model={checkout} />
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        {renewalOf && <Renewed model={model} />}
        <Cards model={model} />
        <BuyBar model={model} checkout={checkout} />
      </WhenLoaded>
    </>
  );
}

/** What is renewed, and when the new period begins. */
function Renewed({ model }: { readonly model: ChoiceModel }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  useSignals();
  const purchase = model.renewed.value;
  if (!purchase) return <p>{texts.renewGone}</p>;
  const { state, displayName, endDate } = purchase;
  return (
    <p>
      {state === 'ended' ? texts.renewEnded(displayName) : texts.renewNote(displayName, dayText(endDate, dateTexts))}
    </p>
  );
}

function Cards({ model }: { readonly model: ChoiceModel }) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  useSignals();
  const period = model.period.value;
  const chosen = model.plan.value;
  if (model.plans.value.length === 0)
    return <StateMessage picture="empty-list" title={texts.noPlans} text={texts.noPlansText} level={2} />;
  return (
    <div className="y-dashboard__plan-choice">
      <Tabs
        label={texts.periods}
        className="y-dashboard__periods"
        options={model.periods.value.map((months) => ({ value: String(months), label: planTexts.period(months) }))}
        value={String(period)}
        onValue={(months) => model.choosePeriod(Number(months) as PlanPeriod)}
      >
        <h2 className="y-hidden">{texts.plans}</h2>
        <div className="y-dashboard__plans">
          {model.plans.value.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              period={period}
              isSelected={plan.id === chosen?.id}
              onSelect={() => model.choosePlan(plan.id)}
            />
          ))}
        </div>
      </Tabs>
      {chosen ? <MachineChoice model={model} plan={chosen} /> : <p className="y-muted">{texts.choosePlan}</p>}
    </div>
  );
}

interface BuyBarProps {
  readonly model: ChoiceModel;
  readonly checkout: CheckoutModel;
}

function BuyBar({ model, checkout }: BuyBarProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  useSignals();
  const id = useId();
  const plan = model.plan.value;
  const price = model.price.value;
  const order = model.order.value;
  const { step } = checkout.now.value;
  // What is to be done about an order that is begun comes first, and one button alone is filled.
  const isFirst = step !== 'standing' && step !== 'lost';
  const isBusy = step === 'starting' || step === 'paying' || step === 'checking';
  const buy = async () => {
    if (order) await checkout.buy(order);
    // Another tab may have bought these machines, or an admin changed the price.
    await model.load();
  };
  return (
    <div className="y-dashboard__buy">
      <p className="y-price" id={id}>
        <span className="y-price__label">
          {plan
            ? texts.summary(
                plan.displayName,
                planTexts.period(model.period.value),
                planTexts.machines(model.chosenCount.value),
              )
            : texts.nothingYet}
        </span>
        {price && (
          <span className="y-price__now">
            <b>{priceText(price.finalPrice)}</b>
          </span>
        )}
        {price && price.price > price.finalPrice && <s className="y-price__was">{priceText(price.price)}</s>}
        <span className="y-price__label">{order ? texts.gst : texts.needsMachine}</span>
      </p>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        size="lg"
        disabled={!order}
        busy={isBusy}
        aria-describedby={id}
        onClick={() => void buy()}
      >
        {isBusy ? texts.buying : texts.buy}
      </Button>
    </div>
  );
}
