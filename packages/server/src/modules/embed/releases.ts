import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../database/types.ts';
import { filesBelow, loaderOf, buildOfVersion, type KeptBuilds, typeOfAny } from '../builds/index.ts';
import type { FileStore } from '../files/index.ts';

/** The embed as it was built: `packages/embed/dist`. */
export interface EmbedBuild {
  /** Holds what `/embed/v1/` serves: the loader, and the folder of this build. */
  readonly folder: string;
  /** Of the package, e.g. `1.2.3`. */
  readonly version: string;
  /** The name of this build's folder, which changes with any file in it. */
  readonly build: string;
  /** Tag name to all files that it may ever load; paths below `folder`. */
  readonly reach: Readonly<Record<string, readonly string[]>>;
}

/** A version for good: what a snippet names that nothing shall change under. */
export interface Release {
  readonly version: string;
  readonly build: string;
  /** File to what browsers check it by (`sha384-…`); the loader is `yantra.js`, all else is below the build's folder. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly reach: EmbedBuild['reach'];
}

export const loaderName = 'yantra.js';
/** In a build's folder: what shows the first cards. */
export const coreName = 'core.js';
/** Beside it: what all widgets say in a language. */
export const languageName = (locale: string): string => `language-${locale}.js`;
const releaseFileOf = (version: string): string => `${version}/release.json`;

/** Where releases are kept. */
export interface ReleaseParts {
  readonly db: Db;
  readonly store: FileStore;
  readonly builds: Pick<KeptBuilds, 'keep'>;
}

/**
 * Keeps what is served now for the time after the next deployment: the build's files, for pages that still run, and the version, for snippets that
 * name it. A version that was kept before stays as it was.
 * @returns the release of this version; its build is another one where the files changed and the version did not. `undefined` where the
 * storage fails, and while the process that brought it is still writing it down.
 */
export async function keepRelease(
  { folder, version, build, reach }: EmbedBuild,
  { db, store, builds }: ReleaseParts,
): Promise<Release | undefined> {
  const files = await filesBelow(join(folder, build));
  if (!(await builds.keep({ kind: 'embed', name: build, files }))) return undefined;
  if ((await buildOfVersion(db, version, build)) === build) {
    const loader = await readFile(join(folder, loaderName));
    const integrity: Record<string, string> = { [loaderName]: hashOf(loader) };
    for (const [path, file] of files) integrity[`${build}/${path}`] = hashOf(await readFile(file));
    const release = JSON.stringify({ version, build, integrity, reach } satisfies Release);
    await store.writeNew(loaderOf(version), loader, typeOfAny);
    await store.writeNew(releaseFileOf(version), Buffer.from(release), typeOfAny);
  }
  const kept = await store.read(releaseFileOf(version));
  return kept && (JSON.parse(kept.toString('utf8')) as Release);
}

const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
