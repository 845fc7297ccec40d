import { type FilesSettings, fileStoreOf } from '../files/index.ts';
import { readOwnArt } from './compose-picture.ts';
import { createProcessEncoder } from './encoder.ts';
import { createPictureRemovals, type PictureRemovals, type PictureRemovalsParts } from './picture-removals.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import { findPicture } from './pictures.queries.ts';
import { createPictures, type Pictures } from './pictures.service.ts';

/** The pictures of a running server. */
export interface OpenPictures extends Pictures, Pick<PictureRemovals, 'sweep'> {
  /** Ends the encoders' processes, if any run; pictures under way are rejected. */
  close(): void;
}

/** The configured storage of pictures. */
export const pictureStoreOf = (settings: Pick<FilesSettings, 'dataDir' | 'pictureStore'>): PictureStore =>
  createPictureStore(fileStoreOf(settings, 'pictures'));

export interface OpenPicturesParts extends PictureRemovalsParts {
  readonly store: PictureStore;
}

/** A database's pictures, kept in a store. No process starts before the first one is made. */
export function openPictures({ db, store, clock, logger }: OpenPicturesParts): OpenPictures {
  const removals = createPictureRemovals({ db, clock, store, logger });
  const encoder = createProcessEncoder();
  const uploadEncoder = createProcessEncoder({ idleMs: 2_000, timeoutMs: 15_000 });
  const pictures = createPictures({
    store,
    encoder,
    uploadEncoder,
    readArt: readOwnArt,
    findPicture: (id) => findPicture(db, id),
    isRemoved: (id) => removals.isRemoved(id),
  });
  return {
    ...pictures,
    sweep: () => removals.sweep(),
    close: () => {
      encoder.close();
      uploadEncoder.close();
    },
  };
}
