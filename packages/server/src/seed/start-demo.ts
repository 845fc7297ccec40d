import { defaultCity } from '@yantra/places';
import type { Kysely } from 'kysely';
import { systemClock } from '../clock.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { findFirstSeen } from '../modules/pictures/pictures.queries.ts';
import type { Pictures } from '../modules/pictures/pictures.service.ts';
import { warmPictures } from '../modules/pictures/warm-pictures.ts';
import { seedDemo, type SeedProgress } from './seed-demo.ts';
import { seedTexts } from './seed.messages.ts';

/** What the start of a demo works with. */
export interface DemoParts {
  readonly database: OpenDatabase;
  readonly pictures: Pictures;
  /** `SEED` and `SEED_SIZE`. */
  readonly settings: { readonly seed: 'demo' | 'none'; readonly seedSize: number };
  readonly print: (line: string) => void;
}

/** Machines whose pictures a first visit shows: the default city's first pages, and the best of everywhere. */
const firstSeen = 24;

/** A line for every tenth of a stage, so that a long seed shows that it is alive and a short one is not a wall of text. */
function printTenths(print: (line: string) => void): (progress: SeedProgress) => void {
  let last = '';
  return ({ stage, done, total }) => {
    const tenth = `${stage} ${Math.floor((10 * done) / total)}`;
    if (tenth === last) return;
    last = tenth;
    print(seedTexts.progress(stage, done, total));
  };
}

async function warmFirstSeen(db: Kysely<Database>, pictures: Pictures): Promise<void> {
  await warmPictures(pictures, { ids: await findFirstSeen(db, defaultCity.id, firstSeen) });
}

/**
 * For the server's start with `SEED=demo`: fills an empty database, then has the pictures of a first visit made in the background
 * (another process draws them). With `SEED=none` it does nothing.
 */
export async function startDemo({ database, pictures, settings, print }: DemoParts): Promise<void> {
  if (settings.seed === 'none') return;
  const report = printTenths(print);
  let hasBegun = false;
  await seedDemo(database, {
    size: settings.seedSize,
    clock: systemClock,
    onProgress(progress) {
      if (!hasBegun) print(seedTexts.seeding(settings.seedSize));
      hasBegun = true;
      report(progress);
    },
  });
  // Whoever asks for one of them before it is warm gets it made at once: nothing depends on this.
  warmFirstSeen(database.db, pictures).catch(() => undefined);
}
