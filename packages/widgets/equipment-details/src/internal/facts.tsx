import { averageStars, formatCapacity, formatCount, isolated, starsText } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import type { FreeDays } from '@yantra/state';
import { Icon, Price, Stars, ToolsOfCard } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { SellerModel } from '../seller.model.ts';
import { Days } from './days.tsx';
import { Owner } from './owner.tsx';
import { Place } from './place.tsx';
import { factText, kindFactsOf } from './plate.tsx';
import { Seller } from './seller.tsx';
import type { JobCostView } from './use-cost.ts';
import { YourJob } from './your-job.tsx';

export interface FactsProps {
  readonly machine: KnownMachine;
  readonly seller: SellerModel;
  readonly cost: JobCostView;
  readonly days: FreeDays;
  readonly onSeller: () => void;
  readonly onReviews: (event: MouseEvent) => void;
  /** Loads the machine again. */
  readonly onRetry: () => void;
}

/** What it is, in one line: `Mobile crane · 55 t · 43 m reach · operator included`. */
function useKindLine(machine: KnownMachine): string {
  const texts = useMessages(messages);
  const word = useWord();
  const { categories, equipmentType, capacity } = machine;
  const facts = kindFactsOf(machine);
  const reach = facts.find(({ fact }) => fact === 'reach');
  const reachText = reach && factText(reach, texts);
  const hasOperator = facts.some(({ fact, value }) => fact === 'operator' && value === 'included');
  return [
    word(equipmentType?.type || categories[0]?.name || ''),
    capacity ? formatCapacity(capacity) : equipmentType?.subType,
    reachText && texts.reachOf(reachText),
    hasOperator && texts.withOperator,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Kind, price with its unit, owner and place, and the one button. */
export function Facts({ machine, seller, cost, days, onSeller, onReviews, onRetry }: FactsProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const { name, city } = machine;
  return (
    <div className="y-details__facts">
      <div className="y-details__title">
        <p className="y-muted">{useKindLine(machine)}</p>
        <h1>{name}</h1>
        <ToolsOfCard equipment={machine} isInText />
        <div className="y-details__line-of">
          <Average ratings={machine.equipmentRatings} onReviews={onReviews} />
          <span>
            <Icon name="pin" />
            {isolated(word(city))}
          </span>
        </div>
      </div>
      <div className={`y-details__buy${cost.kind === 'ready' ? ' y-details__buy--job' : ''}`}>
        <Price {...machine} size="lg" label={texts.priceLabel} />
        <YourJob machine={machine} cost={cost} onRetry={onRetry} />
        {cost.kind === 'ready' && <cost.parts.AskForQuote machine={machine} job={cost.job} isLarge />}
        <Seller seller={seller} machine={machine} onAsk={onSeller} isSecond={cost.kind === 'ready'} />
      </div>
      <Owner machine={machine} />
      <Days days={days} />
      <Place machine={machine} />
    </div>
  );
}

function Average({
  ratings,
  onReviews,
}: Pick<FactsProps, 'onReviews'> & { readonly ratings: KnownMachine['equipmentRatings'] }) {
  const texts = useMessages(messages);
  const average = averageStars(ratings);
  if (average === null) return <span className="y-rating">{texts.noRatings}</span>;
  const text = starsText(average);
  return (
    <a className="y-rating y-details__average" href={`#${reviewsId}`} onClick={onReviews}>
      <Stars value={Number(text)} />
      <b aria-hidden="true">{text}</b>
      <span className="y-link">{texts.reviewCount(formatCount(ratings.length))}</span>
    </a>
  );
}

/** The target of the link to the reviews, also without JavaScript. */
export const reviewsId = 'reviews';
