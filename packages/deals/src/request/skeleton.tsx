import { Skeleton } from '@yantra/ui';

/** Three cards that are on their way. */
export function RequestSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="y-request" role="status">
      <span className="y-hidden">{label}</span>
      <Skeleton className="y-request__blank-head" />
      <Skeleton className="y-request__blank-plate" />
      <div className="y-request__blanks">
        <Skeleton className="y-request__blank-card" />
        <Skeleton className="y-request__blank-card" />
        <Skeleton className="y-request__blank-card" />
      </div>
    </div>
  );
}
