import { cheaperPercent, dayInIndia } from '@yantra/domain';
import { tryLock } from '../../database/locks.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { digestAfter } from './digest-time.ts';
import * as queries from './matching.queries.ts';
import { listedPairs, pairsBefore } from './pairs.ts';
import type { Rereader } from './rereading.ts';
import { keysOfMachine } from './wanted-keys.ts';

/* Few enough that others wait for a moment only, and that machines of one batch share most conditions. */
const batch = 50;

/**
 * Asks the saved searches about machines that changed, some at a time: what a machine's own few keys reach, and of that what the search lists. Each batch is one
 * transaction and one at a time in all processes, so that it is done once, whoever is killed. Returns how many machines were asked about.
 */
export function createMatching({ db, clock, rereader }: DbAndClock & { readonly rereader: Rereader }) {
  async function matchSome(): Promise<number> {
    const waiting = await queries.waitingChanges(db, batch);
    if (waiting.length === 0) return 0;
    // Their words may be new: terms that were looked up by such words mean something else from now on.
    await rereader.readFor(
      await queries.machineFacts(
        db,
        waiting.map(({ equipment_id }) => equipment_id),
      ),
    );
    return db.transaction().execute(async (trx) => {
      if (!(await tryLock(trx, 'matching'))) return 0;
      const only = waiting.flatMap(({ ids }) => ids);
      const taken = await queries.waitingChanges(trx, only.length, only);
      const now = clock.now();
      const searches = await queries.writeHits(trx, await hitsOf(trx, taken, now), cheaperPercent, now);
      await queries.addNews(trx, searches, { daily: digestAfter(now), atOnce: now });
      await queries.forgetChanges(
        trx,
        taken.flatMap(({ ids }) => ids),
      );
      return taken.length;
    });
  }

  return {
    async work(): Promise<number> {
      for (let done = 0; ;) {
        const some = await matchSome();
        done += some;
        if (some === 0) return done;
      }
    },
  };
}

/** What searches list of these machines, with how it was before. */
export async function hitsOf(db: Db, changed: readonly queries.Changed[], now: Date): Promise<queries.Hit[]> {
  const machines = await queries.machineFacts(
    db,
    changed.map(({ equipment_id }) => equipment_id),
  );
  const pairs = await candidatesOf(db, machines, now);
  const listed = await listedPairs(db, pairs);
  const beforeOf = new Map(
    changed.flatMap(({ equipment_id, before }) => (before === null ? [] : [[equipment_id, before] as const])),
  );
  const wasIn = await pairsBefore(db, { filters: pairs.filters, searches: listed }, beforeOf);
  return machines.flatMap((machine) => {
    const before = beforeOf.get(machine.id);
    const had = new Set(wasIn.get(machine.id));
    return (listed.get(machine.id) ?? []).map((searchId): queries.Hit => {
      // Which of several units was free then is not known any more.
      const isUnknown = machine.units > 1 && pairs.filters.get(searchId)?.freeOn !== undefined;
      return {
        searchId,
        machine,
        was: had.has(searchId) && !isUnknown,
        before: before && { paise: String(before['final_rental_paise']), type: Number(before['rental_type']) },
      };
    });
  });
}

/** The searches that the machines' keys reach. */
export const candidatesOf = (db: Db, machines: readonly queries.MachineFacts[], now: Date) =>
  queries.searchesFor(
    db,
    machines.map((machine) => ({
      id: machine.id,
      keys: keysOfMachine(machine),
      paise: machine.final_rental_paise,
      size: machine.capacity,
    })),
    dayInIndia(now),
  );
