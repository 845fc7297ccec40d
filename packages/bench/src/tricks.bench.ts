/**
 * The embed without each of its tricks: its weight and, for tricks about time, the wait on a cheap phone. A trick that gains less than three percent is not
 * worth its explanation.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mustBuild } from '@yantra/tooling/build';
import { startMarketplace } from '@yantra/tooling/marketplace';
import { root } from '@yantra/tooling/workspace';
import type { Browser } from 'playwright-core';
import { build as bundle, type InlineConfig } from 'vite';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { openBrowser } from './browser.ts';
import { layOut, looks, onPage } from './embed/pages.ts';
import { type Visit, visit } from './embed/visit.ts';
import { type Trick, tricks } from './tricks/tricks.ts';
import { undisturbed } from './undisturbed.ts';

export const name = 'The embed without each of its tricks, on Slow 4G and a CPU four times slower';

const least = 1.03;
const rounds = 7;
const { embedConfig } = await import(join(root, 'packages/embed/vite.config.ts'));
const { loaderConfig } = await import(join(root, 'packages/embed/loader.config.ts'));

/** Of one build; bytes. */
interface Build {
  readonly trick: Pick<Trick, 'name' | 'isTimed' | 'heldBy'>;
  readonly dist: string;
  readonly figures: Readonly<Record<string, number>>;
}

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  await mustBuild('build:served');
  const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    const whole = await built(join(folder, 'whole'), { name: 'as it is', without: (all) => [...all] });
    const builds = [whole];
    for (const [index, trick] of tricks.entries()) builds.push(await built(join(folder, `${index}`), trick));
    const times = await timed(folder, builds, isFull ? 2 * rounds + 1 : rounds);
    const figuresOf = (one: Build) => ({ ...one.figures, ...times.get(one) });
    for (const one of builds) log(rowOf(one, figuresOf(one)));
    return builds.filter((one) => one !== whole).map((one) => earned(one, figuresOf(one), figuresOf(whole)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function built(dist: string, trick: Trick): Promise<Build> {
  const options = { dist, changed: trick.without };
  const config = (await embedConfig(options)) as InlineConfig;
  const output = config.build?.rolldownOptions?.output;
  if (trick.isUngrouped && output && !Array.isArray(output)) delete output.codeSplitting;
  await bundle({ configFile: false, logLevel: 'error', ...config });
  await bundle({ configFile: false, logLevel: 'error', ...(loaderConfig(options) as InlineConfig) });
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Readonly<
    Record<'firstCard' | 'carousel', readonly string[]>
  >;
  const bytesOf = (file: string) => readFileSync(join(dist, 'v1', file));
  const brotli = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(bytesOf(file)).length, 0);
  return {
    trick,
    dist,
    figures: {
      'loader, gzip, B': gzipSync(bytesOf('yantra.js'), { level: 9 }).length,
      'to the first card, brotli, B': brotli(manifest.firstCard),
      'carousel, brotli, B': brotli(manifest.carousel),
    },
  };
}

/** Medians over alternating visits of each build. */
async function timed(folder: string, builds: readonly Build[], count: number): Promise<Map<Build, Build['figures']>> {
  const folders = await layOut(join(folder, 'served'));
  const pages = builds.filter(({ trick }, index) => index === 0 || trick.isTimed);
  const marketplace = await startMarketplace(join(folder, 'data'), {
    script: [join(import.meta.dirname, 'embed/serve.mjs'), folders.embed, folders.partner, folders.drawing],
    settings: { NODE_ENV: 'test' },
  });
  const browser = await openBrowser();
  try {
    const addresses = pages.map((one, index) => {
      cpSync(join(one.dist, 'v1'), folders.embed, { recursive: true, preserveTimestamps: true });
      cpSync(join(one.dist, 'v1/yantra.js'), join(folders.embed, `trick-${index}.js`));
      const tags = `<script type="module" src="${marketplace.url}/embed/v1/trick-${index}.js"></script><${looks.embedded?.host}></${looks.embedded?.host}>`;
      writeFileSync(join(folders.partner, `trick-${index}.html`), onPage(tags));
      return `${marketplace.partnerUrl}/trick-${index}.html`;
    });
    return mediansOf(pages, await visits(browser, addresses, count));
  } finally {
    await browser.close();
    await marketplace.stop();
  }
}

async function visits(browser: Browser, addresses: readonly string[], count: number): Promise<Visit[][]> {
  const see = (url: string, isSlow = true) => visit(browser, { url, look: looks.embedded, isSlow });
  for (const url of addresses) await see(url, false);
  const seen = addresses.map((): Visit[] => []);
  for (let round = 0; round < count; round++)
    for (const [index, url] of addresses.entries())
      seen[index]?.push(await undisturbed(() => see(url), { atMost: 0.03, tries: 3 }));
  return seen;
}

function mediansOf(builds: readonly Build[], seen: readonly (readonly Visit[])[]): Map<Build, Build['figures']> {
  const median = (index: number, figure: (one: Visit) => number) => percentile((seen[index] ?? []).map(figure), 50);
  return new Map(
    builds.map((one, index) => [
      one,
      {
        'first card, ms': median(index, ({ firstCard }) => firstCard),
        'scripting, ms': median(index, ({ scripting }) => scripting),
        'tasks over 50 ms, ms': median(index, ({ longTasks }) =>
          longTasks.reduce((sum, { duration }) => sum + duration, 0),
        ),
      },
    ]),
  );
}

/** The figure that a trick improves most. */
function earned({ trick }: Build, figures: Build['figures'], whole: Build['figures']): Ratio {
  const share = (figure: string) => (figures[figure] ?? 0) / Math.max(whole[figure] ?? 0, 1);
  const [best = ''] = Object.keys(figures).toSorted((a, b) => share(b) - share(a));
  const ratio = { name: `${trick.name}: ${best}`, value: figures[best] ?? 0, baseline: whole[best] ?? 0, unit: '' };
  return trick.heldBy === undefined ? { ...ratio, atLeast: least } : ratio;
}

const rowOf = ({ trick }: Build, figures: Build['figures']): string =>
  `${trick.name.padEnd(40)} ${Object.entries(figures)
    .map(([figure, value]) => `${figure} ${Math.round(value)}`)
    .join('; ')}`;
