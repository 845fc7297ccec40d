import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import type { FilesSettings } from './files.settings.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The kinds of files, with a folder each in `DATA_DIR`. On S3-compatible storage pictures are at the top level, beside the folder of builds. */
const folders = {
  pictures: { local: 'pictures', shared: '' },
  builds: { local: 'embed', shared: 'embed' },
} as const;

/** The configured storage: below `DATA_DIR`, or S3-compatible. */
export function fileStoreOf(
  { dataDir, pictureStore }: Pick<FilesSettings, 'dataDir' | 'pictureStore'>,
  what: keyof typeof folders,
): FileStore {
  const { local, shared } = folders[what];
  if (pictureStore === undefined) return createFolderFileStore(join(dataDir, local));
  const prefix = [pictureStore.prefix, shared].filter((part) => part !== '').join('/');
  return createS3FileStore({ ...pictureStore, prefix });
}
