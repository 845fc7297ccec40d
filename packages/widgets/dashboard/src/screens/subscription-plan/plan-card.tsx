import type { Plan, PurchasedPlan } from '@yantra/contract/calls';
import { type PlanPeriod, formatRupees, isPlanCap, originalPrice } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { useId } from 'react';
import { rupeesText } from '../../kit/cells.tsx';
import { type PeriodPrice, isSold, priceFor } from '../../kit/plans/periods.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { messages } from './subscription-plan.messages.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly period: PlanPeriod;
  /** The name of the radio group. */
  readonly group: string;
  readonly isSelected: boolean;
  /** The number of the user's machines. */
  readonly machineCount: number;
  /** Whether it is the smallest plan for all machines. */
  readonly isFitting: boolean;
  /** Whether it is running. */
  readonly isOwn: boolean;
  /** The running purchase that this plan would replace. */
  readonly replaced: PurchasedPlan | undefined;
  readonly onSelect: () => void;
  /** Pressed by mouse, pen or touch, even if it is already selected. */
  readonly onPress: () => void;
}

/** The best seller, for half a year (decisions/0009). */
const isBest = ({ name }: Plan, period: PlanPeriod): boolean => name.trim().toUpperCase() === 'ECONOMY' && period === 6;

/** A plan with its price for a period and its content, as a radio button. */
export function PlanCard({ plan, period, group, isSelected, replaced, onSelect, onPress, ...fit }: PlanCardProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const id = useId();
  const price = priceFor(plan, period);
  const isBought = isSold(price);
  const isTooSmall = replaced !== undefined && plan.equipmentCount <= replaced.equipmentCount;
  return (
    <article
      className="y-dashboard__plan"
      data-selected={isSelected || undefined}
      data-off={!isBought || isTooSmall || undefined}
      id={`${id}-plan`}
    >
      <div className="y-dashboard__plan-tags" id={`${id}-tags`}>
        {isBest(plan, period) && <Words kind="best" text={texts.best} />}
        <Fit plan={plan} {...fit} />
      </div>
      <input
        type="radio"
        name={group}
        id={id}
        checked={isSelected}
        disabled={!isBought || isTooSmall}
        aria-describedby={`${id}-tags ${id}-price`}
        onChange={onSelect}
        // An arrow key also fires a click, with `detail` 0.
        onClick={({ detail }) => detail > 0 && onPress()}
      />
      <i className="y-dashboard__plan-dot" />
      <h3>
        <label htmlFor={id}>{plan.displayName}</label>
      </h3>
      <div className="y-dashboard__plan-price" id={`${id}-price`}>
        {isBought ? <Price price={price} period={period} /> : <NoPrice />}
      </div>
      {isBought && (
        <p className="y-dashboard__plan-per">
          <b>{formatRupees(price.finalPrice / plan.equipmentCount / period, 2)}</b> {texts.perMachine}
        </p>
      )}
      <ul>
        {factsOf(plan, texts, planTexts).map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {fact}
          </li>
        ))}
        {plan.embedAllowed === false && (
          <li data-not="">
            <Icon name="close" />
            {texts.noOwnSite}
          </li>
        )}
      </ul>
    </article>
  );
}

type FitProps = Pick<PlanCardProps, 'plan' | 'machineCount' | 'isFitting' | 'isOwn'>;

/** Why this plan fits the user, or does not. */
function Fit({ plan: { equipmentCount }, isOwn, isFitting, machineCount }: FitProps) {
  const texts = useMessages(messages);
  if (isOwn) return <Words text={texts.have} />;
  if (machineCount === 0) return null;
  if (equipmentCount < machineCount) return <Words text={texts.holdsOf(equipmentCount, machineCount)} />;
  return isFitting && <Words kind="fits" text={texts.fits(machineCount)} />;
}

const Words = ({ kind, text }: { readonly kind?: 'best' | 'fits'; readonly text: string }) => (
  <span className="y-dashboard__plan-tag" data-kind={kind}>
    {text}
  </span>
);

const NoPrice = () => (
  <>
    <b>—</b>
    <span className="y-dashboard__plan-was">{useMessages(messages).notSold}</span>
  </>
);

const factsOf = (
  { equipmentCount, smsCountAllowed, contactToBeViewed, embedAllowed }: Plan,
  texts: typeof messages,
  { machines }: typeof plans,
): readonly string[] => [
  texts.listed(machines(equipmentCount)),
  isPlanCap(contactToBeViewed) ? texts.contacts(contactToBeViewed) : texts.contactsUncapped,
  isPlanCap(smsCountAllowed) ? texts.sms(smsCountAllowed) : texts.smsUncapped,
  ...(embedAllowed === false ? [] : [texts.ownSite]),
];

interface PriceProps {
  readonly price: PeriodPrice;
  readonly period: PlanPeriod;
}

function Price({ price: { price, discount, finalPrice }, period }: PriceProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const was = originalPrice({ rentalValue: price, finalRentalValue: finalPrice, discount });
  return (
    <>
      <b>{rupeesText(finalPrice)}</b> <span className="y-dashboard__plan-unit">{planTexts.unit(period)}</span>
      {was !== undefined && (
        <span className="y-dashboard__plan-was">
          <s>
            <span className="y-hidden">{texts.originalPrice} </span>
            {rupeesText(was)}
          </s>{' '}
          <b>{planTexts.off(discount)}</b>
        </span>
      )}
    </>
  );
}
