import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
const releaseFile = 'release.json';

/** Whether there is nothing to be done for it: it was kept before. */
const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined;

/**
 * Keeps what is served now for the time after the next deployment: the build's files, for pages that still run, and the version, for snippets that
 * name it. A version that was kept before stays as it was.
 * @param kept a folder that outlives deployments
 * @returns the release of this version; its build is another one where the files changed and the version did not
 */
export async function keepRelease({ folder, version, build, reach }: EmbedBuild, kept: string): Promise<Release> {
  await keepWhole(join(kept, build), (draft) => cp(join(folder, build), draft, { recursive: true }));
  const place = join(kept, version);
  await keepWhole(place, async (draft) => {
    await mkdir(draft, { recursive: true });
    await cp(join(folder, loaderName), join(draft, loaderName));
    const names = await readdir(join(folder, build));
    const paths = [loaderName, ...names.map((name) => `${build}/${name}`)];
    const integrity = Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await hashOf(folder, path)])),
    );
    await writeFile(join(draft, releaseFile), JSON.stringify({ version, build, integrity, reach } satisfies Release));
  });
  return JSON.parse(await readFile(join(place, releaseFile), 'utf8')) as Release;
}

const hashOf = async (folder: string, path: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(join(folder, path)))
    .digest('base64')}`;

/** Puts a folder in its place at once, unless there is one: two processes may begin together. */
async function keepWhole(place: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (await isThere(place)) return;
  const draft = `${place}.${randomUUID()}`;
  try {
    await fill(draft);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was a moment faster.
    if (!(await isThere(place))) throw error;
  }
}
