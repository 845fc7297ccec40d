/**
 * A company's app that installs our packages as published: packed by `pnpm pack`, installed from the tarballs, with other dependencies from the registry. Its
 * sources are in packages/tooling/consumer.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideSample } from '../hosts/samples.ts';
import { mustBuild } from './build.ts';
import { appWorkspace, libraries, pack, step, tarballsIn, versionHere } from './packed.ts';
import { cacheFolder, type Package, tooling } from './workspace.ts';

const folder = join(cacheFolder, 'consumer');
const stampFile = join(folder, 'installed');

/** The installed app; `dist` and `unused` in it are its two builds. */
export interface Consumer {
  readonly folder: string;
  /** The tarballs that it installed, by name. */
  readonly tarballs: Readonly<Record<string, string>>;
  /** Every entry with types that it may import, e.g. `@yantra/places/all`. */
  readonly entries: readonly string[];
}

/** Builds changed packages; then packs, installs and builds the app, unless that was done with these very packages. @throws with the output of a failed step */
export async function bringConsumer(): Promise<Consumer> {
  const packs = libraries();
  await mustBuild('build:libraries');
  const stamp = fingerprint(packs);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(join(tooling, 'consumer'), folder, { recursive: true });
    writeFileSync(join(folder, 'pasted.tsx'), guideSample('react-packages.tsx'));
    writeManifests(await pack(packs, join(folder, 'packed')));
    await step('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    await step(process.execPath, [vite, 'build'], folder);
    await step(process.execPath, [vite, 'build', '--mode', 'unused'], folder);
    writeFileSync(stampFile, stamp);
  }
  return { folder, tarballs: tarballsIn(join(folder, 'packed'), packs), entries: packs.flatMap(entriesOf) };
}

/** As a person would write them. */
function writeManifests(tarballs: Readonly<Record<string, string>>): void {
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const names = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom'];
  const manifest = {
    name: 'a-dealers-app',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...Object.fromEntries(names.map((name) => [name, versionHere(name)])) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  // A package that imports an undeclared dependency fails.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), appWorkspace(tarballs, false));
}

/** Of all packed packages, and of the app. */
function fingerprint(packs: readonly Package[]): string {
  const hash = createHash('sha256');
  const folders = [...packs.map(({ folder: home }) => home), join(tooling, 'consumer')];
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
  return hash
    .update(readFileSync(join(tooling, 'src/lib/consumer.ts')))
    .update(readFileSync(join(tooling, 'src/lib/packed.ts')))
    .update(guideSample('react-packages.tsx'))
    .digest('hex');
}

function entriesOf({ manifest }: Package): string[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([entry, target]) => typeof target !== 'string' && target['types'] !== undefined && !entry.endsWith('.css'))
    .map(([entry]) => manifest.name + entry.slice(1));
}
