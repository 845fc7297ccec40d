/** Lighthouse's scores of the public pages and of a supplier's overview on a phone (its own simulated slow 4G and a CPU four times slower). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LanguageCode, languages, localeNamed, localePrefix } from '@yantra/domain';
import { bringSite } from '@yantra/tooling/bring-site';
import { chromiumArguments, chromiumPath } from '@yantra/tooling/chromium';
import { freePorts } from '@yantra/tooling/free-ports';
import { startMarketplace } from '@yantra/tooling/marketplace';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { logInOn } from './lighthouse/log-in.ts';

export const name = 'Lighthouse, mobile, median of 3';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Limits = Readonly<Partial<Record<Category, number>>>;
const least: Limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** No search engine sees it, and who opens it has been there before. */
const leastOfDashboard: Limits = { accessibility: 100, 'best-practices': 100 };
const mostShifted = 0.02;

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const marketplace = await startMarketplace(dataDir, { isTuned: true });
  const [port = 0] = await freePorts(1);
  // With a profile, for Lighthouse opens tabs of its own in it: they are logged in once it is.
  const profile = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const measure = async (page: string, url: string, limits: Limits, before?: () => Promise<unknown>) => {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await before?.();
      results.push(await judge(url, port, before !== undefined));
    }
    tell(page, results, log);
    return [...categories.map((category) => ratioOf(page, category, results, limits)), shiftOf(page, results)];
  };
  try {
    const ratios: Ratio[] = [];
    for (const [page, path] of await pathsOf(marketplace.url))
      ratios.push(...(await measure(page, `${marketplace.url}${path}`, least)));
    const forget = await logInOn(browser, marketplace.url);
    ratios.push(...(await measure('dashboard', `${marketplace.url}/dashboard`, leastOfDashboard, forget)));
    return ratios;
  } finally {
    await browser.close();
    await marketplace.stop();
    for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages that everybody opens, in each language; with a machine that has ratings, for a complete page; and a landing page. */
async function pathsOf(url: string): Promise<readonly (readonly [page: string, path: string])[]> {
  const answer = await fetch(`${url}/api/Equipment/SearchEquipments?selectedCity=Pune&sort=rating&page=1`);
  const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] };
  const sitemap = await (await fetch(`${url}/sitemap-rent.xml`)).text();
  const rent = /<loc>[^<]*?(\/rent\/[^<]+\/pune)<\/loc>/.exec(sitemap)?.[1] ?? '/rent/none/pune';
  const pages = { home: '/', listing: '/equipments', detail: `/equipment-details?id=${data[0]?.id}` };
  const translated = languages.flatMap((language) =>
    Object.entries(pages).map(
      ([page, path]) =>
        [nameIn(language, page), `${localePrefix(localeNamed(language))}${path}`.replace(/(?<=.)\/$/, '')] as const,
    ),
  );
  return [...translated, ['rent', rent]];
}

const nameIn = (language: LanguageCode, page: string): string => (language === 'en' ? page : `${page} (${language})`);

/** Attempts: a trace that Chromium failed to record is repeated. */
const tries = 3;

async function judge(url: string, port: number, isLoggedIn: boolean): Promise<Result> {
  const flags = { port, logLevel: 'error', disableStorageReset: isLoggedIn } as const;
  for (let left = tries; ; left -= 1) {
    const judged = await lighthouse(url, { ...flags, onlyCategories: [...categories], output: 'json' });
    if (judged && !judged.lhr.runtimeError) return judged.lhr;
    if (left === 1) throw new Error(judged?.lhr.runtimeError?.message ?? `Lighthouse gave no result for ${url}.`);
  }
}

const markOf = ({ categories: marks }: Result, category: Category): number => (marks[category]?.score ?? 0) * 100;

function ratioOf(page: string, category: Category, results: readonly Result[], limits: Limits): Ratio {
  const value = percentile(
    results.map((result) => markOf(result, category)),
    50,
  );
  const atLeast = limits[category];
  return { name: `${page}, ${category}`, value, unit: 'points', ...(atLeast !== undefined && { atLeast }) };
}

function shiftOf(page: string, results: readonly Result[]): Ratio {
  const values = results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
  return { name: `${page}, layout shift`, value: percentile(values, 50), unit: '(CLS)', atMost: mostShifted };
}

/** The times behind the scores, and what else costs points. */
function tell(page: string, results: readonly Result[], log: (line: string) => void): void {
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const figures = times.map((id) => {
    const values = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    return `${id} ${percentile(values, 50).toFixed(id.endsWith('shift') ? 3 : 0)}`;
  });
  log(`${page}: ${figures.join(', ')}`);
  const [first] = results;
  for (const category of categories.filter((one) => one !== 'performance')) {
    for (const { id, weight } of first?.categories[category]?.auditRefs ?? []) {
      const audit = first?.audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1) log(`  ${category}: ${audit?.title}`);
    }
  }
}
