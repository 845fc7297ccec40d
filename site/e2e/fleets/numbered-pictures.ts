/** Pictures of one colour each, so that a re-encoded picture can be recognised. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const [width, height] = [64, 48];
/** Far apart: re-encoding changes colours slightly. */
const levels = [10, 90, 165, 245];

/** A chunk of a PNG. */
function part(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The picture of a number from 0 to 63, as PNG. */
export function numberedPicture(number: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const colour = [0, 1, 2].map((place) => levels[Math.floor(number / 4 ** place) % 4] ?? 0);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** The numbers of pictures, as rendered by the browser. */
export async function numbersOf(page: Page, urls: readonly string[]): Promise<readonly number[]> {
  const colours = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (url) => {
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          const seen = context?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [];
          return [...seen].slice(0, 3);
        }),
      ),
    urls,
  );
  const placeOf = (value: number) =>
    levels.reduce(
      (best, level, place) => (Math.abs(level - value) < Math.abs((levels[best] ?? 0) - value) ? place : best),
      0,
    );
  return colours.map((colour) => colour.reduce((sum, value, place) => sum + placeOf(value) * 4 ** place, 0));
}
