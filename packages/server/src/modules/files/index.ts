export type { FileStore } from './file-store.ts';
export type { FilesSettings } from './files.settings.ts';
export { createFolderFileStore } from './folder-file-store.ts';
export { fileStoreOf } from './open-files.ts';
