import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** A result for failures with one of these codes. */
function unless<Value>(codes: readonly string[], value: Value): (error: unknown) => Value {
  return (error) => {
    if (codes.includes(String(codeOf(error)))) return value;
    throw error;
  };
}

/** Files in a folder, which the first write creates; a key is a path below it. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, ...key.split('/'));

  /** Writes to a temporary file, then moves it into place. */
  async function put(key: string, bytes: Uint8Array, bring: typeof rename): Promise<void> {
    const place = pathOf(key);
    const draft = join(dirname(place), `.${randomUUID()}`);
    try {
      await mkdir(dirname(place), { recursive: true });
      // Its folder may have been removed at this very moment, as empty.
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
