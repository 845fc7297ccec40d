import type { Page } from 'playwright-core';
import { screens } from './screens.ts';
import {
  cityPanel,
  citySelector,
  describe,
  desktop,
  expect,
  expectSoon,
  machinesIn,
  phone,
  siteUrl,
  test,
} from './visitor.ts';

const widths = [320, 360, 414, 480, 600, 601, 768, 1024, 1280, 1440, 1920];

/** What stands out at the right of the window, when the page can be scrolled sideways. */
const standingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.localName}.${element.className} in ${clientWidth} px`);
  });

/**
 * What can be pressed and is smaller than a fingertip. Links in a line of text are as high as their line, a link that covers its card is as
 * large as the card, and on a partner's page only the widgets are ours.
 */
const smallTargets = (page: Page, least: number) =>
  page.evaluate((limit) => {
    const all = (root: Document | ShadowRoot | Element): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const modal = all(document).find((element) => element.matches('dialog:modal'));
    return (
      (modal ? all(modal) : all(document))
        .filter((element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !(element.matches('a') && element.parentElement?.matches('p, td, li, dd, span')))
        .map((element) => ({ element, box: ground(element).getBoundingClientRect() }))
        // What waits off the screen for its focus is no target for a finger.
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && Math.min(box.width, box.height) < limit)
        .map(
          ({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        )
    );
  }, least);

describe('on every screen', () => {
  test.for(screens)('$name is never wider than its window, from 320 to 1920 px', async ({ show }, { open }) => {
    const page = await show(open);
    const out: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      out.push(...(await standingOut(page)));
    }
    expect(out).toEqual([]);
    await page.setViewportSize(phone);
    expect(await smallTargets(page, 24)).toEqual([]);
  });
});

/** What has the focus now, and whether it looks any different from when it has not. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    const next = () => new Promise((drawn) => requestAnimationFrame(drawn));
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const around: Element[] = [];
    for (let one: Element | null = element; one && around.length < 5; one = one.parentElement) around.push(one);
    const look = () =>
      around
        .map((one) => getComputedStyle(one))
        .map(({ outline, boxShadow, borderColor, textDecoration }) => [outline, boxShadow, borderColor, textDecoration])
        .join();
    await next();
    const before = look();
    element.blur();
    await next();
    const isSeen = look() !== before;
    element.focus();
    return { isSeen, what: element.outerHTML.slice(0, 100) };
  });

describe('the focus', () => {
  test.for(['the home page', 'the city panel with its ten', 'the partner’s page', 'the page of no page'])(
    'is seen wherever Tab leads on %s',
    async (name, { open }) => {
      const page = await screens.find((screen) => screen.name === name)?.show(open);
      if (!page) throw new Error(`There is no screen called ${name}.`);
      const visited = new Set<string>();
      const unseen = new Set<string>();
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now) continue;
        if (!now.isSeen) unseen.add(now.what);
        visited.add(now.what);
      }
      expect(visited.size).toBeGreaterThan(4);
      expect([...unseen]).toEqual([]);
    },
  );
});

describe('movement', () => {
  const slide = async (page: Page) => {
    await machinesIn(page, 'Pune');
    await citySelector(page, 'Pune').click();
    await cityPanel(page).waitFor();
    const seconds = () =>
      cityPanel(page).evaluate((panel) =>
        Math.max(...getComputedStyle(panel).transitionDuration.split(',').map(Number.parseFloat)),
      );
    const entering = await seconds();
    await page.keyboard.press('Escape');
    await expectSoon(() => cityPanel(page).count()).toBe(0);
    return entering;
  };

  test('brings the city panel in within a second, and takes it away again', async ({ open }) => {
    expect(await slide(await open(siteUrl, { reducedMotion: 'no-preference' }))).toBe(1);
  });

  test('is left out for who asked for less of it', async ({ open }) => {
    const page = await open(siteUrl, { reducedMotion: 'reduce', viewport: desktop });
    expect(await slide(page)).toBeLessThan(0.01);
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter((move) => Number(move.effect?.getComputedTiming().activeDuration) > 20).length,
    );
    expect(running).toBe(0);
  });
});
