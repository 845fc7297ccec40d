import type { Equipment } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { jobTotalMessages } from './job-total.messages.ts';

export interface JobTotalProps {
  /** What the job costs with the machine; undefined if that is not known. */
  cost: Equipment['cost'];
  /** Of the job. */
  days: number;
  /** It is being worked out. */
  isPending?: boolean;
}

/** What a job costs with a machine: a strip at the foot of its card, given to it as its child. */
export function JobTotal({ cost, days, isPending = false }: JobTotalProps) {
  const texts = useMessages(jobTotalMessages);
  if (!cost && isPending)
    return (
      <p className="y-card__job" data-pending="" aria-hidden="true">
        <Skeleton />
        <Skeleton />
      </p>
    );
  if (!cost) return <p className="y-card__job">{texts.missing}</p>;
  const unknown = cost.unknown.map((part) => texts.parts[part]);
  const plus = cost.renter.map((part) => texts.parts[part]);
  return (
    <p className="y-card__job">
      {cost.isEstimate && `${texts.about} `}
      <b>{formatRupees(cost.total)}</b> <span>{texts.days(days)}</span>{' '}
      {unknown.length > 0 ? (
        <span className="y-unknown">{texts.unknown(unknown)}</span>
      ) : (
        <span>{plus.length > 0 ? texts.plus(plus) : texts.nothing}</span>
      )}
    </p>
  );
}
