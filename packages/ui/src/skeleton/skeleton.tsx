import { classNames } from '../class-names.ts';

export interface SkeletonProps {
  /** Gives the place its size. */
  className?: string;
}

/** A grey place where something will be. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={classNames('y-skeleton', className)} aria-hidden="true" />;
}

/** An equipment card that is still on its way, in the shape of the real one so that nothing moves when it comes. */
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
