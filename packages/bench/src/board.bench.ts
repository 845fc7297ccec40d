/**
 * The rows of the torture board for our carousel and for three embeds of other makers, side by side. Each is judged alike: it is to be seen in the width it is
 * given, nothing of it is outside of its box, the page does not scroll sideways, is not changed, and logs no error, and every text has the contrast of WCAG.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustBuild } from '@yantra/tooling/build';
import { startMarketplace } from '@yantra/tooling/marketplace';
import type { Browser } from 'playwright-core';
import type { BenchContext, Ratio } from './bench.ts';
import { type Board, judge, type Verdict } from './board/judge.ts';
import { type Maker, type MakerName, makers, makersAt, peerFiles } from './board/makers.ts';
import { type Row, rows } from './board/rows.ts';
import { serveFiles } from './board/serve.ts';
import { openBrowser } from './browser.ts';
import type { Machine } from './embed/competitors.ts';
import { layOut } from './embed/pages.ts';

export const name = 'The torture board, side by side with other makers’ embeds';

const machinesPath =
  '/api/Equipment/GetActiveSubscriptionEquipments?page=1&pageSize=6&selectedCity=Pune&selectedCityId=8';

type Cells = Readonly<Record<MakerName, string>>;

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  await mustBuild('build:served');
  const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    const folders = await layOut(folder);
    const marketplace = await startMarketplace(join(folder, 'data'), {
      script: [join(import.meta.dirname, 'embed/serve.mjs'), folders.embed, folders.partner, folders.drawing],
      settings: { NODE_ENV: 'test' },
    });
    const browser = await openBrowser();
    try {
      return ratiosOf(await table(browser, marketplace.url, log));
    } finally {
      await browser.close();
      await marketplace.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Judges row by row, and prints each as a line of a table. */
async function table(browser: Browser, siteUrl: string, log: BenchContext['log']): Promise<readonly Cells[]> {
  const { data } = (await (await fetch(siteUrl + machinesPath)).json()) as { readonly data: readonly Machine[] };
  let files: ReturnType<typeof peerFiles> = {};
  const peers = await serveFiles((path) => files[path]);
  files = peerFiles(siteUrl, peers.url, data);
  try {
    const board = { browser, siteUrl, peersUrl: peers.url };
    const all = makersAt(siteUrl, peers.url);
    const plain = new Map<MakerName, Verdict>();
    const line = (cells: readonly string[]) =>
      log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    line(['On a page …', ...makers.map((maker) => all[maker].title)]);
    line(['---', ...makers.map(() => '---')]);
    const found: Cells[] = [];
    for (const row of rows) {
      const cells = {} as Record<MakerName, string>;
      for (const maker of makers) cells[maker] = await cellOf(board, maker, all[maker], row, plain);
      line([row.name, ...makers.map((maker) => cells[maker])]);
      found.push(cells);
    }
    return found;
  } finally {
    peers.close();
  }
}

async function cellOf(
  board: Board,
  name: MakerName,
  maker: Maker,
  row: Row,
  plain: Map<MakerName, Verdict>,
): Promise<string> {
  const reason = row.notFor?.[name];
  if (reason !== undefined) return `n/a: ${reason}`;
  const before = plain.get(name);
  const verdict = await judge(board, { maker, row, isOurs: name === 'yantra', plain: before?.text });
  if (!before) plain.set(name, verdict);
  // What is so on a plain page too is told once.
  const faults = verdict.faults.filter((fault) => !before?.faults.includes(fault));
  return faults.length === 0 ? works : faults.slice(0, 3).join('; ');
}

const works = 'works';

const ratiosOf = (found: readonly Cells[]): readonly Ratio[] =>
  makers.map((maker) => {
    const asked = found.filter((cells) => !cells[maker].startsWith('n/a'));
    return {
      name: `rows in which ${maker} breaks`,
      value: asked.filter((cells) => cells[maker] !== works).length,
      unit: `of ${asked.length}`,
      ...(maker === 'yantra' ? { atMost: 0 } : {}),
    };
  });
