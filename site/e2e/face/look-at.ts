/**
 * Looks at every face in its windows, light and dark: a picture of each, laid beside its mock-up's on one page, what it measures, what is wrong with it, and
 * whether it still looks as it did when somebody last looked at it and kept it (`npm run face -- --keep`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brought, unlikeness } from '@yantra/testing/board';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { accessibilityFaults, overflowing, wcag } from '../faults.ts';
import { describe, expect, test, quiet } from '../visitor.ts';
import { type Face, type WindowName, windows } from './face.ts';
import { faces, notHere } from './faces.ts';
import { figuresOf, tooSmall } from './figures.ts';
import { mockUpOf, pageOf, type Shot } from './page.ts';
import { prepare, settle, shiftsOf, wake } from './steady.ts';

const folder = process.env['PICTURES_DIR'] ?? join(import.meta.dirname, '../../dist/face');
const handbook = join(import.meta.dirname, '../../../packages/handbook/face');
const only = new RegExp(process.env['PICTURES_OF'] ?? '');
const keptPictures = join(handbook, 'kept');
const isKeeping = process.env['KEEP_PICTURES'] === '1';
/** Of a window's width: letters are then a blur, and boxes are not. */
const keptScale = 3;
/** The share of such pixels that may differ: figures and names of the day, and nothing that has moved. */
const mostUnlike = 0.02;
const mostShifted = 0.02;
const mostSizes = 6;
const fingertip = 44;
const schemes = ['light', 'dark'] as const;
const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

export function lookAt(whose: string, some: readonly Face[]): void {
  mkdirSync(folder, { recursive: true });
  const mockUps = new Set(readdirSync(handbook));
  const cases = some
    .flatMap((face) => (face.in ?? (Object.keys(windows) as WindowName[])).map((window) => ({ face, window })))
    .filter(({ face, window }) => only.test(`${face.name}, ${window}`));
  afterAll(() => writePage(mockUps));

  describe(`a drawn screen ${whose}`, () => {
    // A file without a test would fail where other screens are asked for.
    test.skipIf(cases.length > 0)('is not asked for', () => undefined);
    test.for(cases)('$face.name, $window', { timeout: 120_000 }, async ({ face, window }, { open }) => {
      const viewport = windows[window];
      const page = await face.show(open, {
        viewport,
        hasTouch: window === 'phone',
        colorScheme: 'light',
        before: prepare,
      });
      await quiet(page);
      await settle(page);
      const figures = await measured(face, page, window);
      const faults = [...figures.faults, ...(await accessibilityFaults(page, wcag))];
      const shots: Shot[] = [];
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await settle(page);
        const name = `${face.name.replaceAll(/\W+/g, '-')}-${window}-${scheme}`;
        faults.push(...(await keptFaults(await pictureOf(page, `${name}.png`), name, viewport.width)));
        if (scheme === 'dark') faults.push(...(await accessibilityFaults(page, contrast)).map((one) => `dark: ${one}`));
        shots.push({ face: face.name, mockUp: face.mockUp, window, scheme, picture: `${name}.png`, figures });
      }
      await wholePages(page, shots, mockUps);
      writeFileSync(
        join(folder, `${shots[0]?.picture}.json`),
        JSON.stringify(shots.map((one) => ({ ...one, faults }))),
      );
      expect(faults).toEqual([]);
    });
  });
}

const pictureOf = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: join(folder, name), animations: 'disabled', caret: 'hide', fullPage });

/** Where the mock-up goes on below the window, so do we. */
async function wholePages(page: Page, shots: Shot[], mockUps: ReadonlySet<string>): Promise<void> {
  const drawn = shots.filter((shot) => mockUpOf(shot, mockUps).whole !== undefined);
  if (drawn.length > 0) await wake(page);
  for (const shot of drawn) {
    const whole = shot.picture.replace('.png', '-whole.png');
    await page.emulateMedia({ colorScheme: shot.scheme });
    await settle(page);
    await pictureOf(page, whole, true);
    shots[shots.indexOf(shot)] = { ...shot, whole };
  }
}

/** What is wrong with the picture beside the one that is kept of it. */
async function keptFaults(taken: Buffer, name: string, windowWidth: number): Promise<readonly string[]> {
  const file = join(keptPictures, `${name}.webp`);
  const width = Math.round(windowWidth / keptScale);
  if (isKeeping) {
    mkdirSync(keptPictures, { recursive: true });
    writeFileSync(file, await brought(taken, width));
  }
  if (!existsSync(file)) return [`no picture is kept of ${name}: look at it, and keep it by --keep`];
  const unlike = await unlikeness(taken, readFileSync(file), width);
  return unlike > mostUnlike ? [`${name} looks otherwise: ${(unlike * 100).toFixed(1)} % of it`] : [];
}

async function measured(
  face: Face,
  page: Page,
  window: WindowName,
): Promise<Shot['figures'] & { readonly faults: readonly string[] }> {
  const shifted = await shiftsOf(page);
  const box = await face.first?.(page).boundingBox({ timeout: 3000 });
  const first = box ? Math.round(box.y) : undefined;
  const most = face.firstAtMost?.[window];
  const figures = await figuresOf(page);
  const small = window === 'phone' ? await tooSmall(page, fingertip) : [];
  const overflow = await overflowing(page);
  const { fontSizes, filled } = figures;
  const sizes = Object.entries(fontSizes).toSorted(([one], [other]) => Number(one) - Number(other));
  const faults = [
    most !== undefined && !((first ?? Infinity) <= most) && `first content at ${first}, may be at ${most}`,
    sizes.length > (face.sizesAtMost ?? mostSizes) &&
      `${sizes.length} sizes of type: ${sizes.map((one) => one.join(' ')).join(' | ')}`,
    filled.length > 1 && `${filled.length} filled: ${filled.join(', ')}`,
    shifted > mostShifted && `things moved by ${shifted.toFixed(3)}`,
    ...small.map((one) => `small: ${one}`),
    ...overflow.map((one) => `overflow: ${one}`),
  ].filter((one) => one !== false);
  return { first, shifted, small, overflow, ...figures, faults };
}

/** Of this run and, of other screens, of earlier ones. */
function writePage(mockUps: ReadonlySet<string>): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.png.json'));
  const all = files.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Shot[]);
  const shots = faces.flatMap(({ name }) => all.filter(({ face }) => face === name));
  writeFileSync(join(folder, 'index.html'), pageOf(shots, mockUps, relative(folder, handbook), notHere));
}
