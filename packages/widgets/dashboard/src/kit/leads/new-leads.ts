import { getLeads } from '@yantra/contract/calls';
import { type LoggedUser, useScope } from '@yantra/state';
import { createContext, use, useEffect, useState } from 'react';

/** Lets a screen tell the frame how many leads are new. */
const TellNewLeads = createContext<(count: number) => void>(() => undefined);
export const NewLeadsProvider = TellNewLeads.Provider;

const quiet = { isQuiet: true };

/** The number of new leads of a supplier: asked once, then updated by screens. Undefined until known, and for admins, who have no leads of their own. */
export function useNewLeads({ role }: LoggedUser) {
  const { send } = useScope();
  const [count, tell] = useState<number>();
  const isTheirs = role !== 'admin';
  useEffect(() => {
    if (!isTheirs) return;
    // A number that a screen has sent meanwhile is newer; on failure no number is shown.
    send(getLeads, { page: 1, pageSize: 1 }, quiet).then(
      ({ counts }) => tell((known) => known ?? counts.New),
      () => undefined,
    );
  }, [isTheirs, send]);
  return { count: isTheirs ? count : undefined, tell };
}

export function useToldNewLeads(count: number | undefined): void {
  const tell = use(TellNewLeads);
  useEffect(() => {
    if (count !== undefined) tell(count);
  }, [count, tell]);
}
