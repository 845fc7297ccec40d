import type { getDemand, getOwnDemand, InputOf, OutputOf, WaitingFor } from '@yantra/contract/calls';
import { dayInIndia, minuteMs, savedSearchLimits } from '@yantra/domain';
import type { City } from '@yantra/places';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import * as queries from './demand.queries.ts';

export interface DemandParts extends DbAndClock {
  readonly cityById: (id: string) => City | undefined;
}

/** What saved searches wait for: numbers for owners and admins, never whose they are. */
export type DemandService = ReturnType<typeof createDemand>;

/* All of India is counted once in this time. */
const countedMs = minuteMs;

export function createDemand({ db, clock, cityById }: DemandParts) {
  const today = () => dayInIndia(clock.now());
  let counted: { readonly at: number; readonly counts: ReturnType<typeof countDemand> } | undefined;

  function counts() {
    const now = clock.now().getTime();
    if (counted === undefined || Math.abs(now - counted.at) >= countedMs) {
      const mine = { at: now, counts: countDemand(db, today()) };
      counted = mine;
      // A failed count is not kept.
      mine.counts.catch(() => {
        if (counted === mine) counted = undefined;
      });
    }
    return counted.counts;
  }

  const cityOf = (id: string) => {
    const city = cityById(id);
    return city && { id: city.id, name: city.name, state: city.state };
  };

  function waitingFor({ kind, city_id, people, size }: queries.WaitRow): WaitingFor | undefined {
    const city = cityOf(city_id);
    return city && { kind, city, people, ...sizeIn(size) };
  }

  return {
    async own({ userId }: Caller): Promise<OutputOf<typeof getOwnDemand>> {
      const [machines, lacking] = await Promise.all([
        queries.waitsForOwn(db, userId, today()),
        queries.lackingOf(db, userId, today(), savedSearchLimits.lacking),
      ]);
      return {
        machines: machines.map((row) => {
          const { people = 0, ...of } = waitingFor(row) ?? {};
          return { id: row.id, kept: row.kept, waiting: people, ...('kind' in of && people > 0 && { of }) };
        }),
        lacking: lacking.flatMap((row) => waitingFor(row) ?? []),
      };
    },

    async all({ state }: InputOf<typeof getDemand>): Promise<OutputOf<typeof getDemand>> {
      const { waits, sums, machines } = await counts();
      const machinesOf = (cityId: string, kind: string) => machines.get(`${cityId} ${kind}`) ?? 0;
      const within = waits.filter(({ city_id }) => state === undefined || cityById(city_id)?.state === state);
      const states = sumBy(waits, ({ city_id }) => cityById(city_id)?.state ?? '');
      const kinds = [...Map.groupBy(within, ({ kind }) => kind)].map(([kind, rows]) => ({
        kind,
        people: peopleIn(rows),
        machines:
          state === undefined
            ? machinesOf('*', kind)
            : rows.reduce((sum, { city_id }) => sum + machinesOf(city_id, kind), 0),
      }));
      return {
        ...sums,
        states: states.map(([name, people]) => ({ state: name, people })),
        kinds: kinds.toSorted((a, b) => b.people - a.people || (a.kind < b.kind ? -1 : 1)),
        places: within
          .flatMap((row) => {
            const one = waitingFor(row);
            return one === undefined ? [] : [{ ...one, machines: machinesOf(row.city_id, row.kind) }];
          })
          .slice(0, savedSearchLimits.places),
      };
    },
  };
}

/** All of India, as it stands on a day. */
async function countDemand(db: DemandParts['db'], today: string) {
  const [waits, sums, kept, machines] = await Promise.all([
    queries.waitsByPlace(db, today),
    queries.savedSums(db, today),
    queries.keptSums(db),
    queries.machinesByPlace(db),
  ]);
  return {
    waits,
    sums: { ...sums, ...kept },
    machines: new Map(machines.map(({ kind, city_id, n }) => [`${city_id} ${kind}`, n])),
  };
}

const peopleIn = (rows: readonly queries.WaitRow[]): number => rows.reduce((sum, { people }) => sum + people, 0);

const sumBy = (rows: readonly queries.WaitRow[], of: (row: queries.WaitRow) => string): (readonly [string, number])[] =>
  [...Map.groupBy(rows, of)]
    .map(([name, own]) => [name, peopleIn(own)] as const)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

/** `14 t` as a value and its unit. */
function sizeIn(text: string | null): { readonly size?: NonNullable<WaitingFor['size']> } {
  const [value, unit] = text?.split(' ') ?? [];
  return value === undefined || unit === undefined ? {} : { size: { value: Number(value), unit } };
}
