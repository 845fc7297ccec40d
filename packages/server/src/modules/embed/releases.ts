import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../database/types.ts';
import { filesBelow, loaderOf, buildOfVersion, type KeptBuilds, typeOfAny } from '../builds/index.ts';
import type { FileStore } from '../files/index.ts';

/** The built embed: `packages/embed/dist`. */
export interface EmbedBuild {
  /** The contents of `/embed/v1/`: the loader, and this build's folder. */
  readonly folder: string;
  /** The package's version, e.g. `1.2.3`. */
  readonly version: string;
  /** The name of this build's folder, which changes with any file in it. */
  readonly build: string;
  /** Tag name to all files it can ever load; paths below `folder`. */
  readonly reach: Readonly<Record<string, readonly string[]>>;
  /** The folder of the archives of released versions (`archive.ts`). */
  readonly released?: string;
}

/** A permanent version, for snippets whose code must never change. */
export interface Release {
  readonly version: string;
  readonly build: string;
  /** File to its integrity hash (`sha384-…`); the loader is `yantra.js`, all others are below the build's folder. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly reach: EmbedBuild['reach'];
}

export const loaderName = 'yantra.js';
/** In a build's folder: the code of the first cards. */
export const coreName = 'core.js';
/** Beside it: all widgets' texts in a language. */
export const languageName = (locale: string): string => `language-${locale}.js`;
/** The names of cities that such a file imports. */
export const placeNamesName = 'places-devanagari.js';
export const releaseFileOf = (version: string): string => `${version}/release.json`;

/** What keeping a release needs. */
export interface ReleaseParts {
  readonly db: Db;
  readonly store: FileStore;
  readonly builds: Pick<KeptBuilds, 'keep'>;
}

/**
 * Keeps the current files for the time after the next deployment: the build's files, for open pages, and the version, for snippets. An already kept version
 * stays unchanged.
 * @returns the release of this version; its build differs if the files changed and the version did not. `undefined` if the storage fails, or while another
 * process is still writing it
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

/** What browsers check a file by. */
export const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
