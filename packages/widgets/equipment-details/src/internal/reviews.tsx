import { useSignals } from '@preact/signals-react/runtime';
import { roundedStars } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon, Skeleton, Stars, isPlainClick } from '@yantra/ui';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { EquipmentDetailsModel, Review } from '../equipment-details.model.ts';
import { reviewsId } from './facts.tsx';

export interface ReviewsProps {
  readonly model: EquipmentDetailsModel;
  /** Takes the focus when a link leads here. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** The address of a page of the reviews, for those without JavaScript and for new tabs. */
  readonly hrefOf: (page: number) => string;
}

/** What renters said, five at a time. */
export function Reviews({ model, heading, hrefOf }: ReviewsProps) {
  const texts = useMessages(messages);
  useSignals();
  const reviews = model.reviews.value;
  return (
    <section className="y-details__reviews" id={reviewsId} aria-labelledby="reviews-heading" part="reviews">
      <h2 id="reviews-heading" ref={heading} tabIndex={-1}>
        {texts.reviews}
      </h2>
      {reviews === undefined && <Skeleton className="y-details__line" />}
      {reviews?.length === 0 && <p>{texts.noReviews}</p>}
      {/* Two reviews may be the same in every word, so their place is what tells them apart. */}
      {reviews?.map((review, place) => (
        <OneReview key={`${model.reviewPage.value} ${place}`} review={review} />
      ))}
      {reviews && reviews.length > 0 && <Pager model={model} hrefOf={hrefOf} />}
    </section>
  );
}

function OneReview({ review: { userName, comment, starRating } }: { readonly review: Review }) {
  const texts = useMessages(messages);
  return (
    <article className="y-details__review">
      <div>
        <b>{userName || texts.reviewer}</b>
        <span className="y-rating">
          <Stars value={roundedStars(starRating)} />
        </span>
      </div>
      {comment && <p>{comment}</p>}
    </article>
  );
}

function Pager({ model, hrefOf }: Pick<ReviewsProps, 'model' | 'hrefOf'>) {
  const texts = useMessages(messages);
  useSignals();
  const page = model.reviewPage.value;
  const count = model.reviewPageCount.value;
  const place = useRef<HTMLSpanElement>(null);
  const [hasTurned, setTurned] = useState(false);
  useEffect(() => {
    // At either end the pressed link is gone, and the focus must not be lost with it.
    if (hasTurned && (page === 1 || page === count)) place.current?.focus({ preventScroll: true });
  }, [hasTurned, page, count]);
  const turn = (to: number) => {
    setTurned(true);
    model.turnReviews(to);
  };
  const link = (to: number, rel: string, words: ReactNode) =>
    to < 1 || to > count ? (
      <span aria-disabled="true">{words}</span>
    ) : (
      <a
        href={hrefOf(to)}
        rel={rel}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          turn(to);
        }}
      >
        {words}
      </a>
    );
  return (
    <nav className="y-pages y-details__pages" aria-label={texts.reviewPages}>
      {link(
        page - 1,
        'prev nofollow',
        <>
          <Icon name="left" />
          {texts.previous}
        </>,
      )}
      <span ref={place} role="status" tabIndex={-1}>
        {texts.page(page, count)}
      </span>
      {link(
        page + 1,
        'next nofollow',
        <>
          {texts.next}
          <Icon name="right" />
        </>,
      )}
    </nav>
  );
}
