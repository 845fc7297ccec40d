import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { type HeldStore, holdStore } from './hold-store.ts';

const database = databaseForFile();
const place = await mkdtemp(join(tmpdir(), 'yantra-held-'));
const errors: unknown[] = [];
const held: HeldStore[] = [];
let [mine, other] = ['', ''];

beforeEach(async () => {
  [mine, other] = [await mkdtemp(join(place, 'one-')), await mkdtemp(join(place, 'other-'))];
});
afterEach(async () => {
  for (const one of held.splice(0)) await one.leave();
  await database.db.deleteFrom('server_processes').execute();
  errors.length = 0;
});
afterAll(() => rm(place, { recursive: true }));

/** A process that begins with such settings. */
async function begun(env: Readonly<Record<string, string>>): Promise<HeldStore> {
  const logger = { error: (what: unknown) => void errors.push(what) };
  const one = await holdStore({ db: database.db, settings: settingsFrom(env), logger });
  held.push(one);
  return {
    stay: () => one.stay(),
    async leave() {
      held.splice(held.indexOf(one), 1);
      await one.leave();
    },
  };
}
const s3 = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
const bucket = (name: string) => ({ ...s3, PICTURE_STORE: `s3://${name}` });
const seenAgo = (seconds: number) =>
  sql`update server_processes set seen_at = now() - ${seconds} * interval '1 second'`.execute(database.db);
/* What a killed process leaves: its line, while the kernel takes its lock back. */
async function killed(process: HeldStore): Promise<void> {
  const rows = await database.db.selectFrom('server_processes').selectAll().execute();
  await process.leave();
  await database.db.insertInto('server_processes').values(rows).execute();
}

const elsewhere = `Another process runs on this database (on ${hostname()}) and keeps files elsewhere`;

describe('of two processes on one database', () => {
  test('the second is refused where each has a folder of its own, and may begin when the first has stopped', async () => {
    const first = await begun({ DATA_DIR: mine });
    await expect(begun({ DATA_DIR: other })).rejects.toThrow(elsewhere);
    await first.leave();
    await begun({ DATA_DIR: other });
  });

  test('the second is refused in the folder of the first, unless both say that they share it', async () => {
    const first = await begun({ DATA_DIR: mine });
    await expect(begun({ DATA_DIR: mine })).rejects.toThrow(`The data folder ${mine} is in use by another process`);
    await expect(begun({ DATA_DIR: mine, SHARED_DATA_DIR: 'true' })).rejects.toThrow(elsewhere);
    await first.leave();
    for (let n = 0; n < 3; n += 1) await begun({ DATA_DIR: mine, SHARED_DATA_DIR: 'true' });
    await expect(begun({ DATA_DIR: mine })).rejects.toThrow(elsewhere);
    await expect(begun({ DATA_DIR: other, SHARED_DATA_DIR: 'true' })).rejects.toThrow(elsewhere);
  });

  test('both run with one storage, and not with two', async () => {
    await begun(bucket('machines'));
    await begun({ ...bucket('machines'), DATA_DIR: other });
    await expect(begun(bucket('pictures'))).rejects.toThrow(elsewhere);
    await expect(begun({ DATA_DIR: mine })).rejects.toThrow(elsewhere);
  });

  test('one alone gets in when both begin at once', async () => {
    const both = await Promise.allSettled([begun({ DATA_DIR: mine }), begun({ DATA_DIR: other })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a process that was killed', () => {
  test('may begin again at once in its folder', async () => {
    const first = await begun({ DATA_DIR: mine });
    await killed(first);
    await expect(begun({ DATA_DIR: other })).rejects.toThrow(elsewhere);
    await expect(begun({ DATA_DIR: mine })).resolves.toBeDefined();
  });

  test('is forgotten after fifteen seconds, unless it says that it is still there', async () => {
    const first = await begun({ DATA_DIR: mine });
    await seenAgo(16);
    await first.stay();
    await expect(begun({ DATA_DIR: other })).rejects.toThrow(elsewhere);
    await seenAgo(14);
    await expect(begun({ DATA_DIR: other })).rejects.toThrow(elsewhere);
    await seenAgo(16);
    await begun({ DATA_DIR: other });
    expect(errors).toEqual([]);
    // It was only paused.
    await first.stay();
    expect(errors).toEqual([{ host: hostname() }]);
  });
});
