import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import type { FilesSettings } from './files.settings.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** What files are kept for: a folder each in `DATA_DIR`. On S3-compatible storage pictures lie beside what is in the folder of builds. */
const folders = {
  pictures: { local: 'pictures', shared: '' },
  builds: { local: 'embed', shared: 'embed' },
} as const;

/** Where files are kept by the settings: below `DATA_DIR`, or on S3-compatible storage. */
export function fileStoreOf(
  { dataDir, pictureStore }: Pick<FilesSettings, 'dataDir' | 'pictureStore'>,
  what: keyof typeof folders,
): FileStore {
  const { local, shared } = folders[what];
  if (pictureStore === undefined) return createFolderFileStore(join(dataDir, local));
  const prefix = [pictureStore.prefix, shared].filter((part) => part !== '').join('/');
  return createS3FileStore({ ...pictureStore, prefix });
}
