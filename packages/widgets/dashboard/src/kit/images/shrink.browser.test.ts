// @module-tag other
import { expect, test } from 'vitest';
import { mostBytes, shrink } from './shrink.ts';

/** A picture of noise, which no format compresses well. */
async function noise(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const data = context?.createImageData(width, height);
  if (!context || !data) throw new Error('No canvas.');
  let seed = 7;
  for (let index = 0; index < data.data.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    data.data[index] = index % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(data, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
}

/** The picture with an EXIF block, as a camera writes it. */
async function withExif(picture: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const text = new TextEncoder().encode('Exif\0\0GPSLatitude 18.52');
  const block = new Uint8Array([0xff, 0xe1, 0, text.length + 2, ...text]);
  return new Blob([bytes.slice(0, 2), block, bytes.slice(2)], { type: 'image/jpeg' });
}

test('a large picture becomes a JPEG of at most 1 MB, without its location and with its proportions', async () => {
  const large = await withExif(await noise(2400, 1800));
  expect(large.size).toBeGreaterThan(mostBytes);
  expect(await large.text()).toContain('GPSLatitude');
  const { file, width, height } = await shrink(large);
  expect(file.type).toBe('image/jpeg');
  expect(file.size).toBeLessThanOrEqual(mostBytes);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(await file.text()).not.toContain('GPSLatitude');
});

test('a file that is no picture is rejected', async () => {
  await expect(shrink(new Blob(['not a picture'], { type: 'image/jpeg' }))).rejects.toThrow();
});
