/**
 * What of a release leaves the house: the packages, tried in every sample; the embed's files with their hashes; the list of what is in it (an SBOM); and the
 * sums of all that. Made from a release's commit, by `npm run release` before it is tagged and by the workflow that publishes it.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustBuild } from '../lib/build.ts';
import { libraries, pack, step } from '../lib/packed.ts';
import { bringSystemPrograms } from '../lib/system.ts';
import { runProject } from '../lib/vitest.ts';
import { packages, root } from '../lib/workspace.ts';
import { keptEmbeds, keptEmbedsFolder } from './kept-embeds.ts';

/** Below the folder of what is packed. */
export const packagesFolder = 'packages';
export const sumsFile = 'SHA256SUMS';
const limitMs = 3 * 3_600_000;

export const versionHere = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;

export const parts = { packages: packPackages, samples: trySamples, papers: writePapers } as const;
export type PartName = keyof typeof parts;

async function packPackages(out: string): Promise<void> {
  const version = versionHere();
  const others = packages().filter(({ manifest }) => (manifest as { readonly version?: string }).version !== version);
  if (others.length > 0)
    throw new Error(`${others.map(({ path }) => path).join(', ')}: not of version ${version}, as package.json is.`);
  await mustBuild('build:all');
  keepEmbed(out, version);
  // What a run before has left is of other sources.
  rmSync(join(out, packagesFolder), { recursive: true, force: true });
  await pack(libraries(), join(out, packagesFolder));
}

/** Puts the kept embed beside the packages. @throws if what is built here is another */
function keepEmbed(out: string, version: string): void {
  const kept = keptEmbeds().find((one) => one.version === version);
  if (kept === undefined) throw new Error(`${keptEmbedsFolder} has no version ${version}: is this a release's commit?`);
  const { build } = JSON.parse(readFileSync(join(root, 'packages/embed/dist/manifest.json'), 'utf8')) as {
    readonly build: string;
  };
  if (build !== kept.build)
    throw new Error(
      `The embed that is built here is ${build}, and ${version} was kept as ${kept.build}: something else was built then. Nothing may go until both are one.`,
    );
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `embed-${version}.json`), `${JSON.stringify(kept, undefined, 2)}\n`);
  copyFileSync(join(root, keptEmbedsFolder, `${version}.json.br`), join(out, `embed-${version}.json.br`));
}

/** The hosts of `src/hosts`, with these very packages. */
async function trySamples(out: string): Promise<void> {
  const folder = join(out, packagesFolder);
  if (!existsSync(folder)) throw new Error(`There are no packages in ${folder} yet.`);
  const { advice, hasChromium } = await bringSystemPrograms();
  if (!hasChromium) throw new Error(advice ?? 'Chromium is missing.');
  process.env['RELEASE_PACKAGES'] = folder;
  const options = { workers: 1, isFull: true, timeoutMs: limitMs, files: ['hosts.full'] };
  const { passed, failed, failures, output } = await runProject('e2e', options);
  if (failed > 0 || passed === 0)
    throw new Error(`The samples do not work with these packages.\n${failures.join('\n') || output.trimEnd()}`);
  console.log(`${passed} hosts work with these packages.`);
}

async function writePapers(out: string): Promise<void> {
  const list = await step('pnpm', ['sbom', '--sbom-format', 'cyclonedx'], root);
  writeFileSync(join(out, 'sbom.cdx.json'), sbomIn(list));
  const files = globSync('**/*', { cwd: out, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== sumsFile)
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    .toSorted();
  const lines = files.map((path) => `${sha256(join(out, path))}  ${path}`);
  writeFileSync(join(out, sumsFile), `${lines.join('\n')}\n`);
  console.log(`${files.length} files in ${out}.`);
}

/** What pnpm wrote, without its remarks. @throws if that is no such list */
export function sbomIn(output: string): string {
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const list = JSON.parse(text) as { readonly bomFormat?: string; readonly components?: readonly unknown[] };
  if (list.bomFormat !== 'CycloneDX' || (list.components ?? []).length === 0)
    throw new Error('pnpm has written no list of what is in it (SBOM).');
  return `${JSON.stringify(list, undefined, 2)}\n`;
}

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
