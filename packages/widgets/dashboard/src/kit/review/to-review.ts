import { type OutputOf, getReviewQueue } from '@yantra/contract/calls';
import { type LoggedUser, useScope } from '@yantra/state';
import { createContext, useContext, useEffect, useState } from 'react';
import { type SeenBy, isFor } from '../screen.ts';

/** Who looks through machines, ratings and reports. */
export const reviewers: SeenBy = { roles: ['admin'], rights: ['moderator'] };

type Counts = OutputOf<typeof getReviewQueue>['counts'];

/** How many wait in all. */
export const waitingIn = ({ machine = 0, pictures = 0, rating = 0, report = 0 }: Partial<Counts>): number =>
  machine + pictures + rating + report;

/** Lets the screen tell the frame how many wait. */
const ToReviewContext = createContext<(count: number) => void>(() => undefined);
export const ToReviewProvider = ToReviewContext.Provider;

const quiet = { isQuiet: true };

/** How many wait to be looked at: asked once, then updated by the screen. Undefined until known, and for others. */
export function useToReview({ role, rights }: LoggedUser) {
  const { send } = useScope();
  const [count, report] = useState<number>();
  const mayLook = isFor(reviewers, { role, ...(rights && { rights }) });
  useEffect(() => {
    if (!mayLook) return;
    send(getReviewQueue, { pageSize: 1 }, quiet).then(
      ({ counts }) => report((known) => known ?? waitingIn(counts)),
      () => undefined,
    );
  }, [mayLook, send]);
  return { count: mayLook ? count : undefined, report };
}

export function useReportToReview(count: number | undefined): void {
  const report = useContext(ToReviewContext);
  useEffect(() => {
    if (count !== undefined) report(count);
  }, [count, report]);
}
