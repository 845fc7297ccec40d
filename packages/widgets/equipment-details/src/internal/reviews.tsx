import { useSignals } from '@preact/signals-react/runtime';
import { inIndia, roundedStars } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope, useUser } from '@yantra/state';
import { Icon, Skeleton, Stars, isPlainClick, initialsOf } from '@yantra/ui';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { EquipmentDetailsModel, Review } from '../equipment-details.model.ts';
import { ownRatingHref } from './addresses.ts';
import { reviewsId } from './facts.tsx';
import { Scores } from './scores.tsx';

export interface ReviewsProps {
  readonly model: EquipmentDetailsModel;
  readonly machineId: string;
  /** Gets the focus when a link leads here. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** The address of a page of the reviews, without JavaScript and for new tabs. */
  readonly hrefOf: (page: number) => string;
}

/** Renters' reviews, five per page. */
export function Reviews({ model, machineId, heading, hrefOf }: ReviewsProps) {
  const texts = useMessages(messages);
  useSignals();
  const user = useUser();
  const { siteUrl } = useScope();
  const reviews = model.reviews.value;
  const all = model.allReviews.value;
  return (
    <section className="y-details__reviews" id={reviewsId} aria-labelledby="reviews-heading" part="reviews">
      <h2 id="reviews-heading" ref={heading} tabIndex={-1}>
        {texts.reviews}
      </h2>
      {reviews === undefined && <Skeleton className="y-details__line" />}
      {reviews?.length === 0 && (
        <>
          <p>{texts.noReviews}</p>
          {!user && <p className="y-muted">{texts.firstReview}</p>}
        </>
      )}
      {all && all.length > 0 && <Scores reviews={all} />}
      {/* Two reviews may have the same text, so the index is the key. */}
      {reviews?.map((review, place) => (
        <OneReview
          key={`${model.reviewPage.value} ${place}`}
          review={review}
          changeHref={user && review.isOwn ? ownRatingHref(siteUrl, machineId) : undefined}
        />
      ))}
      {reviews && reviews.length > 0 && <Pager model={model} hrefOf={hrefOf} />}
    </section>
  );
}

/** `4 Mar 2026`, in India; empty for an invalid time. */
function dayText(iso: string | undefined, months: string): string | undefined {
  const at = inIndia(new Date(iso ?? ''));
  const month = months.split(' ')[at.getUTCMonth()];
  return month && `${at.getUTCDate()} ${month} ${at.getUTCFullYear()}`;
}

interface OneReviewProps {
  readonly review: Review;
  /** Where the person changes or deletes it. */
  readonly changeHref: string | undefined;
}

function OneReview({ review, changeHref }: OneReviewProps) {
  const texts = useMessages(messages);
  const { userName, comment, starRating, ratedAt, answer, isHired } = review;
  const day = dayText(ratedAt, texts.months);
  return (
    <article className="y-details__review">
      <span className="y-details__face" aria-hidden="true">
        {initialsOf(userName || texts.reviewer)}
      </span>
      <div>
        <span>
          <bdi>
            <b>{userName || texts.reviewer}</b>
          </bdi>{' '}
          {day && <time dateTime={ratedAt}>{day}</time>}{' '}
          {isHired && (
            <small className="y-details__hired">
              <Icon name="check" />
              {texts.hired}
            </small>
          )}
        </span>
        <span className="y-rating">
          <Stars value={roundedStars(starRating)} />
        </span>
      </div>
      {comment && <p>{comment}</p>}
      {changeHref && <a href={changeHref}>{texts.changeReview}</a>}
      {answer && (
        <blockquote>
          <small>{texts.answer}</small>
          <p>{answer}</p>
        </blockquote>
      )}
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
