import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import * as queries from './picture-removals.queries.ts';
import type { PictureStore } from './picture-store.ts';

export interface PictureRemovalsParts extends DbAndClock {
  readonly store: Pick<PictureStore, 'remove'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Sees to it that what was removed is gone: nobody is shown it any more, and the storage keeps nothing of it. */
export type PictureRemovals = ReturnType<typeof createPictureRemovals>;

/* A picture is gone at our servers within five seconds. */
const lookAgainMs = 3_000;
/* What another process was making as the picture went is written a moment later; nothing takes this long. */
const onceMoreMs = 600_000;
const batch = 50;

export function createPictureRemovals({ db, clock, store, logger }: PictureRemovalsParts) {
  let removed: ReadonlySet<string> = new Set();
  let freshUntil = 0;
  let underWay: Promise<void> | undefined;

  async function look(): Promise<void> {
    const until = clock.now().getTime() + lookAgainMs;
    try {
      removed = await queries.removedIds(db);
      freshUntil = until;
    } catch (error) {
      // Without the database nobody removes anything either: what was known is still so.
      logger.warn({ err: error }, 'What pictures were removed could not be read.');
    } finally {
      underWay = undefined;
    }
  }
  const refresh = () => (underWay ??= look());

  async function remove({ picture_id: id, removed_at }: queries.DueRemoval): Promise<boolean> {
    try {
      await store.remove(id);
    } catch (error) {
      logger.warn({ err: error, subject: id }, 'A removed picture is still in the storage; it is tried again.');
      return false;
    }
    const lastLook = new Date(removed_at.getTime() + onceMoreMs);
    if (clock.now() < lastLook) await queries.checkAgainAt(db, id, lastLook);
    else await queries.endRemoval(db, id);
    return true;
  }

  /* Storage that fails is left alone for a while: all that was taken is due again. */
  async function removeAll(due: readonly queries.DueRemoval[]): Promise<boolean> {
    for (const one of due) if (!(await remove(one))) return false;
    return true;
  }

  return {
    /** Whether a picture was removed, by this process or, at most some seconds ago, by another. */
    async isRemoved(id: string): Promise<boolean> {
      if (clock.now().getTime() >= freshUntil) await refresh();
      return removed.has(id);
    },
    /** Decides on uploads that are to be looked at, and has the storage remove what is due; answers how many pictures it was told of. */
    async sweep(): Promise<number> {
      while ((await queries.decide(db, clock.now(), batch)) === batch);
      let done = 0;
      for (;;) {
        const due = await queries.takeDueRemovals(db, clock.now(), batch);
        // Before the first file goes, so that no request finds half of it.
        if (done === 0) await refresh();
        const isDone = await removeAll(due);
        done += due.length;
        if (!isDone || due.length < batch) return done;
      }
    },
  };
}
