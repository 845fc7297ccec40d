import { averageStars, formatCount, starsText } from '@yantra/domain';
import { Button, Glyph, Icon, Price, Stars } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import { phoneGlyph, shieldGlyph } from './glyphs.ts';

export interface FactsProps {
  readonly machine: KnownMachine;
  readonly onSeller: () => void;
  readonly onReviews: (event: MouseEvent) => void;
}

/** What it is, what it costs with its unit, where it stands; and the one thing to press. */
export function Facts({ machine, onSeller, onReviews }: FactsProps) {
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
        <Price {...machine} size="lg" label={messages.priceLabel} />
        <SellerButton onSeller={onSeller} isLarge />
        <p className="y-details__note">
          <Glyph d={shieldGlyph} />
          <span>{messages.sellerNote}</span>
        </p>
      </div>
      <p className="y-details__place">
        <Icon name="pin" />
        <span>
          <b>{messages.availableIn(city)}</b>
          {state !== city && <span>{state}</span>}
        </span>
      </p>
    </div>
  );
}

/** The one filled button of the page; on a narrow one it stands in a bar at its foot instead. */
export function SellerButton({
  onSeller,
  isLarge = false,
}: {
  readonly onSeller: () => void;
  readonly isLarge?: boolean;
}) {
  return (
    <Button
      variant="primary"
      {...(isLarge && { size: 'lg', block: true })}
      part="seller-button"
      aria-haspopup="dialog"
      onClick={onSeller}
    >
      {isLarge && <Glyph d={phoneGlyph} />}
      {messages.getSeller}
    </Button>
  );
}

function Average({
  ratings,
  onReviews,
}: Pick<FactsProps, 'onReviews'> & { readonly ratings: KnownMachine['equipmentRatings'] }) {
  const average = averageStars(ratings);
  if (average === null) return <span className="y-rating">{messages.noRatings}</span>;
  const text = starsText(average);
  return (
    <a className="y-rating y-details__average" href={`#${reviewsId}`} onClick={onReviews}>
      <Stars value={Number(text)} />
      <b aria-hidden="true">{text}</b>
      <span className="y-link">{messages.reviewCount(formatCount(ratings.length))}</span>
    </a>
  );
}

/** Where the link to the reviews leads, also without JavaScript. */
export const reviewsId = 'reviews';
