import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import * as queries from './picture-removals.queries.ts';
import type { PictureStore } from './picture-store.ts';

export interface PictureRemovalsParts extends DbAndClock {
  readonly store: Pick<PictureStore, 'remove'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Deletes removed pictures: they are no longer served, and the storage keeps nothing of them. */
export type PictureRemovals = ReturnType<typeof createPictureRemovals>;

/* A removed picture is gone at our servers within five seconds. */
const lookAgainMs = 3_000;
/* Another process may have been making a size of it, and written it a moment later; nothing takes this long. */
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
      // Without the database nobody removes pictures either: the known state stays valid.
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

  /* A failing storage is left alone for a while: all of them become due again. */
  async function removeAll(due: readonly queries.DueRemoval[]): Promise<boolean> {
    for (const one of due) if (!(await remove(one))) return false;
    return true;
  }

  return {
    /** Whether a picture was removed, by this process or, with some seconds' delay, by another. */
    async isRemoved(id: string): Promise<boolean> {
      if (clock.now().getTime() >= freshUntil) await refresh();
      return removed.has(id);
    },
    /** Decides on due uploads, and deletes due pictures from the storage; returns how many. */
    async sweep(): Promise<number> {
      while ((await queries.decide(db, clock.now(), batch)) === batch);
      let done = 0;
      for (;;) {
        const due = await queries.takeDueRemovals(db, clock.now(), batch);
        // Before the first file is deleted, so that no request finds half a picture.
        if (done === 0) await refresh();
        const isDone = await removeAll(due);
        done += due.length;
        if (!isDone || due.length < batch) return done;
      }
    },
  };
}
