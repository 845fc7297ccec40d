/** Weighs the builds with size-limit against the table in budgets.ts. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { type Budget, budgets, canaries, type Canary } from '../budgets.ts';
import { root } from '../lib/workspace.ts';
import { type Check, type Finding, findingOf } from './check.ts';

const embedFolder = join(root, 'packages/embed/dist/v1');
const siteFolder = join(root, 'site/dist/client');
const loader = 'yantra.js';

/** One check per budget and per canary, each counted. */
export function budgetChecks(): Check[] {
  return [
    ...budgets.map((budget) => ({
      id: `budget ${budget.files}`,
      name: `${budget.name} is at most ${inKilobytes(budget.limit)} ${budget.measure}`,
      run: async () => weigh(budget),
    })),
    ...canaries.map((canary) => ({
      id: `canary ${canary.module}`,
      name: `${canary.module} is not in ${canary.absentFrom.join(' and ')}`,
      run: async () => findingOf(traces(canary)),
    })),
  ];
}

export interface Weight {
  /** Absolute. */
  readonly path: string;
  /** Compressed, by the budget's method. */
  readonly bytes: number;
}

/** The weight of each file of the budget. @throws if it was not built */
export async function weightsOf({ files, measure }: Budget): Promise<Weight[]> {
  const paths = pathsOf(files);
  const checks = paths.map((path) => ({
    files: [path],
    gzip: measure === 'gzip',
    ...(measure === 'uncompressed' && { brotli: false }),
  }));
  const sizes = (await sizeLimit([filePlugin], { checks })) as readonly { readonly size?: number }[];
  return paths.map((path, index) => ({ path, bytes: sizes[index]?.size ?? 0 }));
}

async function weigh(budget: Budget): Promise<Finding> {
  const weights = await weightsOf(budget);
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const isPassed = weights.length > 0 && total <= budget.limit;
  const lines = weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `  ${inKilobytes(bytes).padStart(9)}  ${path.slice(root.length + 1)}`);
  const verdict = `${inKilobytes(total)} ${budget.measure} of ${inKilobytes(budget.limit)}`;
  return { isPassed, output: [isPassed ? verdict : `${verdict}. ${budget.advice}`, ...lines].join('\n') };
}

/** The files a browser gets, from the manifest of the build. */
function pathsOf(files: Budget['files']): string[] {
  if (files === 'site home') return siteFiles('home');
  if (files === 'site listing with map') return siteFiles('results', 'map');
  if (files === 'map near by') return nearbyFiles();
  if (files === 'site dialogs of accounts') return dialogFiles();
  if (files === 'dashboard table') return dashboardFiles();
  if (files === 'embed loader') return [join(embedFolder, loader)];
  const manifest = readManifest(join(embedFolder, '../manifest.json')) as Readonly<
    Record<'firstCard' | 'carousel', readonly string[]>
  >;
  const { firstCard, carousel } = manifest;
  const slider = carousel
    .filter((name) => name.endsWith('/core.js'))
    .map((name) => name.replace('core', 'glide-slider'));
  const names = { 'embed first card': firstCard, 'embed carousel': carousel, 'embed in use': [...carousel, ...slider] };
  return names[files].map((name) => join(embedFolder, name));
}

interface ViteChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The entry, the page, and all their static imports; with its map, also what an import() of a module with that name loads. */
function siteFiles(page: 'home' | 'results', later?: 'map'): string[] {
  return scriptsReached(
    (name, { isEntry }) =>
      isEntry === true ||
      name.endsWith(`/${page}.page.ts`) ||
      // Streets load only where an operator has them, and of the zones of PIN codes only those in view.
      (later === 'map' && /\/(?:equipment-map|packages\/map)\/src\/(?!.*(?:streets\/|place\/|zone-\d))/.test(name)),
  );
}

/** What the map's drawing adds near by: the ground, the areas of PIN codes and the two largest of their zones. */
function nearbyFiles(): string[] {
  const before = new Set(scriptsReached((_name, { isEntry }) => isEntry === true));
  const zones = scriptsReached((name) => /\/pin-areas\/zone-\d/.test(name)).toSorted(
    (a, b) => statSync(b).size - statSync(a).size,
  );
  const code = scriptsReached((name) => /\/map\/src\/(?:ground|pin-areas\/pin-areas)\.ts$/.test(name));
  return [...new Set([...code.filter((file) => !before.has(file) && !zones.includes(file)), ...zones.slice(0, 2)])];
}

/** The entry, the dashboard's page, its table of machines, and all their static imports. */
function dashboardFiles(): string[] {
  return scriptsReached(
    (name, { isEntry }) => isEntry === true || /\/(dashboard\.page|equipments-list\.screen)\.tsx?$/.test(name),
  );
}

/** What opening any of the dialogs loads and no page has before; their texts in another language come where it is spoken. */
function dialogFiles(): string[] {
  const before = new Set(scriptsReached((_name, { isEntry }) => isEntry === true));
  return scriptsReached((name) => /\/auth-(modals|dialogs)\b(?!.*\/languages\/)/.test(name)).filter(
    (file) => !before.has(file),
  );
}

/** The site's scripts that match, and all their static imports. */
function scriptsReached(isFirst: (name: string, chunk: ViteChunk) => boolean): string[] {
  const manifest = readManifest(join(siteFolder, '.vite/manifest.json')) as Readonly<Record<string, ViteChunk>>;
  const files = new Set<string>();
  const add = (chunk: ViteChunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) add(manifest[name]);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (isFirst(name, chunk)) add(chunk);
  return [...files].filter((name) => name.endsWith('.js')).map((name) => join(siteFolder, name));
}

function readManifest(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} is not there: build first (npm run build).`);
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}

function traces({ module, trace, absentFrom, advice }: Canary): string[] {
  const folders = absentFrom.map((part) => (part === 'embed' ? embedFolder : siteFolder));
  return folders.flatMap((folder) => {
    const files = scriptsIn(folder);
    if (files.length === 0) return [`${folder} holds no script: build first (npm run build).`];
    const found = files.filter((file) => trace.test(readFileSync(file, 'utf8')));
    return found.map((file) => `${file.slice(root.length + 1)} contains ${module}. ${advice}`);
  });
}

function scriptsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}
