import { classNames } from '../class-names.ts';

export interface SkeletonProps {
  /** Sets the size. */
  className?: string;
}

/** A grey placeholder. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={classNames('y-skeleton', className)} aria-hidden="true" />;
}

/** A placeholder in the shape of an equipment card, so that nothing moves when the card arrives. */
export function CardSkeleton() {
  return (
    <div className="y-card y-card--skeleton" aria-hidden="true">
      <div className="y-card__media">
        <Skeleton />
      </div>
      <div className="y-card__body">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
