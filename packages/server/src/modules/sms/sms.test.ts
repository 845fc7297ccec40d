import { dayInIndia, dayMs } from '@yantra/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import { testNow } from '../../testing/market.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { smsTextsIn } from './sms-in.ts';
import { forgetMessages } from './sms.queries.ts';
import { createSms, outbox } from './sms.service.ts';
import { ProviderError, type SmsMessage, type SmsProvider } from './sms.ts';

const database = databaseForFile();
const clock = { time: testNow, now: () => clock.time };
const log: string[] = [];
const logger = createLogger('info', { write: (line: string) => void log.push(line) });

afterEach(async () => {
  clock.time = testNow;
  log.length = 0;
  reaches = true;
  await database.db.deleteFrom('sms_messages').execute();
  await database.db.deleteFrom('sms_days').execute();
});

let reaches = true;
const smsBy = (provider: SmsProvider, dailyCap = 100, codeReserve?: number) =>
  createSms({ db: database.db, clock, logger, provider, dailyCap, codeReserve });
const provider = (deliver: SmsProvider['deliver']): SmsProvider => ({
  name: 'msg91',
  deliver,
  has: (kind) => kind === 'otpSignUp',
  speaks: (kind, locale) => kind === 'leadAlert' && locale === 'hi',
  isReachable: async () => reaches,
});
const message: SmsMessage = {
  phone: '9876543210',
  kind: 'otpSignUp',
  text: '123456 is your Yantra code',
  variables: { otp: '123456' },
};
const stored = () => database.db.selectFrom('sms_messages').selectAll().execute();

test('a kind is said in the language wanted where there is a template in it, else in English', () => {
  const sms = smsBy(provider(async () => undefined));
  expect(sms.localeFor('leadAlert', 'hi')).toBe('hi');
  expect(sms.localeFor('leadAlert', 'mr')).toBeUndefined();
  expect(sms.localeFor('leadAlert', undefined)).toBeUndefined();
  expect(smsBy(outbox).localeFor('otpSignUp', 'mr')).toBe('mr');
});

test('a kind without a template is sent as another', () => {
  const sms = smsBy(provider(async () => undefined));
  expect(sms.kindOr('otpAcceptQuote', 'otpSignUp')).toBe('otpSignUp');
  expect(smsBy(outbox).kindOr('otpAcceptQuote', 'otpSignUp')).toBe('otpAcceptQuote');
});

test('codes end in the line that browsers read, in every language', () => {
  for (const locale of [undefined, 'hi', 'mr'] as const) {
    const texts = smsTextsIn(locale);
    for (const kind of ['otpSignUp', 'otpAcceptQuote', 'otpResetPassword'] as const) {
      const text = texts[kind]('482913', 'yantra.example');
      expect(text).toMatch(/^482913 /);
      expect(text).toMatch(/\n\n@yantra\.example #482913$/);
    }
  }
});

describe('a message', () => {
  test('to the outbox is kept with its text', async () => {
    await smsBy(outbox).send(message);
    expect(await stored()).toMatchObject([
      { provider: 'outbox', kind: 'otpSignUp', phone: '9876543210', text: message.text, state: 'sent' },
    ]);
  });

  test('that went out is kept without text and code, the number masked', async () => {
    const seen: SmsMessage[] = [];
    const taking = provider(async (one) => {
      seen.push(one);
      return 'id-of-provider';
    });
    await smsBy(taking).send(message);
    expect(seen).toEqual([message]);
    const rows = await stored();
    expect(rows).toMatchObject([
      { provider: 'msg91', kind: 'otpSignUp', phone: '+91 ••••• •3210', state: 'sent', provider_id: 'id-of-provider' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/123456|98765/);
  });

  test('that was not taken is kept as failed, and the log says why without saying to whom', async () => {
    const sms = smsBy(
      provider(() =>
        Promise.reject(new ProviderError('MSG91 answered 401, error.', { mayHaveLeft: false, isOutage: true })),
      ),
    );
    await expect(sms.send(message)).rejects.toMatchObject({ code: 'sms.failed', status: 503, mayHaveLeft: false });
    expect(await stored()).toMatchObject([{ state: 'failed', provider_id: null }]);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('MSG91 answered 401, error.');
    expect(log[0]).not.toMatch(/123456|98765/);
  });

  test('waits for its provider outside any transaction', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<string>();
    const sending = smsBy(
      provider(() => {
        asked.resolve();
        return answer.promise;
      }),
    ).send(message);
    await asked.promise;
    // Everybody else is served meanwhile, and finds what is under way.
    expect(await stored()).toMatchObject([{ state: 'sending' }]);
    answer.resolve('id');
    await sending;
  });
});

describe('the cap of a day', () => {
  test('holds exactly, also when many processes send at once, and is one line in the log', async () => {
    const processes = [smsBy(outbox, 7), smsBy(outbox, 7), smsBy(outbox, 7)];
    const sends = await Promise.allSettled(
      Array.from({ length: 10 }, () => processes.map((sms) => sms.send(message))).flat(),
    );
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await stored()).toHaveLength(7);
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, day: '2026-03-10', cap: 7, msg: 'The text messages of the day are used up (SMS_DAILY_CAP).' },
    ]);
  });

  test('begins anew at midnight in India', async () => {
    const sms = smsBy(outbox, 1);
    clock.time = new Date('2026-03-10T18:29:59Z');
    await sms.send(message);
    await expect(sms.send(message)).rejects.toMatchObject({
      code: 'sms.usedUp',
      status: 503,
      retryAfterSeconds: 1,
      mayHaveLeft: false,
    });
    clock.time = new Date('2026-03-10T18:30:00Z');
    await sms.send(message);
    expect(dayInIndia(clock.time)).toBe('2026-03-11');
  });

  test('counts what was tried, for it may cost too', async () => {
    const sms = smsBy(
      provider(() => Promise.reject(new ProviderError('x', { mayHaveLeft: true, isOutage: true }))),
      2,
    );
    await expect(sms.send(message)).rejects.toMatchObject({ mayHaveLeft: true });
    await expect(sms.send(message)).rejects.toMatchObject({ mayHaveLeft: true });
    await expect(sms.send(message)).rejects.toMatchObject({ mayHaveLeft: false });
    expect(await stored()).toHaveLength(2);
  });
});

describe('the codes’ reserve', () => {
  const alert: SmsMessage = { ...message, kind: 'leadAlert', text: 'Somebody needs …', variables: {} };

  test('is touched by nothing else, also when many processes send at once; codes may use all', async () => {
    const processes = [smsBy(outbox, 10, 6), smsBy(outbox, 10, 6)];
    const sends = await Promise.allSettled(
      Array.from({ length: 12 }, () => processes.map((sms) => sms.send(alert))).flat(),
    );
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const [sms] = processes;
    for (let n = 0; n < 6; n += 1) await sms?.send(message);
    await expect(sms?.send(message)).rejects.toMatchObject({ code: 'sms.usedUp' });
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      { day: '2026-03-10', cap: 4, msg: expect.stringContaining('SMS_CODE_RESERVE') as string },
      { day: '2026-03-10', cap: 10, msg: 'The text messages of the day are used up (SMS_DAILY_CAP).' },
    ]);
  });

  test('may be everything, and is a half unless given', async () => {
    await expect(smsBy(outbox, 5, 5).send(alert)).rejects.toMatchObject({ code: 'sms.usedUp' });
    const sms = smsBy(outbox, 5);
    for (let n = 0; n < 3; n += 1) await sms.send(alert);
    await expect(sms.send(alert)).rejects.toMatchObject({ code: 'sms.usedUp' });
  });
});

describe('a message that is booked', () => {
  const kind = 'otpResetPassword';
  const fails = (failure: ConstructorParameters<typeof ProviderError>[1]) =>
    provider(() => Promise.reject(new ProviderError('x', failure)));

  test('counts at once, and leaves when it is told to', async () => {
    const sms = smsBy(outbox, 1);
    const deliver = await sms.book(kind);
    await expect(sms.book(kind)).rejects.toMatchObject({ code: 'sms.usedUp' });
    expect(await stored()).toEqual([]);
    await deliver({ ...message, kind });
    expect(await stored()).toHaveLength(1);
  });

  test('is refused where nothing answers, which is asked again a little later', async () => {
    reaches = false;
    const sms = smsBy(provider(async () => 'id'));
    await expect(sms.book(kind)).rejects.toMatchObject({ code: 'sms.failed', status: 503, mayHaveLeft: false });
    reaches = true;
    await expect(sms.book(kind)).rejects.toMatchObject({ code: 'sms.failed' });
    clock.time = new Date(testNow.getTime() + 15_000);
    await sms.book(kind);
    expect(await database.db.selectFrom('sms_days').select('count').execute()).toEqual([{ count: 1 }]);
  });

  test('is refused after an outage that others met, in another process too, until one leaves or ten minutes are over', async () => {
    const at = (seconds: number) => void (clock.time = new Date(testNow.getTime() + seconds * 1000));
    const working = smsBy(provider(async () => 'id'));
    await smsBy(fails({ mayHaveLeft: false, isOutage: true }))
      .send(message)
      .catch(() => undefined);
    await expect(working.book(kind)).rejects.toMatchObject({ code: 'sms.failed' });
    at(1);
    await working.send(message);
    await working.book(kind);
    at(2);
    await smsBy(fails({ mayHaveLeft: true, isOutage: true }))
      .send(message)
      .catch(() => undefined);
    at(3);
    await expect(working.book(kind)).rejects.toMatchObject({ code: 'sms.failed' });
    at(603);
    await working.book(kind);
  });

  test('is not refused for a number that was, nor for what became of another of its kind', async () => {
    const working = smsBy(provider(async () => 'id'));
    await smsBy(fails({ mayHaveLeft: false, isOutage: false }))
      .send(message)
      .catch(() => undefined);
    await smsBy(fails({ mayHaveLeft: false, isOutage: true }))
      .send({ ...message, kind })
      .catch(() => undefined);
    await expect(working.book(kind)).resolves.toBeTypeOf('function');
  });
});

test('texts are forgotten after a day, what became of other messages after a month', async () => {
  await smsBy(outbox).send(message);
  await smsBy(provider(async () => 'id')).send(message);
  const left = async (ms: number) => {
    await forgetMessages(database.db, { now: () => new Date(testNow.getTime() + ms) });
    return (await stored()).map((row) => row.provider);
  };
  expect(await left(dayMs - 1)).toHaveLength(2);
  expect(await left(dayMs)).toEqual(['msg91']);
  expect(await left(30 * dayMs - 1)).toEqual(['msg91']);
  expect(await left(31 * dayMs)).toEqual([]);
  expect(await database.db.selectFrom('sms_days').select('day').execute()).toEqual([]);
});
