/**
 * A company's app that installs our packages as published: packed by `pnpm pack`, installed from the tarballs, with other dependencies from the registry. Its
 * sources are in packages/tooling/consumer.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustBuild } from './build.ts';
import { run } from './process.ts';
import { cacheFolder, type Package, packages, tooling } from './workspace.ts';

const folder = join(cacheFolder, 'consumer');
const stampFile = join(folder, 'installed');
const limitMs = 240_000;

/** The installed app; `dist` and `unused` in it are its two builds. */
export interface Consumer {
  readonly folder: string;
  /** Every entry with types that it may import, e.g. `@yantra/places/all`. */
  readonly entries: readonly string[];
}

export const libraries = (): Package[] =>
  packages().filter(({ isLibrary, manifest }) => isLibrary && manifest.private !== true);

/** Builds changed packages; then packs, installs and builds the app, unless that was done with these very packages. @throws with the output of a failed step */
export async function bringConsumer(): Promise<Consumer> {
  const packs = libraries();
  await mustBuild('build:libraries');
  const stamp = fingerprint(packs);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'packed'), { recursive: true });
    cpSync(join(tooling, 'consumer'), folder, { recursive: true });
    await step(
      'pnpm',
      [
        '-r',
        ...packs.map(({ manifest }) => `--filter=${manifest.name}`),
        'pack',
        '--pack-destination',
        join(folder, 'packed'),
      ],
      tooling,
    );
    writeManifests(packs);
    await step('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    await step(process.execPath, [vite, 'build'], folder);
    await step(process.execPath, [vite, 'build', '--mode', 'unused'], folder);
    writeFileSync(stampFile, stamp);
  }
  return { folder, entries: packs.flatMap(entriesOf) };
}

async function step(file: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(file, args, { cwd, timeoutMs: limitMs, env: { NODE_ENV: 'production' } });
  if (code !== 0)
    throw new Error(`The consumer's app: ${file} ${args.slice(0, 2).join(' ')} failed.\n${output.trimEnd()}`);
}

/** As a person would write them, except for the overrides: our packages are in no registry, so their dependencies on each other are redirected. */
function writeManifests(packs: readonly Package[]): void {
  const tarballs = readdirSync(join(folder, 'packed'));
  const ours = Object.fromEntries(
    packs.map(({ manifest: { name } }) => {
      const start = `${name.slice(1).replace('/', '-')}-`;
      const file = tarballs.find((one) => one.startsWith(start) && /^\d/.test(one.slice(start.length)));
      if (file === undefined) throw new Error(`${name} was not packed.`);
      return [name, `file:./packed/${file}`];
    }),
  );
  const names = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom'];
  const manifest = {
    name: 'a-dealers-app',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...Object.fromEntries(names.map((name) => [name, versionHere(name)])) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  // Strict: a package that imports an undeclared dependency fails. A workspace of its own, or it would belong to ours.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nhoist: false\npmOnFail: ignore\nallowBuilds:\n  esbuild: false\noverrides:\n${Object.entries(ours)
      .map(([name, file]) => `  '${name}': '${file}'\n`)
      .join('')}`,
  );
}

/** The version in this workspace. */
function versionHere(name: string): string | undefined {
  const manifests = packages().map(({ manifest }) => ({ ...manifest.devDependencies, ...manifest.dependencies }));
  return manifests.find((known) => known[name] !== undefined)?.[name];
}

/** Of all packed packages, and of the app. */
function fingerprint(packs: readonly Package[]): string {
  const hash = createHash('sha256');
  const folders = [...packs.map((pack) => pack.folder), join(tooling, 'consumer')];
  for (const one of folders) {
    for (const file of globSync(['package.json', 'dist/**/*.{js,ts}', 'src/**/*.css', '*.{ts,tsx,html}'], {
      cwd: one,
    }).toSorted()) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(one, file)));
    }
  }
  return hash.update(readFileSync(join(tooling, 'src/lib/consumer.ts'))).digest('hex');
}

function entriesOf({ manifest }: Package): string[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target !== 'string' && target['types'] !== undefined)
    .map(([entry]) => manifest.name + entry.slice(1));
}
