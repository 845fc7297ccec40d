import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { addEquipment, type ErrorBody } from '@yantra/contract/calls';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
import { type SentFile, upload } from '../../testing/uploaded.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { openPictures, type OpenPictures } from '../pictures/open-pictures.ts';
import { createFolderPictureStore } from '../pictures/picture-store.ts';

let pictures: OpenPictures;
let folder: string;

const server = useTestApp(async (db) => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  pictures = openPictures({ db, store: createFolderPictureStore(folder) });
  return { pictures };
});
afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

const canvas = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#c2751e' } });
const originals = async () => (await readdir(join(folder, 'originals'), { recursive: true }).catch(() => [])).length;
const count = async () => (await server.db.selectFrom('pictures').select('id').execute()).length;

interface Uploaded {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

describe('an image', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is made anew, kept as its owner’s and shown', async (format) => {
    const who = await signedIn(server);
    const answer = await upload(server, { bytes: await canvas().toFormat(format).toBuffer() }, who.bearer);
    const { url, data } = answer.json<{ url: string; data: Uploaded }>();
    expect([answer.status, url, data.width, data.height]).toEqual([200, data.url, 800, 600]);
    expect(url).toMatch(/^\/pictures\/[0-9a-f]{24}\/640\.webp$/);
    const row = await server.db
      .selectFrom('pictures')
      .selectAll()
      .where('id', '=', url.split('/')[2] ?? '')
      .execute();
    expect(row).toMatchObject([{ kind: 'upload', owner_id: who.userId, recipe: null }]);
    for (const [width, type] of [
      [320, 'avif'],
      [640, 'webp'],
    ] as const) {
      const shown = await server.get(url.replace('640.webp', `${width}.${type}`));
      expect([shown.status, shown.headers['content-type']]).toEqual([200, `image/${type}`]);
      expect((await sharp(shown.bytes).metadata()).width).toBe(width);
    }
    const machine = {
      name: 'JCB',
      categories: [{ id: 6 }],
      equipmentTypeId: 27,
      phoneNumber: '9876543210',
      modelNumber: '3DX',
      yearOfMfg: 2022,
      noOfWorkingHrs: 48,
      rentalValue: 8000,
      address: 'Yard 4',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      image1Url: url,
    };
    expect((await server.post(`/api${addEquipment.path}`, machine, who.bearer)).status).toBe(200);
  });

  test('loses what it says of where and by whom it was taken, and stands upright', async () => {
    const taken = canvas(400, 200).withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitude: '18/1 31/1 0/1' },
    });
    const bytes = await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url, width, height } = (await upload(server, { bytes }, (await signedIn(server)).bearer)).json<{
      data: Uploaded;
    }>().data;
    expect([width, height]).toEqual([200, 400]);
    const id = url.split('/')[2] ?? '';
    const kept = await createFolderPictureStore(folder).readOriginal(id);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept?.includes('SECRET-OWNER')).toBe(false);
  });

  test('needs a log-in, a file and a form, and is one’s hundredth of a day at most', async () => {
    const bytes = await canvas(40, 30).jpeg().toBuffer();
    expect((await upload(server, { bytes })).status).toBe(401);
    const who = await signedIn(server);
    expect((await server.post('/api/ImageUpload/upload', {}, who.bearer)).status).toBe(415);
    expect((await upload(server, { bytes, field: 'other' }, who.bearer)).status).toBe(400);
    const at = server.clock.time;
    await server.db
      .insertInto('limit_hits')
      .values(Array.from({ length: 97 }, () => ({ kind: 'upload', who: who.userId, at })))
      .execute();
    expect((await upload(server, { bytes }, who.bearer)).status).toBe(200);
    const refused = await upload(server, { bytes }, who.bearer);
    expect([refused.status, refused.json<ErrorBody>().code]).toEqual([429, 'image.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

/* A PNG's head with a size of one's choice, and pixels that are packed small. */
function pngSaying(width: number, height: number, pixels = Buffer.alloc(0)): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + data.length + 4);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), 8 + data.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(document.domain)</script>';
const pad = (text: string) => Buffer.from(text.padEnd(64));

/** Files that are no images we take, by what they are. */
async function hostile(): Promise<[string, SentFile][]> {
  const [jpeg, png, webp] = await Promise.all([
    canvas().jpeg().toBuffer(),
    canvas().png().toBuffer(),
    canvas().webp().toBuffer(),
  ]);
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 251));
  const begins = { jpeg: jpeg.subarray(0, 24), png: png.subarray(0, 33), webp: webp.subarray(0, 20) };
  const texts = {
    SVG: pad(svg),
    'SVG after a declaration': pad(`<?xml version="1.0"?>${svg}`),
    'SVG that names a file': pad(
      '<svg xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>',
    ),
    'a page': pad(html),
    'a GIF': await canvas().gif().toBuffer(),
    'an AVIF': await canvas().avif().toBuffer(),
    'a TIFF': await canvas().tiff().toBuffer(),
    'a GIF with script': pad(`GIF89a/*${html}*/`),
    'a PDF': pad('%PDF-1.7 1 0 obj'),
    'a ZIP': pad('PK\u0003\u0004'),
    'a bitmap': pad('BM'),
    'an icon': Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(64)]),
    'an executable': pad('\u007fELF'),
    'a shell script': pad('#!/bin/sh\nrm -rf /'),
    PHP: pad('<?php system($_GET[0]);'),
    JavaScript: pad('alert(1)//'),
    PostScript: pad('%!PS-Adobe-3.0 EPSF-3.0'),
    'an ImageMagick script': pad('push graphic-context viewbox 0 0 1 1 fill \'url(https://x"|ls")\''),
    'an M3U list': pad('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\nconcat:file:///etc/passwd'),
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    zeros: Buffer.alloc(5000),
  };
  const broken = {
    'a JPEG’s beginning with a page': Buffer.concat([begins.jpeg, Buffer.from(html)]),
    'a PNG’s beginning with a page': Buffer.concat([begins.png, Buffer.from(html)]),
    'a WebP’s beginning with a page': Buffer.concat([begins.webp, Buffer.from(html)]),
    'a JPEG’s beginning with noise': Buffer.concat([begins.jpeg, noise]),
    'a PNG’s beginning with noise': Buffer.concat([begins.png, noise]),
    'a WebP’s beginning with noise': Buffer.concat([begins.webp, noise]),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'half a PNG': png.subarray(0, png.length / 2),
    'half a WebP': webp.subarray(0, webp.length / 2),
    'a PNG without pixels': pngSaying(100, 100),
    'a PNG with too few pixels': pngSaying(3000, 3000, Buffer.alloc(1000)),
    'a PNG of no width': pngSaying(0, 100),
    'a JPEG inside an SVG': pad(
      `<svg><image href="data:image/jpeg;base64,${jpeg.toString('base64').slice(0, 40)}"/></svg>`,
    ),
  };
  const large = {
    'a PNG of 65,535 by 65,535': pngSaying(65_535, 65_535),
    'a PNG of 2 billion by 2 billion': pngSaying(2_000_000_000, 2_000_000_000),
    'a PNG of 26 megapixels, packed small': await canvas(6500, 4000).png().toBuffer(),
    'a JPEG of 36 megapixels': await canvas(6000, 6000).jpeg({ quality: 1 }).toBuffer(),
    'a WebP of 100 megapixels': await canvas(10_000, 10_000).webp({ quality: 1, effort: 0 }).toBuffer(),
    'more than a megabyte': Buffer.concat([jpeg, Buffer.alloc(1024 * 1024)]),
    'ten megabytes': Buffer.alloc(10_000_000, jpeg),
  };
  const named = (all: Record<string, Buffer>, type: string): [string, SentFile][] =>
    Object.entries(all).map(([what, bytes]) => [what, { bytes, type, name: `../../etc/${what}.jpg` }]);
  return [...named(texts, 'image/jpeg'), ...named(broken, 'image/png'), ...named(large, 'image/webp')];
}

describe('a hostile upload', () => {
  test('is refused and keeps nothing, and the next good one is taken', { timeout: 120_000 }, async () => {
    const who = await signedIn(server);
    const files = await hostile();
    expect(files.length).toBeGreaterThanOrEqual(40);
    const [kept, rows] = [await originals(), await count()];
    for (const [what, file] of files) {
      const answer = await upload(server, file, who.bearer);
      expect([what, [400, 413]], what).toEqual([what, expect.arrayContaining([answer.status])]);
      expect(['image.unreadable', 'image.tooLarge'], what).toContain(answer.json<ErrorBody>().code);
    }
    expect([await originals(), await count()]).toEqual([kept, rows]);
    const good = await upload(server, { bytes: await canvas().jpeg().toBuffer() }, who.bearer);
    expect(good.status).toBe(200);
  });

  test('that is an image with something behind it is kept without that', async () => {
    const who = await signedIn(server);
    const jpeg = await canvas().jpeg().toBuffer();
    const tails = [html, svg, 'PK\u0003\u0004 payload', '<?php system($_GET[0]);'];
    for (const tail of tails) {
      const bytes = Buffer.concat([jpeg, Buffer.from(`${tail} MARK-OF-THE-TEST`)]);
      const answer = await upload(server, { bytes, type: 'text/html', name: 'x.html' }, who.bearer);
      expect(answer.status).toBe(200);
      const id = answer.json<{ url: string }>().url.split('/')[2] ?? '';
      const kept = await createFolderPictureStore(folder).readOriginal(id);
      expect(kept?.includes('MARK-OF-THE-TEST')).toBe(false);
      expect((await sharp(kept).metadata()).format).toBe('webp');
    }
  });
});
