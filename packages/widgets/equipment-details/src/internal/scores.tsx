import { averageStars, formatCount, roundedStars, starsText } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Stars } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';
import type { Review } from '../equipment-details.model.ts';

const all = [5, 4, 3, 2, 1] as const;

/** How many gave how many stars, five first; halves are rounded up, zero counts as one. */
export const spreadOf = (reviews: readonly Pick<Review, 'starRating'>[]): readonly (readonly [number, number])[] =>
  all.map((stars) => [
    stars,
    reviews.filter(({ starRating }) => Math.min(5, Math.max(1, Math.ceil(starRating))) === stars).length,
  ]);

/** The average, and how the stars are spread. */
export function Scores({ reviews }: { readonly reviews: readonly Review[] }) {
  const texts = useMessages(messages);
  const average = averageStars(reviews);
  if (average === null) return null;
  return (
    <div className="y-details__scores">
      <div className="y-details__mean">
        <b>{starsText(average)}</b>
        <Stars value={roundedStars(average)} />
        <small>{texts.reviewCount(formatCount(reviews.length))}</small>
      </div>
      <ul aria-label={texts.scores}>
        {spreadOf(reviews).map(([stars, count]) => (
          <li key={stars}>
            <span className="y-hidden">{texts.score(stars, formatCount(count))}</span>
            <span aria-hidden="true">{stars}</span>
            {/* The share is a `width`, not a `style`: served HTML must be free of style attributes. */}
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / reviews.length) * 100} height="6" />
            </svg>
            <span aria-hidden="true">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
