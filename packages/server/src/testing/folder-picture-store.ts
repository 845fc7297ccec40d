import { createFolderFileStore } from '../modules/files/index.ts';
import { createPictureStore, type PictureStore } from '../modules/pictures/picture-store.ts';

/** Pictures in a folder. */
export const createFolderPictureStore = (folder: string): PictureStore =>
  createPictureStore(createFolderFileStore(folder));
