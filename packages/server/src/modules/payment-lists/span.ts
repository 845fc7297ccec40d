import { boundsOfDayInIndia } from '@yantra/domain';

/** A time, half open; an end that is absent is everything. */
export interface Span {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/* Midnight in UTC is the morning of that day in India. */
const boundsOf = (day: string) => boundsOfDayInIndia(new Date(`${day}T00:00:00Z`));

/** Days in India, both included. */
export const spanOfDays = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Span => ({
  from: from === undefined ? undefined : boundsOf(from).began,
  until: to === undefined ? undefined : boundsOf(to).ends,
});
