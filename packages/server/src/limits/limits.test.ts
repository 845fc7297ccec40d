import { minuteMs } from '@yantra/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseForFile } from '../testing/test-database.ts';
import { forgetHits } from './forget-hits.ts';
import { createLimits, type Limit } from './limits.ts';
import { subscriberOf } from './subscriber.ts';

const database = databaseForFile();
const began = new Date('2026-03-10T06:30:00Z');
const clock = { time: began, now: () => clock.time };
const limit: Limit = { kind: 'greeting', most: 3, withinMs: 10 * minuteMs };
const limits = () => createLimits({ db: database.db, clock });
const hit = (who = 'asha', of = limit) => database.db.transaction().execute((trx) => limits().hit(trx, of, who));
const after = (ms: number) => void (clock.time = new Date(began.getTime() + ms));
const counted = async () =>
  (
    await database.db
      .selectFrom('limit_hits')
      .select(['kind', 'who', 'at'])
      .orderBy('kind')
      .orderBy('who')
      .orderBy('at')
      .execute()
  ).map(({ kind, who, at }) => [kind, who, (at.getTime() - began.getTime()) / minuteMs]);

beforeEach(async () => {
  clock.time = began;
  await database.db.deleteFrom('limit_hits').execute();
});

describe('a limit', () => {
  test('lets as many through as it says, and says when there is room again', async () => {
    for (const ms of [0, minuteMs, 2 * minuteMs]) {
      after(ms);
      expect(await hit()).toEqual({});
    }
    after(3 * minuteMs);
    expect(await hit()).toEqual({ retryAfterSeconds: 7 * 60 });
    // What was refused is not counted.
    expect(await counted()).toHaveLength(3);
    after(10 * minuteMs - 400);
    expect(await hit()).toEqual({ retryAfterSeconds: 1 });
    after(10 * minuteMs);
    expect(await hit()).toEqual({});
    expect(await hit()).toEqual({ retryAfterSeconds: 60 });
  });

  test('says a whole second at least, and rounds up', async () => {
    const one = { ...limit, most: 1 };
    await hit('asha', one);
    after(limit.withinMs - 1500);
    expect(await hit('asha', one)).toEqual({ retryAfterSeconds: 2 });
    after(limit.withinMs - 1);
    expect(await hit('asha', one)).toEqual({ retryAfterSeconds: 1 });
    // Another process's clock, which is behind.
    clock.time = new Date(began.getTime() - 1000);
    expect(await hit('asha', one)).toEqual({ retryAfterSeconds: 601 });
  });

  test('is for each by themselves, and each kind by itself', async () => {
    const one = { ...limit, most: 1 };
    expect(await hit('asha', one)).toEqual({});
    expect(await hit('ravi', one)).toEqual({});
    expect(await hit('asha', { ...one, kind: 'other' })).toEqual({});
    expect(await hit('asha', one)).not.toEqual({});
  });

  test('counts one at a time: of ten at once as many get through as may', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => hit()));
    expect(answers.filter(({ retryAfterSeconds }) => retryAfterSeconds === undefined)).toHaveLength(3);
  });

  test('forgets on its way what of theirs is over, and nobody else’s', async () => {
    await hit('asha');
    await hit('ravi');
    await hit('asha', { ...limit, kind: 'other' });
    after(limit.withinMs);
    await hit('asha');
    expect(await counted()).toEqual([
      ['greeting', 'asha', 10],
      ['greeting', 'ravi', 0],
      ['other', 'asha', 0],
    ]);
  });

  test('together with another counts in both or in none, and says which was full', async () => {
    const [few, many] = [
      { ...limit, most: 1 },
      { ...limit, kind: 'many', most: 2 },
    ];
    const both = () =>
      limits().hitAll(database.db, [
        [many, 'asha'],
        [few, 'home'],
      ]);
    expect(await both()).toEqual({});
    after(minuteMs);
    expect(await both()).toEqual({ refused: few, retryAfterSeconds: 9 * 60 });
    expect(await counted()).toEqual([
      ['greeting', 'home', 0],
      ['many', 'asha', 0],
    ]);
    expect(await hit('asha', many)).toEqual({});
    expect(await both()).toEqual({ refused: many, retryAfterSeconds: 9 * 60 });
  });

  test('counts several at once, all or none, and says when there is room for all of them', async () => {
    const several = (times: number) => limits().hitTimes(database.db, limit, 'asha', times);
    expect(await several(1)).toEqual({});
    after(minuteMs);
    expect(await several(1)).toEqual({});
    after(2 * minuteMs);
    expect(await several(2)).toEqual({ retryAfterSeconds: 8 * 60 });
    expect(await several(3)).toEqual({ retryAfterSeconds: 9 * 60 });
    expect(await several(4)).toEqual({ retryAfterSeconds: 9 * 60 });
    expect(await counted()).toHaveLength(2);
    after(10 * minuteMs);
    expect(await several(2)).toEqual({});
    expect(await several(1)).toEqual({ retryAfterSeconds: 60 });
    await database.db.deleteFrom('limit_hits').execute();
    expect(await several(4)).toEqual({ retryAfterSeconds: 10 * 60 });
    expect(await several(3)).toEqual({});
  });

  test('is not counted by what is rolled back', async () => {
    const broken = database.db.transaction().execute(async (trx) => {
      await limits().hit(trx, limit, 'asha');
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await counted()).toEqual([]);
  });

  test('takes back the newest of theirs, if it is not older than said', async () => {
    for (const ms of [0, minuteMs]) {
      after(ms);
      await hit('asha');
    }
    await hit('ravi');
    await hit('asha', { ...limit, kind: 'other' });
    const cancelSince = (since: number) =>
      database.db
        .transaction()
        .execute((trx) => limits().cancel(trx, limit, 'asha', new Date(began.getTime() + since)));
    await cancelSince(minuteMs + 1);
    expect(await counted()).toHaveLength(4);
    await cancelSince(minuteMs);
    expect(await counted()).toEqual([
      ['greeting', 'asha', 0],
      ['greeting', 'ravi', 1],
      ['other', 'asha', 1],
    ]);
  });
});

describe('an address', () => {
  test('is counted under a name that does not say it, the same in every process', async () => {
    const name = await limits().whoIs('198.51.100.7');
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(await limits().whoIs('198.51.100.7')).toBe(name);
    expect(await limits().whoIs('198.51.100.8')).not.toBe(name);
    // A key of its own: no other names are made with it.
    expect(await database.db.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'limits' }]);
  });

  test('is named once the key can be read again', async () => {
    let isBroken = true;
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (isBroken) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const one = createLimits({ db, clock });
    await expect(one.whoIs('198.51.100.7')).rejects.toThrow('away');
    isBroken = false;
    expect(await one.whoIs('198.51.100.7')).toBe(await limits().whoIs('198.51.100.7'));
    isBroken = true;
    // And is not read again.
    expect(await one.whoIs('198.51.100.7')).toBe(await limits().whoIs('198.51.100.7'));
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:198.51.100.207', '198.51.100.207'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['2001:db8:10:2000::1', '2001:db8:10:2000::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%2', 'fe80:0:0:0::/64'],
    ['198.51.100.7%eth0', '198.51.100.7'],
    ['1::ffff:198.51.100.7', '1:0:0:0::/64'],
    ['::ffff:198.51.100.7:9', '::ffff:198.51.100.7:9'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s belongs to %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber);
  });
});

test('what was counted more than a day ago is forgotten, of whatever kind', async () => {
  for (const [ms, who] of [
    [0, 'old'],
    [1, 'new'],
  ] as const) {
    after(ms);
    await hit(who);
  }
  after(24 * 60 * minuteMs);
  await forgetHits(database.db, clock);
  expect((await counted()).map(([, who]) => who)).toEqual(['new']);
});
