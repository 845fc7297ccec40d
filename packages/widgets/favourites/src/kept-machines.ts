import { useSignals } from '@preact/signals-react/runtime';
import { type KeptRow, getKeptMachines } from '@yantra/contract/calls';
import { type Kept, type VisitorJob, jobInput } from '@yantra/domain';
import { type Remote, type Scope, dataOf } from '@yantra/state';
import { useMemo, useRef } from 'react';

/** What is asked for to show machines. */
export const keptMachinesInput = (kept: Pick<Kept, 'machines'>, cityId: string, job: VisitorJob | undefined) => ({
  ids: kept.machines.map(({ id }) => id),
  selectedCityId: cityId,
  ...jobInput(job),
});

const isRow = (value: unknown): value is KeptRow => typeof (value as Partial<KeptRow> | null)?.id === 'string';

/** Any other answer (a proxy's page, null) must not break the page. */
export function rowsIn(answer: unknown): readonly KeptRow[] | undefined {
  const { machines } = (answer ?? {}) as { readonly machines?: unknown };
  return Array.isArray(machines) && machines.every(isRow) ? machines : undefined;
}

/** The machines as they are now, by id; those that are known stay while others are asked for. */
export function useKeptRows(scope: Scope, kept: Kept, job: VisitorJob | undefined) {
  useSignals();
  const cityId = scope.city.value.id;
  const input = keptMachinesInput(kept, cityId, job);
  const key = JSON.stringify(input);
  const resource = useMemo(
    () =>
      scope.resource(
        getKeptMachines,
        () => {
          const wanted = JSON.parse(key) as typeof input;
          return wanted.ids.length > 0 ? wanted : undefined;
        },
        { isQuiet: true },
      ),
    [scope, key],
  );
  const remote: Remote<unknown> = resource.remote.value;
  const known = useRef<{ readonly of: string; readonly rows: Map<string, KeptRow> }>(undefined);
  const of = JSON.stringify([cityId, job]);
  const found = rowsIn(dataOf(remote));
  return useMemo(() => {
    // Of another job, totals would be wrong.
    const before = known.current?.of === of ? known.current.rows : new Map<string, KeptRow>();
    const rows = found ? new Map([...before, ...found.map((row) => [row.id, row] as const)]) : before;
    known.current = { of, rows };
    return { rows, remote, isUnreadable: remote.status === 'ready' && !found, reload: resource.reload };
  }, [found, of, remote, resource]);
}
