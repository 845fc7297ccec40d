import { getEveryEquipment, getLeads, getOwnerEquipments, getPayments, getUsersList } from '@yantra/contract/calls';
import { failureNoticeMs } from '@yantra/domain';
import { useErrorText } from '@yantra/language';
import { type ApiError, type LoggedUser, later, useScope } from '@yantra/state';
import { useEffect, useState } from 'react';
import { isFor, type SeenBy } from '../../kit/screen.ts';
import { useLatest } from '../../kit/use-latest.ts';
import { type Found, nothingFound } from './entries.ts';

/** How long typing must pause before the server is asked. */
const pauseMs = 150;
const quiet = { isQuiet: true } as const;
const most = { page: 1, pageSize: 5 };

interface State {
  readonly term: string;
  readonly found: Found;
  readonly error?: ApiError;
}

const forPayments: SeenBy = { roles: ['admin'], rights: ['finance'] };
const idle: State = { term: '', found: nothingFound };

/** Machines, leads and, for who may see them, people and payments that match a term. Earlier results stay until the next ones come. */
export function useSearch(typed: string, user: LoggedUser) {
  const { role } = user;
  const seesPayments = isFor(forPayments, user);
  const { send, notify } = useScope();
  const errorText = useErrorText();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(idle);
  const term = typed.trim();
  /** One notice, though several calls may have failed. */
  const fail = useLatest((error: ApiError) => {
    notify({ kind: 'error', text: errorText(error), duration: failureNoticeMs });
    setState({ term, found: nothingFound, error });
  });
  useEffect(() => {
    let isCancelled = false;
    const update = (next: State) => {
      if (!isCancelled) setState(next);
    };
    const ask = async () => {
      const input = { ...most, searchTerm: term };
      const [machines, leads, people, payments] = await Promise.all([
        send(role === 'admin' ? getEveryEquipment : getOwnerEquipments, input, quiet),
        send(getLeads, input, quiet),
        role === 'admin' ? send(getUsersList, input, quiet) : { data: [] },
        seesPayments ? send(getPayments, input, quiet) : { data: [] },
      ]);
      update({
        term,
        found: { machines: machines.data, leads: leads.data, people: people.data, payments: payments.data },
      });
    };
    const stop = later(() => {
      if (term === '') update(idle);
      else ask().catch((error: unknown) => !isCancelled && fail(error as ApiError));
    }, pauseMs);
    return () => {
      isCancelled = true;
      stop();
    };
  }, [term, role, seesPayments, send, attempt, fail]);
  const again = () => {
    setState(idle);
    setAttempt((before) => before + 1);
  };
  return { found: state.found, error: state.error, isSearching: state.term !== term, again };
}
