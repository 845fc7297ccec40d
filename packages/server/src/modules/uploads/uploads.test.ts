import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEquipment, type ErrorBody } from '@yantra/contract/calls';
import { type HostileUpload, hostileUploads, uploadMark } from '@yantra/testing/hostile-uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { createFolderPictureStore } from '../../testing/folder-picture-store.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { onOneDatabase } from '../../testing/test-database.ts';
import { typedMachine } from '../../testing/typed-machine.ts';
import { type SentFile, upload } from '../../testing/uploaded.ts';
import { openPictures, type OpenPictures } from '../pictures/open-pictures.ts';
import { uploadsADay } from './uploads.service.ts';

let pictures: OpenPictures;
let folder: string;

const server = appForFile(async (db) => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const store = createFolderPictureStore(folder);
  pictures = openPictures({ db, clock: { now: () => server.clock.time }, store, logger: createLogger('silent') });
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
  // spec: call.upload
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is made anew, kept as its owner’s and shown',
    onOneDatabase,
    async (format) => {
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
      const machine = { ...typedMachine, image1Url: url };
      expect((await server.post(`/api${addEquipment.path}`, machine, who.bearer)).status).toBe(200);
    },
  );

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

  test('needs a log-in, a file and a form, and there are so many a day at most', async () => {
    const bytes = await canvas(40, 30).jpeg().toBuffer();
    expect((await upload(server, { bytes })).status).toBe(401);
    const who = await signedIn(server);
    expect((await server.post('/api/ImageUpload/upload', {}, who.bearer)).status).toBe(415);
    expect((await upload(server, { bytes, field: 'other' }, who.bearer)).status).toBe(400);
    const at = server.clock.time;
    await server.db
      .insertInto('limit_hits')
      .values(Array.from({ length: uploadsADay - 3 }, () => ({ kind: 'upload', who: who.userId, at })))
      .execute();
    expect((await upload(server, { bytes }, who.bearer)).status).toBe(200);
    const refused = await upload(server, { bytes }, who.bearer);
    expect([refused.status, refused.json<ErrorBody>().code]).toEqual([429, 'image.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a hostile upload', () => {
  let uploads: readonly HostileUpload[];
  beforeAll(async () => {
    uploads = await hostileUploads();
  }, 60_000);
  /** The files of one kind, each alone in its form. */
  const hostile = (kind: HostileUpload['must']): (SentFile & { readonly what: string })[] =>
    uploads.flatMap(({ what, must, parts: [file, ...others] }) =>
      must === kind && file?.field === 'file' && others.length === 0 ? [{ what, ...file }] : [],
    );

  test(
    'is refused and keeps nothing, and the next good one is taken',
    { timeout: 120_000, ...onOneDatabase },
    async () => {
      const who = await signedIn(server);
      const files = hostile('be refused');
      expect(files.length).toBeGreaterThanOrEqual(40);
      const [kept, rows] = [await originals(), await count()];
      for (const { what, ...file } of files) {
        const answer = await upload(server, file, who.bearer);
        expect([what, [400, 413]], what).toEqual([what, expect.arrayContaining([answer.status])]);
        expect(['image.unreadable', 'image.tooLarge'], what).toContain(answer.json<ErrorBody>().code);
      }
      expect([await originals(), await count()]).toEqual([kept, rows]);
      const good = await upload(server, { bytes: await canvas().jpeg().toBuffer() }, who.bearer);
      expect(good.status).toBe(200);
    },
  );

  // spec: rule.images, limit.images
  test('that is an image is kept as its pixels alone', { timeout: 120_000, ...onOneDatabase }, async () => {
    const who = await signedIn(server);
    const files = hostile('be made anew');
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const { what, ...file } of files) {
      const answer = await upload(server, file, who.bearer);
      expect(answer.status, what).toBe(200);
      const id = answer.json<{ url: string }>().url.split('/')[2] ?? '';
      const kept = await createFolderPictureStore(folder).readOriginal(id);
      expect(kept?.includes(uploadMark), what).toBe(false);
      expect((await sharp(kept).metadata()).format, what).toBe('webp');
    }
  });
});
