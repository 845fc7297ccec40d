import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { errorAnswers } from '../../http/error-answers.ts';
import { createFolderPictureStore } from '../../testing/folder-picture-store.ts';
import { readOwnArt } from './compose-picture.ts';
import { createProcessEncoder, type PictureEncoder } from './encoder.ts';
import { pictureIdOf, type PictureRecipe } from './picture-recipe.ts';
import { picturesRoutes } from './pictures.routes.ts';
import { createPictures } from './pictures.service.ts';
import { warmPictures } from './warm-pictures.ts';

const tractor: PictureRecipe = {
  scene: 'farm',
  isSceneTurned: false,
  crop: 'whole',
  light: 'day',
  machine: 'tractor',
  parts: [],
  size: 100,
  bodyColour: '#3F8440',
  view: 'side',
};
const tractorId = pictureIdOf(tractor);

/** A file that passes for whole, without the time a real one takes. */
function standIn(format: 'avif' | 'webp'): Uint8Array {
  const bytes = Buffer.alloc(16);
  if (format === 'avif') {
    bytes.writeUInt32BE(16, 0);
    bytes.write('ftypavif', 4, 'latin1');
  } else {
    bytes.write('RIFF', 0, 'latin1');
    bytes.writeUInt32LE(8, 4);
    bytes.write('WEBP', 8, 'latin1');
  }
  return bytes;
}

/** An encoder that counts; `release` lets what it was asked so far finish. */
function countingEncoder() {
  const held: (() => void)[] = [];
  const seen = { asked: [] as string[], running: 0, mostAtOnce: 0 };
  let isOpen = true;
  const encoder: PictureEncoder = {
    async encode({ width, format }) {
      seen.asked.push(`${width}.${format}`);
      seen.running += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.running);
      if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
      seen.running -= 1;
      return standIn(format);
    },
    makeAnew: () => Promise.reject(new Error('Nobody uploads anything.')),
    close: () => undefined,
  };
  return {
    encoder,
    seen,
    hold: () => void (isOpen = false),
    release: () => {
      isOpen = true;
      for (const go of held.splice(0)) go();
    },
  };
}

async function aServer(encoder: PictureEncoder, recipes: Readonly<Record<string, unknown>> = { [tractorId]: tractor }) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const store = createFolderPictureStore(folder);
  const pictures = createPictures({
    store,
    encoder,
    readArt: readOwnArt,
    findPicture: async (id) => (id in recipes ? { kind: 'demo', recipe: recipes[id] } : undefined),
  });
  const app = Fastify();
  app.setErrorHandler(errorAnswers(() => 'http://localhost'));
  picturesRoutes(app, { pictures });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return { app, folder, pictures };
}

describe('a picture address', () => {
  let encoder: PictureEncoder;
  beforeAll(() => void (encoder = createProcessEncoder()));
  afterAll(() => encoder.close());

  test('answers each format in the asked width, small, cached for good and open to other sites', async () => {
    const { app } = await aServer(encoder);
    for (const format of ['avif', 'webp'] as const) {
      const answer = await app.inject(`/pictures/${tractorId}/640.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable, s-maxage=60',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      });
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([640, 480]);
      expect(answer.rawPayload.length).toBeLessThan(format === 'avif' ? 12_000 : 16_000);
    }
  });

  test('shows the machine in its own paint', async () => {
    const { app } = await aServer(encoder);
    const answer = await app.inject(`/pictures/${tractorId}/320.webp`);
    const { data } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isPaint = (at: number): boolean =>
      [0x3f, 0x84, 0x40].every((channel, index) => Math.abs((data[at + index] ?? 0) - channel) < 12);
    const painted = Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3).filter(isPaint).length;
    expect(painted).toBeGreaterThan(1000);
  });

  test('is still drawn from a recipe of the first edition, which says nothing of parts, size and light', async () => {
    const { scene, machine, bodyColour } = tractor;
    for (const view of ['side', 'mirrored', 'near']) {
      const { app } = await aServer(encoder, { [tractorId]: { scene, machine, bodyColour, view } });
      const answer = await app.inject(`/pictures/${tractorId}/320.webp`);
      expect(answer.headers['cache-control']).toMatch('immutable');
    }
  });

  test('answers a stand-in of the same size, not kept, when the recipe is damaged', async () => {
    const { app, folder } = await aServer(encoder, { [tractorId]: { scene: 'farm', machine: '../../../etc/passwd' } });
    const answer = await app.inject(`/pictures/${tractorId}/320.avif`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    expect(await readdir(folder)).toEqual([]);
  });

  test('fails for a drawing that is no drawing, and encodes the next one all the same', async () => {
    await expect(encoder.encode({ svg: 'not a drawing', width: 320, format: 'webp' })).rejects.toThrow();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"/>';
    expect((await encoder.encode({ svg, width: 320, format: 'webp' })).length).toBeGreaterThan(0);
  });
});

describe('the encoder', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"/>';
  const request = { svg, width: 320, format: 'webp' } as const;

  test('gives up a picture that takes too long', async () => {
    const encoder = createProcessEncoder({ timeoutMs: 0 });
    await expect(encoder.encode(request)).rejects.toThrow('took too long');
    encoder.close();
  });

  test('works again after it was ended for being idle', async () => {
    const encoder = createProcessEncoder({ idleMs: 0 });
    const sizes = [(await encoder.encode(request)).length, (await encoder.encode(request)).length];
    expect(sizes[0]).toBe(sizes[1]);
    encoder.close();
  });

  test('refuses work once closed, and what was under way', async () => {
    const encoder = createProcessEncoder();
    const underWay = encoder.encode(request);
    encoder.close();
    await expect(underWay).rejects.toThrow('closed');
    await expect(encoder.encode(request)).rejects.toThrow('closed');
  });
});

describe('what is not a picture', () => {
  const unknown = '0'.repeat(24);
  test.each([
    `/pictures/${unknown}/640.avif`,
    `/pictures/${tractorId}/641.avif`,
    `/pictures/${tractorId}/640.png`,
    `/pictures/${tractorId}/640.avif.webp`,
    `/pictures/${tractorId}/640`,
    '/pictures/..%2f..%2fpasswd/640.avif',
    `/pictures/${tractorId.toUpperCase()}/640.avif`,
  ])('%s is a 404 that is not cached', async (address) => {
    const { encoder, seen } = countingEncoder();
    const { app } = await aServer(encoder);
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(seen.asked).toEqual([]);
  });
});

describe('making pictures', () => {
  test('encodes once for all who ask at the same time, and never again', async () => {
    const { encoder, seen, hold, release } = countingEncoder();
    const { app, pictures } = await aServer(encoder);
    hold();
    const address = `/pictures/${tractorId}/640.avif`;
    const answers = Array.from({ length: 20 }, () => app.inject(address));
    await expect.poll(() => seen.running, { timeout: 20_000 }).toBe(1);
    release();
    expect((await Promise.all(answers)).map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
    expect((await app.inject(address)).statusCode).toBe(200);
    await pictures.derivative({ id: tractorId, width: 640, format: 'avif' });
    expect(seen.asked).toEqual(['640.avif']);
  });

  test('keeps at most two encodings running', async () => {
    const { encoder, seen } = countingEncoder();
    const { app } = await aServer(encoder);
    const files = ['320.avif', '640.avif', '1200.avif', '320.webp', '640.webp', '1200.webp'];
    await Promise.all(files.map((file) => app.inject(`/pictures/${tractorId}/${file}`)));
    expect(seen.asked).toHaveLength(6);
    expect(seen.mostAtOnce).toBeLessThanOrEqual(2);
  });

  test('has room for so many who wait, makes room for another address, and says when to come back', async () => {
    const ids = Array.from({ length: 21 }, (_, n) => pictureIdOf({ ...tractor, bodyColour: `#0000${10 + n}` }));
    const { encoder, hold, release } = countingEncoder();
    const { app } = await aServer(encoder, Object.fromEntries(ids.map((id) => [id, tractor])));
    hold();
    const files = ['320.avif', '640.avif', '1200.avif', '320.webp', '640.webp', '1200.webp'];
    const addresses = ids.flatMap((id) => files.map((file) => `/pictures/${id}/${file}`));
    const refused: unknown[] = [];
    const ask = async (url: string, remoteAddress: string) => {
      const { statusCode, headers } = await app.inject({ url, remoteAddress });
      if (statusCode === 503) refused.push([headers['retry-after'], headers['cache-control']]);
      return statusCode;
    };
    const greedy = addresses.slice(0, 120).map((url) => ask(url, '192.0.2.1'));
    // Two are made, 96 wait.
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(22);
    const other = ask(addresses[120] ?? '', '192.0.2.2');
    await expect.poll(() => refused, { timeout: 20_000 }).toEqual(Array(23).fill(['5', 'no-store']));
    release();
    expect(await other).toBe(200);
    expect((await Promise.all(greedy)).filter((status) => status === 200)).toHaveLength(97);
  });

  test('makes a file again that was cut short on disk', async () => {
    const { encoder, seen } = countingEncoder();
    const { app, folder } = await aServer(encoder);
    const address = `/pictures/${tractorId}/640.webp`;
    await app.inject(address);
    await truncate(join(folder, 'derivatives', tractorId.slice(0, 2), tractorId, '640.webp'), 9);
    const answer = await app.inject(address);
    expect(answer.rawPayload.length).toBe(16);
    expect(seen.asked).toHaveLength(2);
  });

  test('answers 304 to a browser that has it', async () => {
    const { app } = await aServer(countingEncoder().encoder);
    const address = `/pictures/${tractorId}/640.webp`;
    const { etag } = (await app.inject(address)).headers;
    const again = await app.inject({ url: address, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('one recipe is one picture, another paint another', () => {
    expect(pictureIdOf({ ...tractor })).toBe(tractorId);
    expect(pictureIdOf({ ...tractor, bodyColour: '#3F8441' })).not.toBe(tractorId);
    expect(pictureIdOf({ ...tractor, view: 'near' })).not.toBe(tractorId);
    expect(pictureIdOf({ ...tractor, parts: ['canopy'] })).not.toBe(tractorId);
  });
});

describe('warming', () => {
  test('makes the widths of a first visit ahead of time and passes over what cannot be made', async () => {
    const { encoder, seen } = countingEncoder();
    const { pictures } = await aServer(encoder);
    const ready = await warmPictures(pictures, { ids: [tractorId, 'f'.repeat(24), tractorId] });
    expect(ready).toBe(2);
    expect(seen.asked).toEqual(['320.avif', '640.avif']);
  });

  test('stops when told to', async () => {
    const { encoder, seen } = countingEncoder();
    const { pictures } = await aServer(encoder);
    expect(await warmPictures(pictures, { ids: [tractorId], signal: AbortSignal.abort() })).toBe(0);
    expect(seen.asked).toEqual([]);
  });
});
