/**
 * The embedded carousel on another company's page against a hand-written element with the same mark-up, against other products for the same purpose, and
 * against the bare page: bytes, the wait for the first card on a cheap phone, and the processor time. All are visited in turn, in one run, with a cold cache
 * each time.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mustBuild } from '@yantra/tooling/build';
import { chromiumArguments, chromiumPath } from '@yantra/tooling/chromium';
import { startMarketplace } from '@yantra/tooling/marketplace';
import { type Browser, chromium } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { layOut, loader, looks, type Maker, makers, pageOf, writePages } from './embed/pages.ts';
import { type Request, type Visit, visit } from './embed/visit.ts';
import { undisturbed } from './undisturbed.ts';

export const name = 'The embedded carousel on Slow 4G (562.5 ms, 1.44 Mbit/s) and a CPU four times slower, 360 × 740';

const rounds = 7;
const kilobyte = 1024;
/** The share of a visit's processor time that may go to others than this machine; above it the visit is repeated. */
const mostStolen = 0.03;
const tries = 3;

type Visits = Readonly<Record<Maker, readonly Visit[]>>;

interface Measured {
  /** On a slow phone. */
  readonly visits: Visits;
  /** With a mouse: everything that the carousel ever loads by itself. */
  readonly complete: Visit;
  /** Bytes, gzip. */
  readonly loader: number;
}

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  await mustBuild('build:served');
  const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    const folders = await layOut(folder);
    const loaderBytes = gzipSync(readFileSync(join(folders.embed, loader)), { level: 9 }).length;
    const marketplace = await startMarketplace(join(folder, 'data'), {
      script: [join(import.meta.dirname, 'embed/serve.mjs'), folders.embed, folders.partner, folders.drawing],
      settings: { NODE_ENV: 'test' },
    });
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
    try {
      await writePages(folders, marketplace.url);
      const count = isFull ? 2 * rounds + 1 : rounds;
      const measured = await measure(browser, { origin: marketplace.partnerUrl, count, log });
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

async function measure(
  browser: Browser,
  { origin, count, log }: { readonly origin: string; readonly count: number; readonly log: BenchContext['log'] },
): Promise<Omit<Measured, 'loader'>> {
  const see = (maker: Maker, how: { readonly hasMouse?: boolean; readonly isSlow?: boolean } = {}) =>
    visit(browser, { url: `${origin}/${pageOf(maker)}`, look: looks[maker], ...how });
  // Pictures and compressed files are made at the first request: that must not be timed.
  for (const maker of makers) await see(maker, { isSlow: false });
  const complete = await see('embedded', { hasMouse: true, isSlow: false });
  const visits = Object.fromEntries(makers.map((maker) => [maker, [] as Visit[]])) as Record<Maker, Visit[]>;
  const shares: number[] = [];
  let again = 0;
  const onDone = (share: number, tried: number): void => {
    shares.push(share);
    again += tried - 1;
  };
  for (let round = 0; round < count; round++)
    for (const maker of makers)
      visits[maker].push(await undisturbed(() => see(maker), { atMost: mostStolen, tries, onDone }));
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  log(
    `${again} visits were made again, since the host gave more than ${percent(mostStolen)} of their processor time to others; of those ` +
      `that count it was ${percent(median(shares))} in the median, ${percent(Math.max(...shares))} at most`,
  );
  return { visits, complete };
}

const median = (samples: readonly number[]): number => percentile(samples, 50);
const middle = (visits: readonly Visit[], figure: (visit: Visit) => number): number => median(visits.map(figure));
const bytesOf = (requests: readonly Request[], type: (request: Request) => boolean): number =>
  requests.filter(type).reduce((sum, { bytes }) => sum + bytes, 0);

const isScript = ({ type }: Request): boolean => type === 'Script';
const isStyle = ({ url }: Request): boolean => url.endsWith('.css');
/** The requests that the first card needed. */
const before = ({ requests, firstCard }: Visit): readonly Request[] => requests.filter(({ end }) => end <= firstCard);
/** Tasks over 50 ms, by duration, after the page's script arrived: earlier ones occur on any page. */
const longTasksOf = ({ requests, longTasks }: Visit): readonly number[] => {
  const arrived = requests.find(isScript)?.end ?? 0;
  return longTasks.filter(({ start, duration }) => start + duration > arrived).map(({ duration }) => duration);
};
const countOf = (seen: Visit): number => longTasksOf(seen).length;
const longest = (seen: Visit): number => Math.max(0, ...longTasksOf(seen));
const isPicture = ({ type }: Request): boolean => type === 'Image';
/** A widget's requests, without its pictures and the page itself. */
const othersOf = (requests: readonly Request[]): readonly Request[] =>
  requests.filter((request) => !isPicture(request) && request.type !== 'Document');
/** How often a picture was requested twice. */
const picturesAgain = ({ requests }: Visit): number => {
  const pictures = requests.filter(isPicture).map(({ url }) => url);
  return pictures.length - new Set(pictures).size;
};
const perCard = ({ scripting, cards }: Visit): number => scripting / cards;

const firstCardOf = ({ firstCard }: Visit): number => firstCard;
const scriptingOf = ({ scripting }: Visit): number => scripting;
const kilobytes =
  (figure: (visit: Visit) => number) =>
  (seen: Visit): number =>
    figure(seen) / kilobyte;

/** The middle of our visits and that of another maker's. */
const against = (
  visits: Visits,
  baseline: Maker,
  figure: (visit: Visit) => number,
  ours: readonly Visit[] = visits.embedded,
) => ({ value: middle(ours, figure), baseline: middle(visits[baseline], figure) });
const both = (visits: Visits, figure: (visit: Visit) => number) => against(visits, 'handWritten', figure);

const ratiosOf = (measured: Measured): readonly Ratio[] => [
  ...byteRatios(measured),
  ...timeRatios(measured.visits),
  ...taskRatios(measured.visits),
  ...requestRatios(measured.visits),
];

function byteRatios({ visits, complete, loader: loaderBytes }: Measured): readonly Ratio[] {
  const { embedded } = visits;
  return [
    { name: 'loader, gzip', value: loaderBytes / kilobyte, unit: 'KB', atMost: 1.3 },
    {
      name: 'JavaScript to the first card, brotli, as it travelled',
      value: middle(
        embedded,
        kilobytes((seen) => bytesOf(before(seen), isScript)),
      ),
      unit: 'KB',
      atMost: 10.2,
    },
    {
      name: 'all JavaScript, brotli, as it travelled, with a mouse',
      value: bytesOf(complete.requests, isScript) / kilobyte,
      unit: 'KB',
      atMost: 30,
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
      ...both(
        visits,
        kilobytes((seen) => bytesOf(before(seen), (request) => isScript(request) || isStyle(request))),
      ),
      unit: 'KB',
    },
  ];
}

function timeRatios(visits: Visits): readonly Ratio[] {
  const { declared, pinned, twenty } = visits;
  return [
    { name: 'first card against hand-written', ...both(visits, firstCardOf), unit: 'ms', atMost: 1.1 },
    { name: 'first card against buy-button', ...against(visits, 'buyButton', firstCardOf), unit: 'ms', atMost: 0.55 },
    {
      name: 'first card of the snippet of a version against buy-button',
      ...against(visits, 'buyButton', firstCardOf, pinned),
      unit: 'ms',
      atMost: 0.55,
    },
    { name: 'first card against instantsearch', ...against(visits, 'instantSearch', firstCardOf), unit: 'ms' },
    {
      name: 'first card of the declarative snippet against hand-written',
      ...against(visits, 'handWritten', firstCardOf, declared),
      unit: 'ms',
      atMost: 0.75,
    },
    { name: 'scripting against hand-written', ...both(visits, scriptingOf), unit: 'ms' },
    { name: 'scripting against buy-button', ...against(visits, 'buyButton', scriptingOf), unit: 'ms', atMost: 0.5 },
    { name: 'scripting against instantsearch', ...against(visits, 'instantSearch', scriptingOf), unit: 'ms' },
    {
      name: 'scripting a card, twenty carousels against one',
      ...against(visits, 'embedded', perCard, twenty),
      unit: 'ms',
      atMost: 2,
    },
  ];
}

const shiftOf = (what: string, visits: readonly Visit[]): Ratio => {
  const value = Math.max(...visits.map(({ shift }) => shift));
  return { name: `layout shift ${what}, the most of all visits`, value, unit: '', atMost: 0.02 };
};

function taskRatios({ embedded, bare, declared, pinned, twenty, handWritten }: Visits): readonly Ratio[] {
  return [
    {
      name: 'visits with a task over 50 ms',
      value: embedded.filter(countOf).length,
      unit: `of ${embedded.length}`,
      atMost: 0,
    },
    { name: 'tasks over 50 ms, hand-written', value: middle(handWritten, countOf), unit: '' },
    { name: 'tasks over 50 ms, the page without a widget', value: middle(bare, countOf), unit: '' },
    {
      name: 'longest task of all visits, 0 when none is over 50 ms',
      value: Math.max(...embedded.map(longest)),
      unit: 'ms',
      atMost: 50,
    },
    { name: 'longest task, hand-written', value: middle(handWritten, longest), unit: 'ms' },
    { name: 'longest task, the page without a widget', value: middle(bare, longest), unit: 'ms' },
    shiftOf('with text below', [...embedded, ...declared, ...pinned]),
    shiftOf('of twenty carousels', twenty),
  ];
}

function requestRatios(visits: Visits): readonly Ratio[] {
  const { embedded, declared } = visits;
  return [
    {
      name: 'requests before the first card that are no pictures',
      value: middle(embedded, (seen) => othersOf(before(seen)).length),
      unit: '',
      atMost: 3,
    },
    {
      name: 'requests that are no pictures, in all',
      value: middle(embedded, ({ requests }) => othersOf(requests).length),
      unit: '',
    },
    {
      name: 'preflights, the most of all visits',
      value: Math.max(...embedded.map(({ requests }) => requests.filter(({ type }) => type === 'Preflight').length)),
      unit: '',
      atMost: 0,
    },
    {
      name: 'pictures asked for again, the most of all visits',
      value: Math.max(...[...embedded, ...declared].map(picturesAgain)),
      unit: '',
      atMost: 0,
    },
    {
      name: 'requests before the first card, pictures included',
      ...both(visits, (seen) => before(seen).length),
      unit: '',
    },
    { name: 'places where the mark-up differs', value: differences(visits), unit: '', atMost: 0 },
  ];
}

/** How many lines of the outline differ: any difference makes the comparison invalid. */
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
    log(maker);
    log(`  first card, ms, by visit: ${rounded(seen.map(({ firstCard }) => firstCard))}`);
    log(`  scripting, ms, by visit: ${rounded(seen.map(({ scripting }) => scripting))}; cards: ${seen.at(-1)?.cards}`);
    log(`  layout shift, the most: ${Math.max(...seen.map(({ shift }) => shift)).toFixed(3)}`);
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
