/**
 * The embedded carousel on another company's page against a hand-written element with the same mark-up: what travels, and how long a
 * person with a cheap phone waits for the first card. Both are visited in turn, in one run, with a cold cache each time.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from '../src/bench.ts';
import { chromiumArguments, chromiumPath } from '../src/lib/chromium.ts';
import { startMarketplace } from '../src/lib/marketplace.ts';
import { build, buildable } from '../src/lib/targets.ts';
import { tooling } from '../src/lib/workspace.ts';
import { layOut, loader, type Maker, pageOf, tags } from './embed/pages.ts';
import { type Request, type Visit, visit } from './embed/visit.ts';

export const name = 'The embedded carousel on Slow 4G (562.5 ms, 1.44 Mbit/s) and a CPU four times slower, 360 × 740';

const parts = ['embed', 'server', 'domain', 'places', 'contract'];
const makers = ['embedded', 'handWritten'] as const;
const pairs = 9;
const kilobyte = 1024;

type Visits = Readonly<Record<Maker, readonly Visit[]>>;

interface Measured {
  /** As a phone, slow. */
  readonly visits: Visits;
  /** With a mouse: all that the carousel ever loads by itself. */
  readonly complete: Visit;
  /** Bytes, gzip. */
  readonly loader: number;
}

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const outcomes = await build(buildable(parts));
  for (const { pack, isPassed, output } of outcomes) if (!isPassed) log(`${pack.path} could not be built:\n${output}`);
  const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    const folders = await layOut(folder);
    const loaderBytes = gzipSync(readFileSync(join(folders.embed, loader)), { level: 9 }).length;
    const marketplace = await startMarketplace(join(folder, 'data'), {
      script: [join(tooling, 'bench/embed/serve.mjs'), folders.embed, folders.partner],
    });
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
    try {
      const measured = await measure(browser, marketplace.partnerUrl, isFull ? 2 * pairs + 1 : pairs);
      tell(measured, log);
      return ratiosOf({ ...measured, loader: loaderBytes });
    } finally {
      await browser.close();
      await marketplace.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, origin: string, count: number): Promise<Omit<Measured, 'loader'>> {
  const see = (maker: Maker, how: { readonly hasMouse?: boolean; readonly isSlow?: boolean } = {}) =>
    visit(browser, { url: `${origin}/${pageOf(maker)}`, tag: tags[maker], ...how });
  // Pictures are made and files compressed when they are first asked for: not while the clock runs.
  await see('handWritten', { isSlow: false });
  const complete = await see('embedded', { hasMouse: true, isSlow: false });
  for (const maker of makers) await see(maker);
  const visits = { embedded: [] as Visit[], handWritten: [] as Visit[] };
  for (let pair = 0; pair < count; pair++) for (const maker of makers) visits[maker].push(await see(maker));
  return { visits, complete };
}

const median = (samples: readonly number[]): number => percentile(samples, 50);
const middle = (visits: readonly Visit[], figure: (visit: Visit) => number): number => median(visits.map(figure));
const bytesOf = (requests: readonly Request[], type: (request: Request) => boolean): number =>
  requests.filter(type).reduce((sum, { bytes }) => sum + bytes, 0);

const isScript = ({ type }: Request): boolean => type === 'Script';
const isStyle = ({ url }: Request): boolean => url.endsWith('.css');
/** What had to be there for the first card. */
const before = ({ requests, firstCard }: Visit): readonly Request[] => requests.filter(({ end }) => end <= firstCard);
/** Tasks over 50 ms, how long each took, once the page's script had arrived: what the browser does before, it does for any page. */
const longTasksOf = ({ requests, longTasks }: Visit): readonly number[] => {
  const arrived = requests.find(isScript)?.end ?? 0;
  return longTasks.filter(({ start, duration }) => start + duration > arrived).map(({ duration }) => duration);
};
const countOf = (seen: Visit): number => longTasksOf(seen).length;
const longest = (seen: Visit): number => Math.max(0, ...longTasksOf(seen));

function ratiosOf({ visits, complete, loader: loaderBytes }: Measured): readonly Ratio[] {
  const { embedded, handWritten } = visits;
  const both = (figure: (visit: Visit) => number) => ({
    value: middle(embedded, figure),
    baseline: middle(handWritten, figure),
  });
  const kilobytes = (figure: (visit: Visit) => number) => (seen: Visit) => figure(seen) / kilobyte;
  return [
    { name: 'loader, gzip', value: loaderBytes / kilobyte, unit: 'KB', atMost: 1 },
    {
      name: 'JavaScript to the first card, brotli, as it travelled',
      value: middle(
        embedded,
        kilobytes((seen) => bytesOf(before(seen), isScript)),
      ),
      unit: 'KB',
      atMost: 16,
    },
    {
      name: 'all JavaScript, brotli, as it travelled, with a mouse',
      value: bytesOf(complete.requests, isScript) / kilobyte,
      unit: 'KB',
      atMost: 24,
    },
    {
      name: 'styles, brotli, as they travelled',
      value: middle(
        embedded,
        kilobytes((seen) => bytesOf(seen.requests, isStyle)),
      ),
      unit: 'KB',
    },
    {
      name: 'code and styles to the first card against hand-written',
      ...both(kilobytes((seen) => bytesOf(before(seen), (request) => isScript(request) || isStyle(request)))),
      unit: 'KB',
    },
    { name: 'first card painted', ...both(({ firstCard }) => firstCard), unit: 'ms', atMost: 1.25 },
    { name: 'tasks over 50 ms', value: middle(embedded, countOf), unit: '', atMost: 0 },
    { name: 'tasks over 50 ms, hand-written', value: middle(handWritten, countOf), unit: '' },
    { name: 'longest task, 0 when none is over 50 ms', value: middle(embedded, longest), unit: 'ms', atMost: 50 },
    { name: 'longest task, hand-written', value: middle(handWritten, longest), unit: 'ms' },
    {
      name: 'layout shift, the most of all visits',
      value: Math.max(...embedded.map(({ shift }) => shift)),
      unit: '',
      atMost: 0,
    },
    { name: 'requests before the first card, pictures included', ...both((seen) => before(seen).length), unit: '' },
    { name: 'places where the mark-up differs', value: differences(visits), unit: '', atMost: 0 },
  ];
}

/** How many lines of the outline differ: none, or the comparison is no longer one. */
function differences({ embedded, handWritten }: Visits): number {
  const ours = embedded.at(-1)?.outline.split('\n') ?? [];
  const theirs = handWritten.at(-1)?.outline.split('\n') ?? [];
  return Array.from({ length: Math.max(ours.length, theirs.length) }).filter((_, line) => ours[line] !== theirs[line])
    .length;
}

function tell({ visits, complete }: Omit<Measured, 'loader'>, log: BenchContext['log']): void {
  const rounded = (figures: readonly number[]): string => figures.map((figure) => Math.round(figure)).join(' ');
  for (const maker of makers) {
    const seen = visits[maker];
    log(`${tags[maker]}`);
    log(`  first card, ms, by visit: ${rounded(seen.map(({ firstCard }) => firstCard))}`);
    log(`  longest task, ms, by visit (0: none over 50 ms): ${rounded(seen.map(longest))}`);
    const last = seen.at(-1);
    for (const request of last ? before(last) : []) log(`  ${line(request)}`);
  }
  log('All scripts of the embedded one with a mouse, on a fast line');
  for (const request of complete.requests.filter(isScript)) log(`  ${line(request)}`);
}

function line({ url, type, bytes, start, end }: Request): string {
  const when = `${Math.round(start)} to ${Math.round(end)} ms`;
  return `${when.padEnd(16)} ${type.padEnd(9)} ${String(bytes).padStart(6)} B  ${new URL(url).pathname}`;
}
