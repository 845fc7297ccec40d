import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeasuredNews } from '@yantra/server/testing';
import { bringSite } from '@yantra/tooling/bring-site';
import { startMarketplace } from '@yantra/tooling/marketplace';
import type { Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { loggedIn } from '../dashboard/logged-in.ts';

interface Turn {
  readonly what: 'rings' | 'is still';
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A page that notes when its bell changes. */
interface WatchedPage {
  readonly turns: readonly Turn[];
}

/**
 * Milliseconds from each commit, made by this process, until the bell of somebody's dashboard says it: a browser at a served marketplace on the same database.
 * @param person whose browser it is
 * @throws Error if it cannot be built or does not come up
 */
export async function timesToTheBell(
  news: MeasuredNews,
  databaseUrl: string,
  person: number,
  rounds: number,
): Promise<readonly number[]> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const { url, stop } = await startMarketplace(dataDir, {
    isTuned: true,
    settings: { DATABASE_URL: databaseUrl, SEED: 'none' },
  });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ storageState: await loggedIn(browser, url, news.logIn(person)) });
    const page = await context.newPage();
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await page.waitForLoadState('load');
    await page.evaluate(watchBell);
    const times: number[] = [];
    // The first may find the stream not yet open.
    for (let round = 0; round <= rounds; round += 1) {
      await news.tell(person);
      const committed = performance.timeOrigin + performance.now();
      const rung = await said(page, 2 * round, 'rings');
      if (round > 0) times.push(rung - committed);
      // Read, or the next would join it in one line.
      await markAllRead(url, news.token(person));
      await said(page, 2 * round + 1, 'is still');
    }
    return times;
  } finally {
    await browser.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const said = async (page: Page, turn: number, what: Turn['what']): Promise<number> => {
  const at = await page.waitForFunction(
    ([n, expected]) => {
      const turn = (globalThis as unknown as WatchedPage).turns[n];
      return turn?.what === expected ? turn.at : undefined;
    },
    [turn, what] as const,
    { polling: 20 },
  );
  return Number(await at.jsonValue());
};

async function markAllRead(url: string, token: string): Promise<void> {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${url}/api/Notifications/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: { readonly newest?: string } }).data;
  };
  const { newest } = await ask('GetNotifications');
  await ask('MarkRead', { upTo: newest });
}

/** In the page: notes each time that the bell begins to say something new, or nothing. */
function watchBell(): void {
  const turns: Turn[] = [];
  (globalThis as unknown as { turns: Turn[] }).turns = turns;
  const look = (): void => {
    const bell = document.querySelector('button[aria-label^="Notifications"]');
    const what = bell?.ariaLabel === 'Notifications' ? 'is still' : 'rings';
    if (bell && what !== (turns.at(-1)?.what ?? 'is still')) {
      turns.push({ what, at: performance.timeOrigin + performance.now() });
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
  look();
}
