import { randomBytes } from 'node:crypto';
import { minuteMs } from '@yantra/domain';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBackground } from '../../jobs/background.ts';
import { createLimits } from '../../limits/limits.ts';
import { createLogger } from '../../logger.ts';
import { testNow } from '../../testing/market.ts';
import { medianDifference } from '../../testing/median-difference.ts';
import { databaseForFile, onPostgresAlone } from '../../testing/test-database.ts';
import { type Sms, SmsFailed, type SmsMessage } from '../sms/sms.ts';
import type { OtpPurpose } from './send-code.ts';
import { createVerification, type Verification } from './verification.service.ts';

const database = databaseForFile();
let verification: Verification;
const clock = { time: testNow, now: () => clock.time };
const delivered: SmsMessage[] = [];
const phone = '9876543210';

/** How the messages of a test are delivered: at once by default. */
let deliver: Sms['send'];
/** Whether one may leave later. */
let book: () => ReturnType<Sms['book']>;
const background = createBackground(createLogger('silent'));

beforeAll(async () => {
  const { db } = database;
  verification = createVerification({
    db,
    clock,
    random: randomBytes,
    limits: createLimits({ db, clock }),
    background,
    sms: {
      send: (message) => deliver(message),
      book: () => book(),
      kindOr: (wanted) => wanted,
      localeFor: (_kind, wanted) => wanted,
    },
    siteHost: 'yantra.example',
  });
  deliver = atOnce;
  book = booked;
});
afterEach(async () => {
  await background.settled();
  clock.time = testNow;
  delivered.length = 0;
  deliver = atOnce;
  book = booked;
  for (const table of ['otp_sessions', 'otp_failures', 'limit_hits'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

const booked = async () => (message: SmsMessage) => deliver(message);

async function atOnce(message: SmsMessage): Promise<void> {
  delivered.push(message);
}
const request = (purpose: OtpPurpose, to = phone, reaches = true) => ({
  purpose,
  phone: to,
  reaches,
  address: '203.0.113.7',
});
const later = (ms: number) => void (clock.time = new Date(clock.time.getTime() + ms));
const codeOf = (message: SmsMessage | undefined) => message?.variables['otp'] ?? '';

/** A verified session. */
async function granted(purpose: OtpPurpose = 'signUp') {
  const handle = await verification.send(request(purpose));
  await background.settled();
  await verification.verify({ ...handle, otp: codeOf(delivered.at(-1)) });
  return { ...handle, phone, purpose };
}
const use = (grant: Awaited<ReturnType<typeof granted>>) =>
  database.db.transaction().execute((trx) => verification.consume(trx, grant));
const refused = { code: 'grant.invalid' };

describe('a grant', () => {
  test('serves once, within ten minutes', async () => {
    const grant = await granted();
    later(10 * minuteMs - 1);
    await use(grant);
    await expect(use(grant)).rejects.toMatchObject(refused);
  });

  test('is over after ten minutes', async () => {
    const grant = await granted();
    later(10 * minuteMs);
    await expect(use(grant)).rejects.toMatchObject(refused);
  });

  test.each([
    ['another phone', { phone: '9876543211' }],
    ['another purpose', { purpose: 'resetPassword' as const }],
    ['another stamp', { securityStamp: 'x'.repeat(43) }],
    ['the id of nothing', { id: '00000000-0000-4000-8000-000000000000' }],
    ['an id that is none', { id: 'nothing' }],
  ])('does not serve with %s, and still serves its own', async (_what, change) => {
    const grant = await granted();
    await expect(use({ ...grant, ...change })).rejects.toMatchObject(refused);
    await use(grant);
  });

  test('for a new password never signs up', async () => {
    const grant = await granted('resetPassword');
    await expect(use({ ...grant, purpose: 'signUp' })).rejects.toMatchObject(refused);
    await use(grant);
  });

  test('is none before its code was verified', async () => {
    const handle = await verification.send(request('signUp'));
    await expect(use({ ...handle, phone, purpose: 'signUp' })).rejects.toMatchObject(refused);
  });

  test('serves once when twenty use it at once', async () => {
    const grant = await granted();
    const uses = await Promise.allSettled(Array.from({ length: 20 }, () => use(grant)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is not used by what is rolled back', async () => {
    const grant = await granted();
    const undone = database.db.transaction().execute(async (trx) => {
      await verification.consume(trx, grant);
      throw new Error('Something else failed.');
    });
    await expect(undone).rejects.toThrow('Something else failed.');
    await use(grant);
  });

  test('outlives a code that somebody else asks for', async () => {
    const grant = await granted();
    later(minuteMs);
    await verification.send(request('signUp'));
    await expect(use(grant)).resolves.toBeUndefined();
  });
});

describe('codes of two purposes', () => {
  test('stand beside each other: a minute’s limit is of each, a day’s of both together', async () => {
    const confirming = await verification.send(request('confirmRequirement'));
    await verification.verify({ ...confirming, otp: codeOf(delivered[0]) });
    const accepting = await verification.send(request('acceptQuote'));
    await verification.verify({ ...accepting, otp: codeOf(delivered[1]) });
    for (const purpose of ['confirmRequirement', 'acceptQuote'] as const) {
      await expect(verification.send(request(purpose))).rejects.toMatchObject({ code: 'otp.tooSoon' });
    }
    for (let n = 0; n < 3; n += 1) {
      later(minuteMs);
      await verification.send(request('acceptQuote'));
    }
    later(minuteMs);
    for (const purpose of ['confirmRequirement', 'signUp'] as const) {
      await expect(verification.send(request(purpose))).rejects.toMatchObject({ code: 'otp.tooMany' });
    }
  });

  test('a message of one that does not leave does not free the minute of the other', async () => {
    await verification.send(request('confirmRequirement'));
    deliver = () => Promise.reject(new SmsFailed(false));
    await expect(verification.send(request('acceptQuote'))).rejects.toMatchObject({ code: 'sms.failed' });
    deliver = atOnce;
    await expect(verification.send(request('confirmRequirement'))).rejects.toMatchObject({ code: 'otp.tooSoon' });
    await verification.send(request('acceptQuote'));
  });

  test('are sent by the purpose’s own message', async () => {
    const signUp = await verification.send(request('signUp'));
    const reset = await verification.send(request('resetPassword'));
    await background.settled();
    expect(delivered.map(({ kind }) => kind)).toEqual(['otpSignUp', 'otpResetPassword']);
    await verification.verify({ ...signUp, otp: codeOf(delivered[0]) });
    await verification.verify({ ...reset, otp: codeOf(delivered[1]) });
  });

  test('are meant for the host of the site, and are one message long', async () => {
    await verification.send(request('signUp'));
    expect(delivered[0]?.text.length).toBeLessThanOrEqual(160);
    expect(delivered[0]?.text.split('\n').at(-1)).toBe(`@yantra.example #${codeOf(delivered[0])}`);
  });
});

describe('a message that fails', () => {
  test('leaves everything as it was, so that the person can ask again at once', async () => {
    const first = await verification.send(request('signUp'));
    later(minuteMs);
    deliver = () => Promise.reject(new SmsFailed(false));
    for (let n = 0; n < 6; n += 1) {
      await expect(verification.send(request('signUp'))).rejects.toMatchObject({ code: 'sms.failed' });
    }
    await verification.verify({ ...first, otp: codeOf(delivered[0]) });
    deliver = atOnce;
    await verification.send(request('signUp'));
  });

  test('counts when it may have left after all, so that nobody gets many', async () => {
    deliver = () => Promise.reject(new SmsFailed(true));
    await expect(verification.send(request('signUp'))).rejects.toMatchObject({ code: 'sms.failed' });
    await expect(verification.send(request('signUp'))).rejects.toMatchObject({ code: 'otp.tooSoon' });
  });

  test('of a forgotten password is said when none can leave, the same for every phone, and leaves everything as it was', async () => {
    book = () => Promise.reject(new SmsFailed(false, 'sms.usedUp', { retryAfterSeconds: 60 }));
    for (const reaches of [true, false]) {
      for (let n = 0; n < 6; n += 1) {
        const asked = verification.send(request('resetPassword', phone, reaches));
        await expect(asked).rejects.toMatchObject({ code: 'sms.usedUp', retryAfterSeconds: 60 });
      }
      expect(await database.db.selectFrom('otp_sessions').select('id').execute()).toEqual([]);
    }
    book = booked;
    await verification.send(request('resetPassword'));
  });

  test('of a forgotten password is not heard of once it was booked', async () => {
    deliver = () => Promise.reject(new SmsFailed(false));
    await expect(verification.send(request('resetPassword'))).resolves.toMatchObject({ id: expect.any(String) });
  });
});

describe('a forgotten password', () => {
  test('of a phone without an account is the same in the database, and no message leaves', async () => {
    const handle = await verification.send(request('resetPassword', phone, false));
    await expect(verification.send(request('resetPassword', phone, false))).rejects.toMatchObject({
      code: 'otp.tooSoon',
    });
    await background.settled();
    expect(delivered).toEqual([]);
    const { rows, hits } = await stored();
    expect([rows, hits]).toEqual([1, 5]);
    await expect(verification.verify({ ...handle, otp: '000000' })).rejects.toMatchObject({ code: 'otp.wrong' });
  });

  test('answers before the message leaves', async () => {
    const provider = Promise.withResolvers<void>();
    deliver = () => provider.promise;
    await expect(verification.send(request('resetPassword'))).resolves.toMatchObject({ id: expect.any(String) });
    provider.resolve();
  });

  test(
    'takes as long for a phone without an account as for one with it, however slow the provider is',
    { timeout: 120_000, ...onPostgresAlone },
    async () => {
      const provider = Promise.withResolvers<void>();
      deliver = () => provider.promise;
      const send = (reaches: boolean) => (n: number) =>
        verification.send({
          purpose: 'resetPassword',
          phone: `${reaches ? 98 : 97}${String(10_000_000 + n)}`,
          address: `198.51.${n}.${reaches ? 1 : 2}`,
          reaches,
        });
      const longer = await medianDifference({ pairs: 200, ways: [send(true), send(false)] });
      provider.resolve();
      expect(Math.abs(longer)).toBeLessThan(5);
    },
  );
});

async function stored() {
  const rows = await database.db.selectFrom('otp_sessions').select('id').execute();
  const hits = await database.db.selectFrom('limit_hits').select('kind').execute();
  return { rows: rows.length, hits: hits.length };
}
