import { sql } from 'kysely';
import { ifFree } from '../../database/locks.ts';
import type { DbAndClock } from '../../database/types.ts';

/** Keeps `listed` true at the clock's now. */
export type Listing = ReturnType<typeof createListing>;

/** @param lookAgainMs Other processes may have sold or ended something since: the next due moment is asked for anew after this long. */
export function createListing({ db, clock }: DbAndClock, lookAgainMs = 60_000) {
  let due = 0;
  let underWay: Promise<number> | undefined;

  async function run(): Promise<number> {
    const now = clock.now();
    // One statement: who stands still holds neither the lock nor a machine.
    const done = await sql<{ changed: number }>`
      select case when ${ifFree('listing')} then refresh_listing(${now}::timestamptz) else 0 end as changed`.execute(
      db,
    );
    const next = await sql<{ at: Date | null }>`select least(
      (select min(listed_until) from equipment where listed),
      (select min(listed_from) from equipment where not listed and listed_from > ${now}::timestamptz)) as at`.execute(
      db,
    );
    due = Math.min(next.rows[0]?.at?.getTime() ?? Infinity, now.getTime() + lookAgainMs);
    return done.rows[0]?.changed ?? 0;
  }

  /** Lists and unlists what is due; answers how many machines changed. Another process that is at it already does it for us (0). */
  const refresh = () => (underWay ??= run().finally(() => (underWay = undefined)));
  return {
    refresh,
    /** Before a public list is read: refreshes when a period has begun or ended since the last look, so that nothing expired is shown. */
    upToDate: async (): Promise<void> => {
      if (clock.now().getTime() >= due) await refresh();
    },
  };
}
