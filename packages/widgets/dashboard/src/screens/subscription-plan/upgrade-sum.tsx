import { useSignals } from '@preact/signals-react/runtime';
import type { Plan, UpgradeQuote } from '@yantra/contract/calls';
import { formatRupees, putOffMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Icon } from '@yantra/ui';
import { useId } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import type { ChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';

/** The bill of the change, before Buy: price, credit with its tax, amount to pay, and the new end. */
export function UpgradeSum({ model, plan }: { readonly model: ChoiceModel; readonly plan: Plan }) {
  const texts = useMessages(messages);
  useSignals();
  const id = useId();
  const quoted = model.quoted.value;
  if (quoted.status === 'none') return null;
  return (
    <section className="y-dashboard__change" aria-labelledby={id} aria-busy={quoted.status === 'loading'}>
      <div>
        <h2 id={id}>{texts.fromTo(model.replaced.value?.displayName ?? '', plan.displayName)}</h2>
        {quoted.status === 'ready' && (
          <>
            <p>
              {texts.creditTax(formatRupees(quoted.quote.creditTaxable, 2), formatRupees(quoted.quote.creditTax, 2))}{' '}
              {quoted.quote.toPay === 0 && texts.nothingToPay}
            </p>
            <Followers model={model} plan={plan} quote={quoted.quote} />
          </>
        )}
      </div>
      {quoted.status === 'loading' && <p role="status">{texts.counting}</p>}
      {quoted.status === 'ready' && <Sum model={model} plan={plan} quote={quoted.quote} />}
      {quoted.status === 'failed' && (
        <>
          <p className="y-dashboard__problem" role="alert">
            <Icon name="alert" />
            <span>{quoted.message}</span>
          </p>
          <div className="y-dashboard__actions">
            <Button icon="retry" onClick={model.askAgain}>
              {texts.retry}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface SumProps {
  readonly model: ChoiceModel;
  readonly plan: Plan;
  readonly quote: UpgradeQuote;
}

/** The new dates of purchases that follow the replaced one. */
function Followers({ model, plan, quote }: SumProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  useSignals();
  const followers = model.followers.value;
  const starts = followers.map(({ startDate }) => ({ startDate: new Date(startDate) }));
  const byMs = putOffMs(starts, new Date(quote.endDate));
  return followers.map(({ id, displayName, startDate }) => {
    const day = dayText(new Date(Date.parse(startDate) + byMs).toISOString(), dateTexts);
    return (
      <p key={id}>{byMs > 0 ? texts.putOff(displayName, plan.displayName, day) : texts.notPutOff(displayName, day)}</p>
    );
  });
}

function Sum({ model, plan, quote }: SumProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  useSignals();
  const money = (rupees: number) => <span className="y-num">{formatRupees(rupees, 2)}</span>;
  const former = model.replaced.value?.displayName ?? '';
  const end = dayText(quote.endDate, dateTexts);
  const facts: FactList = [
    [`${plan.displayName}, ${planTexts.period(model.period.value)}`, money(quote.price)],
    [texts.credit(former, quote.daysLeft, quote.days), <b key="credit">{money(-quote.credit)}</b>],
    [texts.toPay, money(quote.toPay)],
    [texts.newEnd, quote.furtherDays > 0 ? texts.endFurther(end, quote.furtherDays) : end],
  ];
  return (
    <dl>
      <Facts of={facts} />
    </dl>
  );
}
