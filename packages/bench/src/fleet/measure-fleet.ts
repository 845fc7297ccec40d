import type { BrowserContext, Page } from 'playwright-core';
import { percentile, type Ratio } from '../bench.ts';
import { openPage } from '../browser.ts';
import { fleetOf } from './many-machines.ts';

const machines = 200;
const cpuRate = 4;
const mostStepMs = 50;
const warmUp = 10;
/* Down, to the right and stretching: with scrolls to rows that were not drawn. */
const keys: readonly string[] = [
  ...Array.from({ length: 60 }, () => 'ArrowDown'),
  ...Array.from({ length: 30 }, () => 'ArrowRight'),
  ...Array.from({ length: 30 }, () => 'Shift+ArrowRight'),
];
const dragSteps = 60;
/* How far keys lie apart: pressed one after another as quickly as people do, and held down as some keyboards repeat. */
const pressedApartMs = 150;
const heldApartMs = 60;

/** Drives the calendar by keys and by mouse; each step is from its event to the frame after what it changed. */
export async function measureFleet(
  context: BrowserContext,
  url: string,
  log: (line: string) => void,
): Promise<readonly Ratio[]> {
  const page = await opened(context, url);
  await page.evaluate(watchSteps);
  const pressed = await keySteps(page, pressedApartMs);
  const bars = await takeBars(page);
  const held = await keySteps(page, heldApartMs);
  const moved = await dragged(page);
  log(`keys ${pressed.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  log(`held down ${held.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  log(`drag ${moved.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  const rows = await page.locator('.y-dashboard__fleet-rows > [role="row"]').count();
  log(`${rows} rows are drawn`);
  return [
    ...ratiosOf('an arrow key', pressed, mostStepMs),
    // Chosen days are marked at once, and the bar with their number comes a frame later: told, without a limit.
    ...ratiosOf('the bar of chosen days', bars),
    // Each row that comes is drawn between two keys, for which they lie too near together here: told, without a limit.
    ...ratiosOf(`an arrow key held down, each ${heldApartMs} ms`, held),
    ...ratiosOf('a step of a drag', moved, mostStepMs),
  ];
}

const ratiosOf = (what: string, samples: readonly number[], atMost?: number): readonly Ratio[] =>
  ([50, 95] as const).map((share) => ({
    name: `fleet calendar, ${what} until it is painted, CPU ${cpuRate}×, ${share === 50 ? 'median' : 'p95'}`,
    value: percentile(samples, share),
    unit: 'ms',
    ...(atMost !== undefined && { atMost }),
  }));

/** The calendar of 60 days with so many machines, whose days do not come from the server: only drawing is measured. */
async function opened(context: BrowserContext, url: string): Promise<Page> {
  const page = await openPage(context);
  const answer = fleetOf(machines);
  await page.route('**/api/Availability/GetFleet*', (route) => route.fulfill({ json: answer }));
  await page.goto(`${url}/dashboard/fleet-calendar`);
  await page.getByRole('button', { name: '60 days' }).click();
  await page.locator('[data-row="0"] [data-bar="h0"]').waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return page;
}

interface WatchedPage {
  takeSteps: () => Promise<readonly number[]>;
  takeBars: () => readonly number[];
}

/** In the page: how long from each key or move of the pointer until its frame has been drawn, and until a bar has followed it. */
function watchSteps(): void {
  let steps: number[] = [];
  const bars: number[] = [];
  let last = 0;
  const whenDrawn = (work: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = work;
      channel.port2.postMessage(undefined);
    });
  const note = ({ timeStamp }: Event) => {
    last = timeStamp;
    whenDrawn(() => steps.push(performance.now() - timeStamp));
  };
  new MutationObserver((changes) => {
    const began = last;
    if (changes.some(({ target }) => (target as Element).matches('[data-bar="draft"]')))
      whenDrawn(() => bars.push(performance.now() - began));
  }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
  // The key held with it changes nothing yet.
  addEventListener('keydown', (event) => event.key !== 'Shift' && note(event), { capture: true });
  addEventListener('pointermove', (event) => event.buttons === 1 && note(event), { capture: true });
  (globalThis as unknown as WatchedPage).takeBars = () => bars.splice(0);
  (globalThis as unknown as WatchedPage).takeSteps = async () => {
    await new Promise((done) => {
      setTimeout(done, 500);
    });
    const taken = steps;
    steps = [];
    return taken;
  };
}

const take = async (page: Page): Promise<readonly number[]> =>
  (await page.evaluate(() => (globalThis as unknown as WatchedPage).takeSteps())).slice(warmUp);

const takeBars = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as WatchedPage).takeBars());

async function keySteps(page: Page, apartMs: number): Promise<readonly number[]> {
  await page.keyboard.press('Escape');
  await page.locator('.y-dashboard__fleet').evaluate((box) => box.scrollTo(0, 0));
  await page.locator('[data-row="0"] [data-cell="1"]').focus();
  for (const key of [...keys.slice(0, warmUp), ...keys]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(apartMs);
  }
  return take(page);
}

async function dragged(page: Page): Promise<readonly number[]> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  const bar = page.locator('[data-bar="b0"][data-kind="booking"]');
  const box = await bar.boundingBox();
  if (!box) throw new Error('There is no bar to drag.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= dragSteps + warmUp; step += 1) {
    const there = step % 40;
    await page.mouse.move(box.x + box.width / 2 + (there < 20 ? there : 40 - there) * 24, box.y + box.height / 2);
    await page.waitForTimeout(60);
  }
  const steps = await take(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.up();
  return steps;
}
