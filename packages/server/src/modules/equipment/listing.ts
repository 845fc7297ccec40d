import { sql } from 'kysely';
import { ifFree } from '../../database/locks.ts';
import type { DbAndClock } from '../../database/types.ts';

/** Keeps `listed` correct as time passes. */
export type Listing = ReturnType<typeof createListing>;

/** @param lookAgainMs how long the next due moment is trusted: other processes may have sold or ended something since */
export function createListing({ db, clock }: DbAndClock, lookAgainMs = 60_000) {
  let due = 0;
  let underWay: Promise<number> | undefined;

  async function run(): Promise<number> {
    const now = clock.now();
    // One statement, so that a stuck process holds neither the lock nor a machine.
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

  /** Lists and unlists what is due; returns how many machines changed. 0 if another process is already at it. */
  const refresh = () => (underWay ??= run().finally(() => (underWay = undefined)));
  return {
    refresh,
    /** Before a public list is read: refreshes if a period has begun or ended since the last check, so that nothing expired is shown. */
    upToDate: async (): Promise<void> => {
      if (clock.now().getTime() >= due) await refresh();
    },
  };
}
