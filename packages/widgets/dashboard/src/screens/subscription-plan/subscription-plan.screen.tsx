import { useSignals } from '@preact/signals-react/runtime';
import {
  getOwnerEquipments,
  getPurchasedSubscriptions,
  getSubscriptions,
  getUpgradeQuote,
} from '@yantra/contract/calls';
import type { PlanPeriod } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { StateMessage, Tabs } from '@yantra/ui';
import { type ReactNode, useId, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { CheckoutPanel } from '../../kit/checkout/checkout-panel.tsx';
import { useCheckout } from '../../kit/checkout/use-checkout.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { scrollToElement, scrollAndFocus } from '../../kit/scroll.ts';
import { everyRow, exportPageSize } from '../../kit/table/csv.ts';
import { BuyBar } from './buy-bar.tsx';
import { DroppedMachines } from './dropped-machines.tsx';
import { MachineChoice } from './machine-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanChange } from './plan-change.tsx';
import { type ChoiceDependencies, type ChoiceModel, createChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';
import { UpgradeSum } from './upgrade-sum.tsx';

/** The purchase to renew or replace, and the plan, from the address. */
type AddressOptions = Pick<ChoiceDependencies, 'renewalOf' | 'upgradeOf' | 'named'> & {
  /** Machines to select at first, separated by commas. */
  readonly machines: string | undefined;
};

/** The model with the page's calls. */
function usePlanChoice({ renewalOf, upgradeOf, named, machines }: AddressOptions): ChoiceModel {
  const { send, language, notify } = useScope();
  const model = useMemo(() => {
    const quiet = { isQuiet: true } as const;
    return createChoiceModel({
      language,
      notify,
      plans: () => send(getSubscriptions, {}, quiet),
      machines: () => everyRow((page) => send(getOwnerEquipments, { page, pageSize: exportPageSize }, quiet)),
      purchases: () => send(getPurchasedSubscriptions, { id: undefined }, quiet),
      quote: (input) => send(getUpgradeQuote, input, quiet),
      renewalOf,
      upgradeOf,
      named,
      wanted: machines?.split(','),
    });
  }, [send, language, notify, renewalOf, upgradeOf, named, machines]);
  useEffect(() => void model.load(), [model]);
  return model;
}

/** Buys, renews or upgrades a plan: plan, period, machines, payment. */
export function Screen({ query, user, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const renewalOf = query.get('renewalOf') ?? undefined;
  const upgradeOf = query.get('upgradeOf') ?? undefined;
  const named = Number(query.get('plan')) || undefined;
  const model = usePlanChoice({ renewalOf, upgradeOf, named, machines: query.get('machines') ?? undefined });
  const checkout = useCheckout({
    userId: user.id,
    named: query.get('order'),
    onDone: (id) =>
      navigate(`${addressOf('/subscription-admin')}?order=${encodeURIComponent(id)}`, { replace: query.has('order') }),
  });
  const choice = useRef<HTMLDivElement>(null);
  return (
    <>
      <ScreenHead
        title={renewalOf ? texts.renewTitle : upgradeOf ? texts.upgradeTitle : texts.title}
        note={<Note model={model} />}
      />
      <CheckoutPanel model={checkout} />
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        {renewalOf && <Renewed model={model} />}
        {upgradeOf && <Replaced model={model} />}
        <div className="y-dashboard__plan-choice" ref={choice}>
          <Cards model={model} onPress={() => scrollToElement(headingIn(choice.current))} />
        </div>
        <BuyBar model={model} checkout={checkout} onMissing={() => showMissing(choice.current)} />
      </WhenLoaded>
    </>
  );
}

/** The number of machines to buy for. */
function Note({ model }: { readonly model: ChoiceModel }) {
  const texts = useMessages(messages);
  useSignals();
  const count = model.machineCount.value;
  if (model.loaded.value.status !== 'ready' || count === 0) return texts.note;
  return texts.forMachines(count, model.unlistedCount.value);
}

/** The renewed purchase, and when the new period starts. */
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

/** The replaced purchase, and what happens to it. */
function Replaced({ model }: { readonly model: ChoiceModel }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  useSignals();
  const purchase = model.replaced.value;
  return (
    <p>
      {purchase ? texts.upgradeNote(purchase.displayName, dayText(purchase.endDate, dateTexts)) : texts.upgradeGone}
    </p>
  );
}

interface CardsProps {
  readonly model: ChoiceModel;
  /** A plan was pressed and its machines are shown. */
  readonly onPress: () => void;
}

function Cards({ model, onPress }: CardsProps) {
  const texts = useMessages(messages);
  useSignals();
  const id = useId();
  const [pressed, setPressed] = useState(0);
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    if (pressed > 0) latest.current();
  }, [pressed]);
  const chosen = model.plan.value;
  const { value: replaced } = model.replaced;
  if (model.plans.value.length === 0)
    return <StateMessage picture="no-plans" title={texts.noPlans} text={texts.noPlansText} level={2} />;
  return (
    <>
      <Periods model={model}>
        <h2 className="y-hidden" id={id}>
          {texts.plans}
        </h2>
        <div className="y-dashboard__plans" role="radiogroup" aria-labelledby={id}>
          {model.plans.value.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              period={model.period.value}
              group={id}
              isSelected={plan.id === chosen?.id}
              machineCount={model.machineCount.value}
              isFitting={plan.id === model.fitting.value?.id}
              isOwn={model.running.value.some(({ subscriptionId }) => subscriptionId === plan.id)}
              replaced={replaced}
              onSelect={() => model.choosePlan(plan.id)}
              onPress={() => setPressed((count) => count + 1)}
            />
          ))}
        </div>
      </Periods>
      {chosen && !replaced && !model.renewed.value && <PlanChange plan={chosen} running={model.running.value} />}
      {chosen && <UpgradeSum model={model} plan={chosen} />}
      {chosen && <DroppedMachines model={model} plan={chosen} />}
      {chosen ? <MachineChoice model={model} plan={chosen} /> : <p className="y-muted">{texts.choosePlan}</p>}
    </>
  );
}

/** The periods, each with the selected plan's discount. */
function Periods({ model, children }: { readonly model: ChoiceModel; readonly children: ReactNode }) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  useSignals();
  const labelOf = (months: PlanPeriod) => {
    const off = model.savingFor(months);
    return (
      <>
        {planTexts.period(months)}
        {/* The card says it in words. */}
        {off > 0 && <i aria-hidden="true">{texts.save(off)}</i>}
      </>
    );
  };
  return (
    <Tabs
      label={texts.periods}
      className="y-dashboard__periods"
      options={model.periods.value.map((months) => ({ value: String(months), label: labelOf(months) }))}
      value={String(model.period.value)}
      onValue={(months) => model.choosePeriod(Number(months) as PlanPeriod)}
    >
      {children}
    </Tabs>
  );
}

const headingIn = (choice: HTMLElement | null) => choice?.querySelector<HTMLElement>('.y-dashboard__choice h2');

/** Scrolls to what is missing: a plan, or machines. */
function showMissing(choice: HTMLElement | null): void {
  const plan = choice?.querySelector<HTMLElement>('[type=radio]:checked');
  const open = choice?.querySelector<HTMLElement>(
    plan ? '.y-dashboard__picks :enabled, .y-dashboard__choice a' : '[type=radio]:enabled',
  );
  scrollAndFocus(open ?? headingIn(choice));
}
