import { getFleet } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { type ApiError, dataOf } from '@yantra/state';
import { useEffect, useMemo, useState } from 'react';
import { useRemote } from '../../kit/use-remote.ts';
import type { Clock } from './clock.ts';
import { type Commitment, type Fleet, type FleetInput, type Machine, nextLapse, withoutLapsed } from './fleet.model.ts';

/** The fleet in some days, as far as it is known. */
export interface KnownFleet {
  /** The latest answer with what has been changed since, without holds that have ended; undefined until the first has come. */
  readonly fleet: Fleet | undefined;
  /** Whether the days of `fleet` are those asked for: others are not drawn as free. */
  readonly isOfThese: boolean;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Shows other commitments of a machine until the fleet is read anew. */
  readonly put: (machineId: string, commitments: readonly Commitment[]) => void;
  /** The same for units and days of transport. */
  readonly setMachine: (id: string, change: Partial<Machine>) => void;
}

type Changed = ReadonlyMap<string, Partial<Machine>>;
const unchanged: Changed = new Map();

export function useFleet(input: FleetInput, { now, later }: Clock): KnownFleet {
  const { remote, reload } = useRemote(getFleet, input);
  const first = dataOf(remote);
  const [latest, setLatest] = useState(first);
  if (first && first !== latest) setLatest(first);
  const known = first ?? latest;
  const [kept, setKept] = useState<{ readonly of: Fleet | undefined; readonly changed: Changed }>();
  const changed = kept?.of === known ? (kept?.changed ?? unchanged) : unchanged;
  const [seenAt, setSeenAt] = useState(now);
  const machines = useMemo(() => {
    const all = known?.machines.map((machine) => ({ ...machine, ...changed.get(machine.id) })) ?? [];
    return withoutLapsed(all, seenAt);
  }, [known, changed, seenAt]);
  useEffect(() => {
    const next = nextLapse(machines, seenAt);
    if (next === undefined) return undefined;
    return later(
      () => {
        setSeenAt(now());
        reload();
      },
      // A timer cannot wait for weeks: it looks again after a day.
      Math.min(dayMs, Math.max(0, next - now())),
    );
  }, [machines, seenAt, now, later, reload]);
  const setMachine = (id: string, change: Partial<Machine>) =>
    setKept((before) => {
      const old = before?.of === known ? before?.changed : undefined;
      return { of: known, changed: new Map([...(old ?? []), [id, { ...old?.get(id), ...change }]]) };
    });
  return {
    fleet: useMemo(() => known && { ...known, machines: [...machines] }, [known, machines]),
    isOfThese: first !== undefined,
    error: remote.status === 'failed' ? remote.error : undefined,
    reload,
    put: (id, commitments) => setMachine(id, { commitments: [...commitments] }),
    setMachine,
  };
}
