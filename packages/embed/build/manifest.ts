import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `dist/manifest.json`: where the files of this build are, and what a carousel loads. Paths are below `dist/v1/`. */
export interface EmbedManifest {
  /** The embed package's version. */
  readonly version: string;
  /** The folder of this build, named by a hash of its contents. */
  readonly build: string;
  /** Tag name to its script. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Tag name to all files it can ever load. */
  readonly reach: Readonly<Record<string, readonly string[]>>;
  /** File to the files it imports at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** JavaScript up to the first card, the loader included. */
  readonly firstCard: readonly string[];
  /** All JavaScript a carousel ever loads by itself. */
  readonly carousel: readonly string[];
}

export const loaderFile = 'yantra.js';
const core = 'core.js';
const carousel = 'yantra-equipment-carousel.js';

interface File {
  readonly type: 'chunk' | 'asset';
  readonly code?: string;
  readonly source?: string | Uint8Array;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Puts the files into a folder named by their hash, and records its name. @param dist contains both */
export const ownFolder = (dist: string): Plugin => ({
  name: 'yantra:own-folder',
  enforce: 'post',
  writeBundle({ dir = '' }, bundle) {
    const files = Object.entries(bundle as Record<string, File>).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256');
    for (const [name, { code, source }] of files)
      hash
        .update(`${name}\0`)
        .update(code ?? source ?? '')
        .update('\0');
    const build = hash.digest('hex').slice(0, 8);
    rmSync(join(dist, 'v1'), { recursive: true, force: true });
    mkdirSync(join(dist, 'v1'));
    renameSync(dir, join(dist, 'v1', build));
    writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifestOf(build, files), undefined, 2)}\n`);
  },
});

function manifestOf(build: string, files: readonly (readonly [string, File])[]): EmbedManifest {
  const path = (name: string) => `${build}/${name}`;
  const imports = Object.fromEntries(
    files.flatMap(([name, file]) => (file.imports ? [[path(name), file.imports.map(path)]] : [])),
  );
  const reached = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => [name, ...(imports[name] ?? [])])),
  ];
  const firstCard = [loaderFile, ...reached([path(core)])];
  const slider = files.map(([name]) => name).find((name) => name.startsWith('start-slider')) ?? carousel;
  const scripts = Object.fromEntries(
    files
      .filter(([name]) => /^yantra-[\w-]+\.js$/.test(name))
      .map(([name]) => [name.slice(0, -'.js'.length), path(name)]),
  );
  const later = Object.fromEntries(files.map(([name, file]) => [path(name), file.dynamicImports?.map(path) ?? []]));
  /* Whatever the tag, the loader brings the core and the live carousel. */
  const everFrom = (script: string): string[] => {
    const found = new Set([path(core), path(carousel), script]);
    for (const file of found) for (const next of [...(imports[file] ?? []), ...(later[file] ?? [])]) found.add(next);
    return [...found].toSorted();
  };
  return {
    version,
    build,
    scripts,
    reach: Object.fromEntries(Object.entries(scripts).map(([tag, script]) => [tag, everFrom(script)])),
    imports,
    firstCard,
    carousel: [...new Set([...firstCard, ...reached([path(carousel), path(slider)])])],
  };
}

export const readEmbedManifest = (file: string): EmbedManifest =>
  JSON.parse(readFileSync(file, 'utf8')) as EmbedManifest;
