import { getLeads } from '@yantra/contract/calls';
import { type LoggedUser, useScope } from '@yantra/state';
import { createContext, useContext, useEffect, useState } from 'react';

/** Lets a screen tell the frame how many leads are new. */
const NewLeadsContext = createContext<(count: number) => void>(() => undefined);
export const NewLeadsProvider = NewLeadsContext.Provider;

const quiet = { isQuiet: true };

/** The number of new leads of a supplier: asked once, then updated by screens. Undefined until known, and for admins, who have no leads of their own. */
export function useNewLeads({ role }: LoggedUser) {
  const { send } = useScope();
  const [count, report] = useState<number>();
  const hasLeads = role !== 'admin';
  useEffect(() => {
    if (!hasLeads) return;
    // A number that a screen has sent meanwhile is newer; on failure no number is shown.
    send(getLeads, { page: 1, pageSize: 1 }, quiet).then(
      ({ counts }) => report((known) => known ?? counts.New),
      () => undefined,
    );
  }, [hasLeads, send]);
  return { count: hasLeads ? count : undefined, report };
}

export function useReportNewLeads(count: number | undefined): void {
  const report = useContext(NewLeadsContext);
  useEffect(() => {
    if (count !== undefined) report(count);
  }, [count, report]);
}
