import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { brought, unlikeness } from './unlikeness.ts';

/** A screen of 360 × 740 px with a bar, a card and a line of type. */
const screen = (cardAt = 200, ink = '#23262b', word = 'Excavator'): Promise<Buffer> =>
  pictureOf(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="740"><rect width="360" height="740" fill="#fffdf5"/>
    <rect width="360" height="56" fill="#f2e9da"/><rect x="16" y="${cardAt}" width="328" height="180" rx="8" fill="#c2470f"/>
    <text x="16" y="420" font-size="16" fill="${ink}">${word}</text></svg>`)
    .png()
    .toBuffer();
const pictureOf = (svg: string): Sharp => sharp(Buffer.from(svg));

describe('how unlike two pictures are', () => {
  test('is nothing for the same, and everything for another size', async () => {
    expect(await unlikeness(await screen(), await screen())).toBe(0);
    const small = await sharp(await screen())
      .resize(180)
      .png()
      .toBuffer();
    expect(await unlikeness(await screen(), small)).toBe(1);
  });

  test('is next to nothing, brought down, for what lost a little as it was packed and for another word', async () => {
    const kept = await brought(await screen(), 120);
    expect(await unlikeness(await screen(), kept, 120)).toBeLessThan(0.005);
    expect(await unlikeness(await screen(200, '#23262b', 'Excavatur'), kept, 120)).toBeLessThan(0.005);
  });

  test('tells a card that stands elsewhere, brought down too', async () => {
    const kept = await brought(await screen(), 120);
    expect(await unlikeness(await screen(224), kept, 120)).toBeGreaterThan(0.03);
  });
});
