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
import { startMarketplace } from '@yantra/tooling/marketplace';
import { type BenchContext, isWithin, type Ratio } from './bench.ts';
import { openBrowser } from './browser.ts';
import { layOut, loader, looks, type Maker, makers, pageOf, writePages } from './embed/pages.ts';
import {
  before,
  differenceRatio,
  differences,
  isScript,
  longest,
  type Measured,
  median,
  ratiosOf,
} from './embed/ratios.ts';
import { type Request, type Visit, visit, type VisitOptions } from './embed/visit.ts';
import { undisturbed } from './undisturbed.ts';

export const name = 'The embedded carousel on Slow 4G (562.5 ms, 1.44 Mbit/s) and a CPU four times slower, 360 × 740';

const rounds = 7;
/** With `--full`: ours more often, for tasks that are rarely long; the others' middles are known after seven. */
const roundsOfOurs = 15;
const ours: readonly Maker[] = ['embedded', 'pinned', 'declared'];
/** The lines told of a mark-up that differs. */
const toldDifferences = 5;
/** The share of a visit's processor time that may go to others than this machine; above it the visit is repeated. */
const mostStolen = 0.03;
const tries = 3;

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
    const browser = await openBrowser();
    try {
      await writePages(folders, marketplace.url);
      const see: See = (maker, how) =>
        visit(browser, { url: `${marketplace.partnerUrl}/${pageOf(maker)}`, look: looks[maker], ...how });
      const alike = await compareMarkUp(see, log);
      if (!isWithin(alike)) return [alike];
      const measured = await measure(see, { isFull, log });
      tell(measured, log);
      return [alike, ...ratiosOf({ ...measured, loader: loaderBytes })];
    } finally {
      await browser.close();
      await marketplace.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type See = (maker: Maker, how?: Pick<VisitOptions, 'hasMouse' | 'isSlow'>) => Promise<Visit>;

/** Before minutes are spent: a hand-written element that draws other cards measures nothing. */
async function compareMarkUp(see: See, log: BenchContext['log']): Promise<Ratio> {
  const [embedded, handWritten] = [
    await see('embedded', { isSlow: false }),
    await see('handWritten', { isSlow: false }),
  ];
  for (const one of differences(embedded, handWritten).slice(0, toldDifferences)) log(`The mark-up differs: ${one}`);
  return differenceRatio(embedded, handWritten);
}

async function measure(see: See, { isFull, log }: BenchContext): Promise<Omit<Measured, 'loader'>> {
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
  const count = isFull ? roundsOfOurs : rounds;
  for (let round = 0; round < count; round++)
    // With fifteen rounds the others have a turn in every second one: seven.
    for (const maker of makers.filter((one) => !isFull || ours.includes(one) || round % 2 === 1))
      visits[maker].push(await undisturbed(() => see(maker), { atMost: mostStolen, tries, onDone }));
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  log(
    `${again} visits were made again, since the host gave more than ${percent(mostStolen)} of their processor time to others; of those ` +
      `that count it was ${percent(median(shares))} in the median, ${percent(Math.max(...shares))} at most`,
  );
  return { visits, complete };
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
