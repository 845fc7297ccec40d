import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/** A file's current state. */
export interface FoundFile {
  /** Changes with the content. */
  readonly version: string;
  /** When it was written. Milliseconds. */
  readonly at: number;
  /** Bytes. */
  read(): Promise<Buffer>;
}

/** A place of served files. */
export interface FileSource {
  /** `undefined` if it does not exist; a path may be anything a browser sends. */
  find(path: string): Promise<FoundFile | undefined>;
}

/** A folder of files; changes on disk are noticed, so a new build needs no restart. */
export function folderSource(folder: string): FileSource {
  const root = resolve(folder);
  return {
    async find(path) {
      const file = await insideOf(root, path);
      if (file === undefined) return undefined;
      const facts = await stat(file);
      if (!facts.isFile()) return undefined;
      return { version: `${facts.mtimeMs}.${facts.size}`, at: facts.mtimeMs, read: () => readFile(file) };
    },
  };
}

/** The first of two places that has a file. */
export const eitherSource = (first: FileSource, second: FileSource): FileSource => ({
  find: async (path) => (await first.find(path)) ?? second.find(path),
});

/** The real file of a path, only if it is below the folder: neither dots nor links lead out. */
async function insideOf(root: string, path: string): Promise<string | undefined> {
  if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
  try {
    const [file, base] = await Promise.all([realpath(join(root, path)), realpath(root)]);
    return file.startsWith(base + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
