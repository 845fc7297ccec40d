import { systemClock } from '../clock.ts';
import type { OpenDatabase } from '../database/open.ts';
import { StartError } from '../listening.ts';
import { mainTexts } from '../main.messages.ts';
import { filesTexts } from '../modules/files/files.messages.ts';
import { type HeldStore, holdStore } from '../modules/files/hold-store.ts';
import { fileStoreOf } from '../modules/files/open-files.ts';
import { type OpenPictures, openPictures, pictureStoreOf } from '../modules/pictures/open-pictures.ts';
import { type OpenBuilds, openBuilds } from './open-builds.ts';
import type { Starting, StartOptions } from './start-options.ts';

/** The storage of pictures, and their encoder. */
export function ownPictures({ db }: OpenDatabase, { settings, logger, undo }: Starting): OpenPictures {
  const pictures = openPictures({ db, clock: systemClock, store: pictureStoreOf(settings), logger });
  undo.push(() => pictures.close());
  return pictures;
}

/**
 * Registers this process's storage; not needed for the embedded database, which has one process.
 * @throws StartError if another process on the same PostgreSQL uses another place
 */
export async function heldStore(
  { db, engine }: OpenDatabase,
  { settings, print, logger, undo }: Starting,
): Promise<HeldStore | undefined> {
  if (engine === 'pglite') return undefined;
  const held = await holdStore({ db, settings, logger });
  undo.push(() => held.leave());
  if (settings.pictureStore === undefined && !settings.sharesDataDir) print(filesTexts.oneProcess);
  return held;
}

/** The browser files of this process and of earlier ones. @throws StartError if the storage cannot be written */
export async function ownBuilds(
  { db }: OpenDatabase,
  served: Pick<StartOptions, 'staticDir' | 'embed'>,
  { settings, logger, undo }: Starting,
): Promise<OpenBuilds> {
  const store = fileStoreOf(settings, 'builds');
  const builds = await openBuilds({ db, clock: systemClock, store, logger }, served).catch((cause: unknown) => {
    throw new StartError(mainTexts.noStorage(cause instanceof Error ? cause.message : String(cause)), { cause });
  });
  // A stop need not wait for it: without the database it cannot work.
  undo.push(() => builds.flush().catch(() => undefined));
  return builds;
}
