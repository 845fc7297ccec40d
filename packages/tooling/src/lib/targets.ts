/** What can be built, and whether it must be: a build is skipped when nothing that goes into it changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LibraryBuilds } from './library-builds.ts';
import { inPool } from './pool.ts';
import { run } from './process.ts';
import { cacheFolder, type Package, packages, root } from './workspace.ts';

/** Folders whose files are made, not written. */
const made = new Set(['node_modules', 'dist', '.data']);
/** What every build reads besides its packages. */
const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages/tsconfig.json', 'packages/tooling/src/vite'];

/** What a package reads of another without needing it: the guide for developers says what the embed is made of. */
const alsoRead: Readonly<Record<string, readonly string[]>> = { site: ['packages/embed/package.json'] };

export interface Built {
  readonly pack: Package;
  readonly isPassed: boolean;
  readonly isSkipped: boolean;
  readonly output: string;
  readonly seconds: number;
}

export interface BuildOptions {
  /** Builds even what did not change. */
  readonly isForced?: boolean;
  readonly onBegin?: (pack: Package) => void;
  readonly onDone?: (built: Built) => void;
}

/** Packages with a script `build` that runs Vite, by name or all of them. */
export function buildable(names?: readonly string[]): Package[] {
  const all = packages().filter(
    (pack) => existsSync(join(pack.folder, 'vite.config.ts')) && pack.manifest.scripts?.['build'] !== undefined,
  );
  return names === undefined ? all : all.filter((pack) => names.includes(pack.short));
}

/** Builds what changed, two at a time; each reads the others' sources, so no order is needed. */
export async function build(targets: readonly Package[], options: BuildOptions = {}): Promise<Built[]> {
  const everyPackage = packages();
  const libraries = new LibraryBuilds();
  try {
    return await inPool(
      targets,
      2,
      (pack) => buildOne(pack, everyPackage, libraries, options),
      (_pack, built) => options.onDone?.(built),
    );
  } finally {
    libraries.end();
  }
}

async function buildOne(
  pack: Package,
  everyPackage: readonly Package[],
  libraries: LibraryBuilds,
  options: BuildOptions,
): Promise<Built> {
  const stampFile = join(cacheFolder, 'built', pack.short);
  const stamp = fingerprint(pack, everyPackage);
  const isCurrent = options.isForced !== true && existsSync(join(pack.folder, 'dist')) && read(stampFile) === stamp;
  if (isCurrent) return { pack, isPassed: true, isSkipped: true, output: '', seconds: 0 };
  options.onBegin?.(pack);
  // Whatever happens from here, a half-made dist must not pass for a whole one.
  rmSync(stampFile, { force: true });
  // Tests build too, and would otherwise leave a build for tests to the next start.
  const settings = { timeoutMs: 300_000, env: { NODE_ENV: 'production' } };
  const { code, output, seconds } = pack.isLibrary
    ? await libraries.build(pack.folder, settings)
    : await run('pnpm', ['run', 'build'], { cwd: pack.folder, ...settings });
  if (code === 0) {
    mkdirSync(join(cacheFolder, 'built'), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
  return { pack, isPassed: code === 0, isSkipped: false, output, seconds };
}

/** Everything the package is built from: its files, its packages' files, the lockfile. */
function fingerprint(pack: Package, everyPackage: readonly Package[]): string {
  const needed = [...closure(pack, everyPackage)].sort((a, b) => a.path.localeCompare(b.path));
  const others = [...shared, ...(alsoRead[pack.short] ?? [])].map((path) => join(root, path));
  return hashOf(needed.map(({ folder }) => folder).concat(others), notBuilt);
}

/** A hash of the names and contents of all files in these folders, but for what is left out. */
export function hashOf(paths: readonly string[], leftOut: RegExp): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(path, leftOut))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The package and every package of the workspace it needs, however far down. */
function closure(pack: Package, everyPackage: readonly Package[], found = new Set<Package>()): Set<Package> {
  if (found.has(pack)) return found;
  found.add(pack);
  for (const name of Object.keys(pack.manifest.dependencies ?? {})) {
    const needed = everyPackage.find(({ manifest }) => manifest.name === name);
    if (needed !== undefined) closure(needed, everyPackage, found);
  }
  return found;
}

const notBuilt = /\.(?:test|stories)\.tsx?$|\.md$/;

function filesUnder(path: string, leftOut: RegExp): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !made.has(name) && name !== 'e2e' && !leftOut.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name), leftOut) : [join(path, entry.name)]));
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
