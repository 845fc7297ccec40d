/** Files that break careless handling of images. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** An upload form with a hostile file. */
export interface HostileUpload {
  /** A short description. */
  readonly what: string;
  readonly parts: readonly UploadPart[];
  /** Whether it must be refused, or re-encoded so that only its pixels are kept. */
  readonly must: 'be refused' | 'be made anew';
}

export interface UploadPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly field: string;
  readonly name: string;
  readonly type: string;
}

/** In every re-encoded file, outside the pixels. */
export const uploadMark = 'MARK-OF-THE-TEST';

const megabyte = 1024 * 1024;
const canvas = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#c2751e' } });
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert("${uploadMark}")</script></svg>`;
const html = `<!doctype html><script>alert("${uploadMark}")</script>`;
const pad = (text: string) => Buffer.from(text.padEnd(64));

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG of two colours whose header claims a size, with highly compressed pixels. */
function pngSaying(width: number, height: number, pixels = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(pixels, { level: 9 }));
  return Buffer.concat([sign, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** All pixels of a PNG of one colour: a bit each, and a byte before each line. */
const blank = (side: number) => Buffer.alloc((side / 8 + 1) * side);

const refusedTexts = (): Readonly<Record<string, Buffer>> => ({
  SVG: pad(svg),
  'SVG after a declaration': pad(`<?xml version="1.0"?>${svg}`),
  'SVG that names a file': pad(
    '<svg xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>',
  ),
  'a page': pad(html),
  'a GIF with script': pad(`GIF89a/*${html}*/`),
  'a GIF of 65,535 by 65,535': pad('GIF89a\u00ff\u00ff\u00ff\u00ff\u00f7'),
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
});

async function refusedImages(): Promise<Readonly<Record<string, Buffer>>> {
  const [jpeg, png, webp] = await Promise.all([
    canvas().jpeg().toBuffer(),
    canvas().png().toBuffer(),
    canvas().webp().toBuffer(),
  ]);
  const noise = Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 251));
  return {
    'a GIF': await canvas().gif().toBuffer(),
    'an AVIF': await canvas(64, 64).avif().toBuffer(),
    'a TIFF': await canvas().tiff().toBuffer(),
    ...Object.fromEntries(
      Object.entries({ JPEG: jpeg.subarray(0, 24), PNG: png.subarray(0, 33), WebP: webp.subarray(0, 20) }).flatMap(
        ([kind, beginning]) => [
          [`a ${kind}’s beginning with a page`, Buffer.concat([beginning, Buffer.from(html)])],
          [`a ${kind}’s beginning with noise`, Buffer.concat([beginning, noise])],
        ],
      ),
    ),
    'a JPEG inside an SVG': pad(
      `<svg><image href="data:image/jpeg;base64,${jpeg.toString('base64').slice(0, 40)}"/></svg>`,
    ),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'half a PNG': png.subarray(0, png.length / 2),
    'half a WebP': webp.subarray(0, webp.length / 2),
    'a PNG of no width': pngSaying(0, 100),
    'a PNG without pixels': pngSaying(100, 100),
    'a PNG with too few pixels': pngSaying(3000, 3000, Buffer.alloc(1000)),
    'a PNG of 65,535 by 65,535': pngSaying(65_535, 65_535),
    'a PNG of 2 billion by 2 billion': pngSaying(2_000_000_000, 2_000_000_000),
    'a PNG of 30,000 by 30,000 of one colour': pngSaying(30_000, 30_000, blank(30_000)),
    'a PNG of 26 megapixels': await canvas(6500, 4000).png().toBuffer(),
    'a JPEG of 36 megapixels': await canvas(6000, 6000).jpeg({ quality: 1 }).toBuffer(),
    'a WebP of 100 megapixels': await canvas(10_000, 10_000).webp({ quality: 1, effort: 0 }).toBuffer(),
    'more than a megabyte': Buffer.concat([jpeg, Buffer.alloc(megabyte)]),
    'twelve megabytes': Buffer.alloc(12 * megabyte, jpeg),
  };
}

async function imagesWithMore(): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await canvas().jpeg().toBuffer();
  const told = { IFD0: { Copyright: uploadMark, ImageDescription: html }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } };
  const behind = (tail: string) => Buffer.concat([jpeg, Buffer.from(`${tail} ${uploadMark}`)]);
  const turning = { create: { width: 60, height: 40, channels: 3, background: '#000' } } as const;
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { ...turning.create, background } })
        .png()
        .toBuffer(),
    ),
  );
  return {
    'a page behind a JPEG': behind(html),
    'an SVG behind a JPEG': behind(svg),
    'a ZIP behind a JPEG': behind('PK\u0003\u0004'),
    'PHP behind a JPEG': behind('<?php system($_GET[0]);'),
    'a JPEG that says where it was taken, and a script': await canvas().withExif(told).jpeg().toBuffer(),
    'a WebP that says where it was taken': await canvas().withExif(told).webp().toBuffer(),
    'a JPEG in four colours with their profile': await canvas()
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg()
      .toBuffer(),
    'a WebP that moves': await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer(),
    'a PNG of 25 megapixels of one colour': pngSaying(4992, 4992, blank(4992)),
  };
}

const whole = (bytes: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** More than forty; those that are images have wrong names and types. */
export async function hostileUploads(): Promise<readonly HostileUpload[]> {
  const part = (bytes: Buffer, more: Partial<UploadPart> = {}): UploadPart => ({
    bytes: whole(bytes),
    field: 'file',
    name: 'machine.jpg',
    type: 'image/jpeg',
    ...more,
  });
  const good = await canvas(80, 60).jpeg().toBuffer();
  const of = (must: HostileUpload['must'], all: Readonly<Record<string, Buffer>>, more: Partial<UploadPart>) =>
    Object.entries(all).map(([what, bytes]): HostileUpload => ({ what, must, parts: [part(bytes, more)] }));
  const named = ['../../../etc/cron.d/x.jpg', 'x.jpg\u0000.html', '..\\..\\x.php', `${'a'.repeat(5000)}.jpg`];
  return [
    ...of('be refused', refusedTexts(), {}),
    ...of('be refused', await refusedImages(), { type: 'image/png', name: '../../etc/x.png' }),
    ...of('be made anew', await imagesWithMore(), { type: 'text/html', name: 'x.html' }),
    ...named.map((name): HostileUpload => ({
      what: `a file called ${name.slice(0, 30)}`,
      must: 'be made anew',
      parts: [part(good, { name })],
    })),
    { what: 'no part at all', must: 'be refused', parts: [] },
    { what: 'a part of another name', must: 'be refused', parts: [part(good, { field: 'other' })] },
    { what: 'a page before an image', must: 'be refused', parts: [part(pad(html)), part(good)] },
  ];
}
