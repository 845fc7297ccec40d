import { getEveryEquipment, getLeads, getOwnerEquipments, getUsersList } from '@yantra/contract/calls';
import { type ApiError, type LoggedUser, useScope } from '@yantra/state';
import { useEffect, useState } from 'react';
import { later } from '../../kit/later.ts';
import { type Found, nothingFound } from './entries.ts';

/** So long nobody has typed before the server is asked. */
const pauseMs = 150;
const most = { page: 1, pageSize: 5 };

interface State {
  readonly term: string;
  readonly found: Found;
  readonly error?: ApiError;
}

const idle: State = { term: '', found: nothingFound };

/** Machines, leads and, for an admin, people that a term finds. What was found before stays until the next is here. */
export function useFound(typed: string, { role }: LoggedUser) {
  const { send } = useScope();
  const [state, setState] = useState(idle);
  const term = typed.trim();
  useEffect(() => {
    let isOver = false;
    const settle = (next: State) => {
      if (!isOver) setState(next);
    };
    const ask = async () => {
      const input = { ...most, searchTerm: term };
      const [machines, leads, people] = await Promise.all([
        send(role === 'admin' ? getEveryEquipment : getOwnerEquipments, input),
        send(getLeads, input),
        role === 'admin' ? send(getUsersList, input) : { data: [] },
      ]);
      settle({ term, found: { machines: machines.data, leads: leads.data, people: people.data } });
    };
    const stop = later(() => {
      if (term === '') settle(idle);
      else ask().catch((error: unknown) => settle({ term, found: nothingFound, error: error as ApiError }));
    }, pauseMs);
    return () => {
      isOver = true;
      stop();
    };
  }, [term, role, send]);
  return { found: state.found, error: state.error, isSearching: state.term !== term };
}
