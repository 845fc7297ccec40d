import { averageStars, formatCount, isolated, starsText } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon, Price, Stars } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { SellerModel } from '../seller.model.ts';
import { Seller } from './seller.tsx';

export interface FactsProps {
  readonly machine: KnownMachine;
  readonly seller: SellerModel;
  readonly onSeller: () => void;
  readonly onReviews: (event: MouseEvent) => void;
}

/** What it is, what it costs with its unit, where it stands; and the one thing to press. */
export function Facts({ machine, seller, onSeller, onReviews }: FactsProps) {
  const texts = useMessages(messages);
  const { name, city, state, categories, equipmentType } = machine;
  const kind = [equipmentType?.type, equipmentType?.subType].filter(Boolean).join(', ');
  return (
    <div className="y-details__facts">
      <div className="y-details__title">
        <span className="y-muted">{[categories[0]?.name, kind].filter(Boolean).join(' · ')}</span>
        <h1>{name}</h1>
        <Average ratings={machine.equipmentRatings} onReviews={onReviews} />
      </div>
      <div className="y-details__buy">
        <Price {...machine} size="lg" label={texts.priceLabel} />
        <Seller seller={seller} onAsk={onSeller} />
      </div>
      <p className="y-details__place">
        <Icon name="pin" />
        <span>
          <b>{texts.availableIn(isolated(city))}</b>
          {state !== city && <span>{state}</span>}
        </span>
      </p>
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

/** Where the link to the reviews leads, also without JavaScript. */
export const reviewsId = 'reviews';
