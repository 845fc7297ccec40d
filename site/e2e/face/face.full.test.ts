/**
 * Every drawn screen in its three windows, light and dark: a picture of each, laid beside its mock-up's on one page, what it measures, and whether it
 * still looks as it did when somebody last looked at it and kept it (`KEEP_PICTURES=1`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brought, unlikeness } from '@yantra/testing/board';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { overflowing, smallTargets } from '../faults.ts';
import { describe, expect, test } from '../visitor.ts';
import { type Face, faces, type WindowName, windows } from './faces.ts';
import { figuresOf } from './figures.ts';
import { pageOf, type Shot } from './page.ts';

const folder = process.env['PICTURES_DIR'] ?? join(import.meta.dirname, '../../dist/face');
const mockUps = join(import.meta.dirname, '../../../packages/handbook/face');
const only = new RegExp(process.env['PICTURES_OF'] ?? '');
const keptPictures = join(mockUps, 'kept');
const isKeeping = process.env['KEEP_PICTURES'] === '1';
/** Of a window's width: letters are then a blur, and boxes are not. */
const keptScale = 3;
/** The share of such pixels that may differ: figures and names of the day, and nothing that has moved. */
const mostUnlike = 0.02;
const schemes = ['light', 'dark'] as const;
const shots: Shot[] = [];

mkdirSync(folder, { recursive: true });
afterAll(() => {
  const page = pageOf(shots, new Set(readdirSync(mockUps)), relative(folder, mockUps));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'figures.json'), JSON.stringify(shots, null, 2));
});

const cases = faces
  .filter(({ name }) => only.test(name))
  .flatMap((face) =>
    (Object.keys(windows) as WindowName[]).flatMap((window) => schemes.map((scheme) => ({ face, window, scheme }))),
  );

describe('a drawn screen', () => {
  test.for(cases)('$face.name, $window, $scheme', { timeout: 120_000 }, async ({ face, window, scheme }, { open }) => {
    const page = await face.show(open, { viewport: windows[window], colorScheme: scheme });
    const picture = `${face.name.replaceAll(/\W+/g, '-')}-${window}-${scheme}.png`;
    const taken = await page.screenshot({ path: join(folder, picture), animations: 'disabled' });
    const figures = await measured(face, page);
    shots.push({ face: face.name, mockUp: face.mockUp, window, scheme, picture, figures });
    expect(figures.overflow).toEqual([]);
    const most = face.firstAtMost?.[window];
    if (most !== undefined) expect(figures.first).toBeLessThanOrEqual(most);
    expect(await unlikeKept(taken, picture, windows[window].width)).toBeLessThanOrEqual(mostUnlike);
  });
});

/** How unlike the picture is to the one that is kept of it; wholly where none is. */
async function unlikeKept(taken: Buffer, picture: string, windowWidth: number): Promise<number> {
  const file = join(keptPictures, picture.replace('.png', '.webp'));
  const width = Math.round(windowWidth / keptScale);
  if (isKeeping) {
    mkdirSync(keptPictures, { recursive: true });
    writeFileSync(file, await brought(taken, width));
  }
  return existsSync(file) ? unlikeness(taken, readFileSync(file), width) : 1;
}

async function measured(face: Face, page: Page): Promise<Shot['figures']> {
  const box = await face.first?.(page).boundingBox({ timeout: 3000 });
  const { fontSizes, filled, chrome } = await figuresOf(page);
  return {
    first: box ? Math.round(box.y) : undefined,
    chrome,
    fontSizes,
    filled,
    small: await smallTargets(page, 44),
    overflow: await overflowing(page),
  };
}
