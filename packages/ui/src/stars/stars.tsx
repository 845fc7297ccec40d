import { averageStars, formatCount, roundedStars, starsText } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { machineMessages as messages } from '../machine.messages.ts';

export interface StarsProps {
  /** 0 to 5; any fraction is drawn. */
  value: number;
  /** What a screen reader says; "4.5 out of 5" unless given. */
  label?: string;
}

/** Five stars, filled up to the value. */
export function Stars({ value, label }: StarsProps) {
  const texts = useMessages(messages);
  // The share is a `width`, not a `style`: served HTML must be free of style attributes. The style sheet cuts the stars out.
  return (
    <svg
      className="y-stars"
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={label ?? texts.stars(value)}
    >
      <rect width={value * 20} height="20" />
    </svg>
  );
}

export interface RatingProps {
  ratings: readonly { readonly starRating: number }[];
}

/** The rounded average and how many gave it; "No Ratings" when nobody has, never empty stars. */
export function Rating({ ratings }: RatingProps) {
  const texts = useMessages(messages);
  const average = averageStars(ratings);
  if (average === null) return <span className="y-rating">{texts.noRatings}</span>;
  return (
    <span className="y-rating">
      <Stars value={roundedStars(average)} />
      <b>{starsText(average)}</b>
      <span className="y-rating__count">({formatCount(ratings.length)})</span>
    </span>
  );
}
