import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addEquipment,
  deleteAccount,
  type ErrorBody,
  type OwnEquipment,
  updateEquipment,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { createLogger } from '../../logger.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { typedMachine } from '../../testing/typed-machine.ts';
import { upload } from '../../testing/uploaded.ts';
import type { FileStore } from '../files/file-store.ts';
import { createFolderFileStore } from '../files/folder-file-store.ts';
import { type OpenPictures, openPictures } from './open-pictures.ts';
import { createPictureStore } from './picture-store.ts';

let folder: string;
let files: FileStore;
let failures = 0;
/** The pictures' own, which no test sets back. */
let now = testNow;
const clock = { now: () => now };
const later = (ms: number) => void (now = new Date(now.getTime() + ms));
const opened: OpenPictures[] = [];

/** The pictures of a process of its own, on the same database and the same files. */
function picturesOf(db: Kysely<Database>): OpenPictures {
  const store = createPictureStore({
    ...files,
    remove: async (key) => {
      if (failures > 0) throw new Error(`The storage is away for ${(failures -= 1)}.`);
      await files.remove(key);
    },
  });
  const pictures = openPictures({ db, clock, store, logger: createLogger('silent') });
  opened.push(pictures);
  return pictures;
}

let pictures: OpenPictures;
let one: TestApp;
const server = appForFile(async (db) => {
  folder = await mkdtemp(join(tmpdir(), 'removals-'));
  files = createFolderFileStore(folder);
  pictures = picturesOf(db);
  return { pictures };
});
/** Another process. */
let other: TestApp;
let photo: Buffer;
beforeAll(async () => {
  one = server;
  other = testApp(server.db, { pictures: picturesOf(server.db) });
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2751e' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => void (failures = 0));
afterAll(async () => {
  for (const each of opened) each.close();
  await other.app.http.close();
  await rm(folder, { recursive: true });
});

const uploaded = async (who: SignedIn): Promise<string> =>
  (await upload(server, { bytes: photo }, who.bearer)).json<{ url: string }>().url;
const statuses = (url: string) => Promise.all([one, other].map(async (process) => (await process.get(url)).status));
const kept = async (url: string) => (await files.list('')).filter((key) => key.includes(url.split('/')[2] ?? '?'));
const erase = (who: SignedIn) => server.post(`/api${deleteAccount.path}`, { password: testPassword }, who.bearer);
const waiting = (url: string) =>
  server.db
    .selectFrom('picture_removals')
    .selectAll()
    .where('picture_id', '=', url.split('/')[2] ?? '')
    .execute();

describe('with a deleted account', () => {
  test('its pictures go, at every process, from the storage and from machines', async () => {
    const who = await signedIn(server);
    const url = await uploaded(who);
    const machine = await server.post(`/api${addEquipment.path}`, { ...typedMachine, image1Url: url }, who.bearer);
    expect(machine.status).toBe(200);
    expect(await statuses(url)).toEqual([200, 200]);
    expect(await kept(url)).toHaveLength(2);
    expect((await erase(who)).status).toBe(200);
    await one.app.background.settled();
    expect(await kept(url)).toEqual([]);
    later(5_000);
    const answer = await other.get(url);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await one.get(url.replace('640.webp', '1200.avif'))).status).toBe(404);
    const rows = server.db.selectFrom('equipment').select('picture_ids').where('supplier_id', '=', who.userId);
    expect(await rows.execute()).toEqual([{ picture_ids: [] }]);
  });

  test('its pictures are gone for everybody though the storage fails, which is told until it has removed them', async () => {
    const who = await signedIn(server);
    const url = await uploaded(who);
    expect(await statuses(url)).toEqual([200, 200]);
    failures = 100;
    await erase(who);
    await one.app.background.settled();
    expect(await kept(url)).toHaveLength(2);
    later(5_000);
    expect(await statuses(url)).toEqual([404, 404]);
    // A browser, or a cache, that has it.
    const had = await other.get(url, { 'if-none-match': `"${url.split('/')[2] ?? ''}-640"` });
    expect(had.status).toBe(404);
    failures = 0;
    later(60_000);
    await opened[1]?.sweep();
    expect(await kept(url)).toEqual([]);
    expect(await statuses(url)).toEqual([404, 404]);
  });

  test('what another process was making of its pictures then goes too', async () => {
    const who = await signedIn(server);
    const url = await uploaded(who);
    await erase(who);
    await one.app.background.settled();
    const id = url.split('/')[2] ?? '';
    await createPictureStore(files).writeDerivative({ id, width: 640, format: 'webp' }, photo);
    later(5_000);
    expect(await statuses(url)).toEqual([404, 404]);
    later(600_000);
    await pictures.sweep();
    expect([await kept(url), await waiting(url)]).toEqual([[], []]);
    later(5_000);
    expect(await statuses(url)).toEqual([404, 404]);
  });

  test('an upload that was under way is refused', async () => {
    const who = await signedIn(server);
    const gate = Promise.withResolvers<void>();
    const slow = testApp(server.db, {
      pictures: {
        ...pictures,
        keepUpload: async (bytes, owner) => {
          await gate.promise;
          return pictures.keepUpload(bytes, owner);
        },
      },
    });
    const sent = upload(slow, { bytes: photo }, who.bearer);
    await expect
      .poll(
        async () =>
          (await server.db.selectFrom('limit_hits').select('who').where('who', '=', who.userId).execute()).length,
      )
      .toBe(1);
    await erase(who);
    gate.resolve();
    expect((await sent).json<ErrorBody>().code).toBe('session.ended');
    const rows = server.db.selectFrom('pictures').select('id').where('owner_id', '=', who.userId);
    expect(await rows.execute()).toEqual([]);
    await slow.app.http.close();
  });
});

describe('an upload that no machine shows', () => {
  test('goes a day after it was taken off one, unless it is back by then', async () => {
    const who = await signedIn(server);
    const [first, second] = [await uploaded(who), await uploaded(who)];
    const added = await server.post(
      `/api${addEquipment.path}`,
      { ...typedMachine, image1Url: first, image2Url: second },
      who.bearer,
    );
    const machine = added.json<{ data: OwnEquipment & { version: number } }>().data;
    const { id } = machine;
    let { version } = machine;
    const change = async (images: object) => {
      const answer = await server.post(
        `/api${updateEquipment.path}`,
        { ...typedMachine, ...images, id, version },
        who.bearer,
      );
      ({ version } = answer.json<{ data: { version: number } }>().data);
    };
    later(31 * dayMs);
    await pictures.sweep();
    // They were looked at, and are shown.
    expect([await waiting(first), await waiting(second), await statuses(first)]).toEqual([[], [], [200, 200]]);
    await change({ image1Url: first });
    expect(await waiting(second)).toMatchObject([{ due_at: new Date(testNow.getTime() + dayMs), removed_at: null }]);
    await change({ image1Url: second });
    await pictures.sweep();
    later(5_000);
    expect([await statuses(first), await statuses(second)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    expect([await kept(first), await waiting(second)]).toEqual([[], []]);
  });

  test('goes after thirty days, for its form was never sent', async () => {
    const who = await signedIn(server);
    const url = await uploaded(who);
    expect(await waiting(url)).toMatchObject([{ due_at: new Date(testNow.getTime() + 30 * dayMs), removed_at: null }]);
    later(31 * dayMs);
    await pictures.sweep();
    later(5_000);
    expect([await statuses(url), await kept(url)]).toEqual([[404, 404], []]);
  });

  test('and a picture of the demo, which many machines may show, is nobody’s to remove', async () => {
    const id = randomBytes(12).toString('hex');
    await server.db.insertInto('pictures').values({ id, kind: 'demo', recipe: '{}' }).execute();
    const who = await signedIn(server);
    await erase(who);
    await pictures.sweep();
    expect((await one.get(`/pictures/${id}/320.webp`)).status).toBe(200);
  });
});
