import { defaultCity } from '@yantra/places';
import { systemClock } from '../clock.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Db } from '../database/types.ts';
import { findFirstSeen, type Pictures, warmPictures } from '../modules/pictures/index.ts';
import { printProgress } from './progress.ts';

/** What starting a demo needs. */
export interface DemoParts {
  readonly database: OpenDatabase;
  readonly pictures: Pictures;
  /** `SEED`, `SEED_SIZE` and `DATABASE_URL`. */
  readonly settings: {
    readonly seed: 'demo' | 'none';
    readonly seedSize: number;
    readonly databaseUrl?: string | undefined;
  };
  readonly print: (line: string) => void;
}

/** How many machines' pictures a first visit shows: the default city's first pages, and the best of everywhere. */
const firstSeen = 24;

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/* The seeding code is loaded only if needed: most starts do not. */
async function fillDatabase({ database, settings, print }: DemoParts): Promise<void> {
  const { seedSize: size, databaseUrl } = settings;
  if (databaseUrl !== undefined) {
    const { seedInChild } = await import('./seed-in-child.ts');
    return seedInChild({ databaseUrl, size, print });
  }
  const { seedDemo } = await import('./seed-demo.ts');
  await seedDemo(database, { size, clock: systemClock, onProgress: printProgress(size, print) });
}

async function warmFirstSeen(db: Db, pictures: Pictures): Promise<void> {
  await warmPictures(pictures, { ids: await findFirstSeen(db, defaultCity.id, firstSeen) });
}

/**
 * For a start with `SEED=demo`: fills an empty database, then makes a first visit's pictures in the background (in another process). With `SEED=none` it does
 * nothing.
 */
export async function startDemo(parts: DemoParts): Promise<void> {
  if (parts.settings.seed === 'none') return;
  const { db } = parts.database;
  if (!(await hasUsers(db))) await fillDatabase(parts);
  // A picture requested before that is made at once: nothing depends on this.
  warmFirstSeen(db, parts.pictures).catch(() => undefined);
}
