import { useSignals } from '@preact/signals-react/runtime';
import { addMonthsInIndia } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useId, useState } from 'react';
import { rupeesText } from '../../kit/cells.tsx';
import type { CheckoutModel } from '../../kit/checkout/checkout.model.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { isSold } from '../../kit/plans/periods.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import type { ChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';

interface BuyBarProps {
  readonly model: ChoiceModel;
  readonly checkout: CheckoutModel;
  /** Called when Buy is pressed and something is missing. */
  readonly onMissing: () => void;
}

/** The selection, its price, and Buy; always visible. */
export function BuyBar({ model, checkout, onMissing }: BuyBarProps) {
  const texts = useMessages(messages);
  useSignals();
  const id = useId();
  const order = model.order.value;
  const { step } = checkout.now.value;
  // Only one button is filled: that of an unfinished order has priority.
  const isFirst = step !== 'ordered' && step !== 'unknown';
  const isBusy = step === 'starting' || step === 'paying' || step === 'checking';
  const buy = async () => {
    if (!order) return onMissing();
    await checkout.buy(order);
    // Another tab may have bought for these machines, or an admin may have changed the price.
    await model.refresh();
  };
  return (
    <div className="y-dashboard__buy">
      <What model={model} id={id} />
      <Sum model={model} />
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        size="lg"
        aria-disabled={!order || undefined}
        busy={isBusy}
        aria-describedby={id}
        onClick={() => void buy()}
      >
        {isBusy ? texts.buying : texts.buy}
      </Button>
    </div>
  );
}

function What({ model, id }: Pick<BuyBarProps, 'model'> & { readonly id: string }) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const [now] = useState(() => new Date());
  const dateTexts = useMessages(dates);
  useSignals();
  const plan = model.plan.value;
  const quoted = model.quoted.value;
  const from = model.renewed.value;
  const begin = from && from.state !== 'ended' ? new Date(from.endDate) : now;
  const end = addMonthsInIndia(begin, model.period.value).toISOString();
  const lastDay = dayText(quoted.status === 'ready' ? quoted.quote.endDate : end, dateTexts);
  const count = model.chosenCount.value;
  return (
    <p className="y-dashboard__buy-what" id={id}>
      <b>{plan ? texts.summary(plan.displayName, planTexts.period(model.period.value)) : texts.nothingYet}</b>
      <span>
        {count > 0 && `${planTexts.machines(count)} · `}
        {count > 0 && <i>{texts.ends(lastDay)} · </i>}
        {count > 0 ? texts.gst : texts.needsMachine}
      </span>
    </p>
  );
}

function Sum({ model }: Pick<BuyBarProps, 'model'>) {
  const texts = useMessages(messages);
  useSignals();
  const price = model.price.value;
  const quoted = model.quoted.value;
  if (!price) return null;
  const isKnown = isSold(price) && (quoted.status === 'none' || quoted.status === 'ready');
  const toPay = quoted.status === 'ready' ? quoted.quote.toPay : price.finalPrice;
  const was = quoted.status === 'ready' ? price.finalPrice : price.price;
  return (
    <p className="y-dashboard__buy-sum">
      {isKnown && was > toPay && (
        <s>
          <span className="y-hidden">{texts.originalPrice} </span>
          {rupeesText(was)}
        </s>
      )}
      <b>{isKnown ? rupeesText(toPay) : '—'}</b>
    </p>
  );
}
