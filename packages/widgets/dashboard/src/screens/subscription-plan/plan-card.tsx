import type { Plan } from '@yantra/contract/calls';
import { type PlanPeriod, formatRupees, originalPrice } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Icon, Picture } from '@yantra/ui';
import { type PeriodPrice, isSold, priceFor } from '../../kit/plans/periods.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { PlanPicture } from './plan-picture.tsx';
import { messages } from './subscription-plan.messages.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly period: PlanPeriod;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** The one that most choose, for half a year (decisions/0009). */
const isBest = ({ name }: Plan, period: PlanPeriod): boolean => name.trim().toUpperCase() === 'ECONOMY' && period === 6;

/** A plan, its price for a period, and what it holds. */
export function PlanCard({ plan, period, isSelected, onSelect }: PlanCardProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const price = priceFor(plan, period);
  const isBought = isSold(price);
  const name = plan.displayName;
  return (
    <article
      className="y-dashboard__plan"
      data-best={isBest(plan, period) || undefined}
      data-selected={isSelected || undefined}
    >
      {isBest(plan, period) && <span className="y-dashboard__plan-best">{texts.best}</span>}
      <span className="y-dashboard__plan-picture">
        <Picture url={null} alt="" fallback={<PlanPicture />} />
      </span>
      <div>
        <h3>{name}</h3>
        {isBought ? <PlanPrice price={price} period={period} /> : <p className="y-muted">{texts.notSold}</p>}
      </div>
      <ul>
        {factsOf(plan, texts, planTexts).map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {fact}
          </li>
        ))}
      </ul>
      <Button block disabled={!isBought} aria-pressed={isSelected} onClick={onSelect}>
        {isSelected && <Icon name="check" />}
        {isSelected ? (
          <>
            {texts.selected} <span className="y-hidden">{name}</span>
          </>
        ) : (
          texts.choose(name)
        )}
      </Button>
    </article>
  );
}

/* One message is the documented default of the form, and no promise. */
const factsOf = (
  { equipmentCount, smsCountAllowed }: Plan,
  texts: typeof messages,
  { machines }: typeof plans,
): readonly string[] => [
  texts.listed(machines(equipmentCount)),
  texts.leads,
  ...(smsCountAllowed > 1 ? [texts.sms(smsCountAllowed)] : []),
  texts.ownSite,
];

interface PlanPriceProps {
  readonly price: PeriodPrice;
  readonly period: PlanPeriod;
}

/** Whole rupees where it is whole: a price that is paid is not rounded. */
export const priceText = (rupees: number): string => formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2);

function PlanPrice({ price: { price, discount, finalPrice }, period }: PlanPriceProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const was = originalPrice({ rentalValue: price, finalRentalValue: finalPrice, discount });
  return (
    <p className="y-price">
      {was !== undefined && (
        <s className="y-price__was">
          <span className="y-hidden">{texts.originalPrice} </span>
          {priceText(was)}
        </s>
      )}
      <span className="y-price__now">
        <b>{priceText(finalPrice)}</b>
        <span className="y-price__unit">{planTexts.unit(period)}</span>
      </span>
      {was !== undefined && <span className="y-price__off">{planTexts.off(discount)}</span>}
    </p>
  );
}
