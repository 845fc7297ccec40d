import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What a failed call means when it fails with one of these codes. */
function unless<Value>(codes: readonly string[], value: Value): (error: unknown) => Value {
  return (error) => {
    if (codes.includes(String(codeOf(error)))) return value;
    throw error;
  };
}

/** Files in a folder, which is made when it is first written to; a key is a path below it. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, ...key.split('/'));

  /** Writes beside its place first, then brings it there at once. */
  async function put(key: string, bytes: Uint8Array, bring: typeof rename): Promise<void> {
    const place = pathOf(key);
    const draft = join(dirname(place), `.${randomUUID()}`);
    try {
      await mkdir(dirname(place), { recursive: true });
      // Its folder may have been emptied, and removed, this very moment.
      await writeFile(draft, bytes).catch(async (error: unknown) => {
        unless(['ENOENT'], undefined)(error);
        await mkdir(dirname(place), { recursive: true });
        await writeFile(draft, bytes);
      });
      await bring(draft, place);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    read: (key) => readFile(pathOf(key)).catch(unless(['ENOENT', 'ENOTDIR', 'EISDIR'], undefined)),
    write: (key, bytes) => put(key, bytes, rename),
    writeNew: (key, bytes) => put(key, bytes, (from, to) => link(from, to).catch(unless(['EEXIST'], undefined))),
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rmdir(dirname(pathOf(key))).catch(unless(['ENOTEMPTY', 'ENOENT', 'EEXIST'], undefined));
    },
    async list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unless(['ENOENT'], []));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        )
        .filter((key) => key.startsWith(prefix));
    },
  };
}
