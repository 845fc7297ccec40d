import { getLeads } from '@yantra/contract/calls';
import { type LoggedUser, useScope } from '@yantra/state';
import { createContext, use, useEffect, useState } from 'react';

/** Tells the frame how many leads are new, once a screen knows. */
const TellNewLeads = createContext<(count: number) => void>(() => undefined);
export const NewLeadsProvider = TellNewLeads.Provider;

const quiet = { isQuiet: true };

/** How many leads wait for a supplier: asked once, then as screens tell. Undefined while nobody knows, and for admins, whose they are not. */
export function useNewLeads({ role }: LoggedUser) {
  const { send } = useScope();
  const [count, tell] = useState<number>();
  const isTheirs = role !== 'admin';
  useEffect(() => {
    if (!isTheirs) return;
    // What a screen has told meanwhile is newer; without an answer there is no number.
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
