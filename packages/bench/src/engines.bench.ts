/**
 * The embedded carousel in Firefox and WebKit, against the hand-written element with the same mark-up: the first card, and how many there are. Their drivers slow down
 * neither line nor processor, and they tell neither of long tasks nor of layout shifts: that is measured in Chromium (embed.bench.ts). Each visit has a
 * browser of its own, so that nothing is kept from the one before.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mustBuild } from '@yantra/tooling/build';
import { type EngineName, engineNames, startEngine } from '@yantra/tooling/engines';
import { startMarketplace } from '@yantra/tooling/marketplace';
import type { BenchContext, Ratio } from './bench.ts';
import { type Folders, layOut, looks, pageOf, writePages } from './embed/pages.ts';
import { median, roundByRound } from './embed/ratios.ts';
import { watchPage, type Watched } from './embed/watch-page.ts';
import { undisturbed } from './undisturbed.ts';

export const name = 'The embedded carousel in Firefox and WebKit, 1280 × 900, on a line and a processor as they are';

const rounds = 7;
/** The share of a visit's processor time that may go to others than this machine; above it the visit is repeated. */
const mostStolen = 0.03;
const tries = 3;
const patienceMs = 20_000;
/** For the other cards. */
const othersMs = 1000;
const compared = ['embedded', 'handWritten'] as const;
type Compared = (typeof compared)[number];
type Seen = Pick<Watched, 'firstCard' | 'cards'>;

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  await mustBuild('build:served');
  const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    const folders = await layOut(folder);
    const marketplace = await startMarketplace(join(folder, 'data'), {
      script: [join(import.meta.dirname, 'embed/serve.mjs'), folders.embed, folders.partner, folders.drawing],
      settings: { NODE_ENV: 'test' },
    });
    try {
      await writePages(folders, marketplace.url);
      for (const maker of compared) letWatch(folders, maker);
      const ratios: Ratio[] = [];
      for (const engine of engineNames) ratios.push(...(await compare(engine, marketplace.partnerUrl, log)));
      return ratios;
    } finally {
      await marketplace.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the watching script into the page itself: not every driver can bring one before it. */
function letWatch({ partner }: Folders, maker: Compared): void {
  const file = join(partner, pageOf(maker));
  const script = `<script>window.benchSawCard = () => undefined; (${String(watchPage)})(${JSON.stringify(looks[maker])});</script>`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${script}`));
}

async function compare(engine: EngineName, partnerUrl: string, log: BenchContext['log']): Promise<readonly Ratio[]> {
  const see = (maker: Compared) => visit(engine, `${partnerUrl}/${pageOf(maker)}`);
  // Pictures and compressed files are made at the first request, and a program is slow at its first start: that must not be timed.
  for (const maker of compared) await see(maker);
  const visits: Readonly<Record<Compared, Seen[]>> = { embedded: [], handWritten: [] };
  for (let round = 0; round < rounds; round++)
    for (const maker of compared)
      visits[maker].push(await undisturbed(() => see(maker), { atMost: mostStolen, tries }));
  for (const maker of compared)
    log(
      `${engine}, ${maker}: first card, ms, by visit: ${visits[maker].map(({ firstCard }) => Math.round(firstCard)).join(' ')}`,
    );
  return [
    {
      name: `first card in ${engine} against hand-written, the middle of the pairs`,
      value: median(roundByRound(visits.embedded, visits.handWritten, ({ firstCard }) => firstCard)),
      unit: 'times as long',
    },
    {
      name: `cards in ${engine} that are not there, the most of all visits`,
      value: Math.max(...visits.embedded.map(({ cards }, at) => (visits.handWritten[at]?.cards ?? 0) - cards)),
      unit: '',
      atMost: 0,
    },
  ];
}

async function visit(name: EngineName, url: string): Promise<Seen> {
  const engine = await startEngine(name);
  try {
    await engine.goto(url);
    const read = async () =>
      (await engine.evaluate('({ firstCard: benchWatched.firstCard, cards: benchWatched.cards })')) as Seen;
    const end = performance.now() + patienceMs;
    // NaN is null on its way.
    while (!Number.isFinite((await read()).firstCard)) {
      if (performance.now() > end) throw new Error(`No card came on ${url} in ${name}.`);
      await wait(50);
    }
    await wait(othersMs);
    return await read();
  } finally {
    await engine.close();
  }
}
