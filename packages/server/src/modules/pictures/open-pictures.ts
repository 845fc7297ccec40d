import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { readOwnArt } from './compose-picture.ts';
import { createProcessEncoder } from './encoder.ts';
import { createFolderPictureStore } from './picture-store.ts';
import { findRecipe } from './pictures.queries.ts';
import { createPictures, type Pictures } from './pictures.service.ts';

/** The pictures of a running server. */
export interface OpenPictures extends Pictures {
  /** Ends the encoder's process, if one runs; what is being made rejects. */
  close(): void;
}

/** The pictures that a database knows, kept in a folder (`DATA_DIR/pictures`). Nothing starts before the first one is made. */
export function openPictures(parts: { readonly db: Kysely<Database>; readonly folder: string }): OpenPictures {
  const { db, folder } = parts;
  const encoder = createProcessEncoder();
  const pictures = createPictures({
    store: createFolderPictureStore(folder),
    encoder,
    readArt: readOwnArt,
    findRecipe: (id) => findRecipe(db, id),
  });
  return { ...pictures, close: () => encoder.close() };
}
