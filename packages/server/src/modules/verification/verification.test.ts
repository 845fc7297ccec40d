import { errors, forgotPassword, generateOtp, getOutbox, verifyOtp } from '@yantra/contract/calls';
import { hourMs, minuteMs } from '@yantra/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { type TestAnswer, testApp } from '../../testing/test-app.ts';
import { onPostgresAlone } from '../../testing/test-database.ts';
import { forgetCodes } from './verification.queries.ts';

const server = appForFile();
const phone = '9876543210';
const takenPhone = '9000000002';

afterEach(async () => {
  for (const table of ['otp_sessions', 'otp_failures', 'sms_messages', 'sms_days', 'limit_hits'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

interface Handle {
  readonly id: string;
  readonly securityStamp: string;
}

const ask = (phoneNumber = phone, address = '203.0.113.7') =>
  server.post(`/api${generateOtp.path}`, { phoneNumber }, { 'x-forwarded-for': address });
const try_ = (handle: Handle, otp: string) => server.post(`/api${verifyOtp.path}`, { ...handle, otp });
const later = (ms: number) => void (server.clock.time = new Date(server.clock.time.getTime() + ms));
const outcome = (answer: TestAnswer) => [answer.status, answer.json()['code']];
const messages = async (to = phone) =>
  (await server.get(`/api${getOutbox.path}?phone=${to}`)).json<{ data: { text: string; kind: string }[] }>().data;
const newestCode = async (to = phone) => /^\d{6}/.exec((await messages(to))[0]?.text ?? '')?.[0] ?? '';
/** Asks for a code and answers it with its handles. */
async function sent(to = phone): Promise<{ handle: Handle; code: string }> {
  const answer = await ask(to);
  expect(answer.status).toBe(200);
  return { handle: answer.json<{ data: Handle }>().data, code: await newestCode(to) };
}
const otherThan = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  // spec: call.check-code, call.send-code
  test('comes as a message that a browser can read, and verifies its phone once', async () => {
    const { handle, code } = await sent();
    expect(await messages()).toMatchObject([
      {
        kind: 'otpSignUp',
        text: `${code} is your Yantra code to verify your phone number. It is valid for 5 minutes. Do not share it with anyone.\n\n@localhost #${code}`,
      },
    ]);
    const answer = await try_(handle, code);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { success: true, message: 'OTP Verified Successfully!', data: {} },
    ]);
    expect(outcome(await try_(handle, code))).toEqual([400, 'otp.expired']);
  });

  test('is right in digits of Devanagari too, as its phone is', async () => {
    const inDevanagari = (digits: string) => digits.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    const answer = await ask(`+९१ ${inDevanagari(phone)}`);
    const code = await newestCode();
    expect((await try_(answer.json<{ data: Handle }>().data, inDevanagari(code))).status).toBe(200);
  });

  test('is known to every process on the database', async () => {
    const { handle, code } = await sent();
    const other = testApp(server.db);
    expect((await other.post(`/api${verifyOtp.path}`, { ...handle, otp: code })).status).toBe(200);
    expect(outcome(await try_(handle, code))).toEqual([400, 'otp.expired']);
  });

  test('is used once when twenty ask at once', async () => {
    const { handle, code } = await sent();
    const answers = await Promise.all(Array.from({ length: 20 }, () => try_(handle, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json()['code'] === 'otp.expired')).toHaveLength(19);
  });

  test('and its stamp are not to be read in the database, and the handles say nothing of the phone', async () => {
    const { handle, code } = await sent();
    const stored = await server.db.selectFrom('otp_sessions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(handle.securityStamp);
    expect(`${stored.code} ${stored.stamp}`).not.toContain(code);
    expect(handle.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(handle.securityStamp).toMatch(/^[\w-]{43}$/);
  });

  test('is kept in no form once it is verified, replaced or over', async () => {
    const kept = async () =>
      (await server.db.selectFrom('otp_sessions').select('code').orderBy('number').execute()).map(
        ({ code }) => code !== null,
      );
    await sent();
    later(minuteMs);
    const second = await sent();
    expect(await kept()).toEqual([false, true]);
    expect((await try_(second.handle, second.code)).status).toBe(200);
    expect(await kept()).toEqual([false, false]);
    await sent('9876543211');
    later(5 * minuteMs - 1);
    await forgetCodes(server.db, { now: () => server.clock.time });
    expect(await kept()).toEqual([false, false, true]);
    later(1);
    await forgetCodes(server.db, { now: () => server.clock.time });
    expect(await kept()).toEqual([false, false, false]);
  });

  test('holds for five minutes', async () => {
    const [first, second] = [await sent(), await sent('9876543211')];
    later(5 * minuteMs - 1);
    expect((await try_(first.handle, first.code)).status).toBe(200);
    later(1);
    expect(outcome(await try_(second.handle, second.code))).toEqual([400, 'otp.expired']);
  });

  test('is void once a newer one was sent, also when the newer one is void itself', async () => {
    const first = await sent();
    later(minuteMs);
    const second = await sent();
    expect(outcome(await try_(first.handle, first.code))).toEqual([400, 'otp.expired']);
    expect(outcome(await try_(first.handle, second.code))).toEqual([400, 'otp.expired']);
    expect((await try_(second.handle, second.code)).status).toBe(200);
  });

  test.each([
    ['another stamp', (handle: Handle) => ({ ...handle, securityStamp: 'x'.repeat(43) })],
    ['no stamp', (handle: Handle) => ({ ...handle, securityStamp: '' })],
    ['the id of nothing', (handle: Handle) => ({ ...handle, id: '00000000-0000-4000-8000-000000000000' })],
    ['an id that is none', (handle: Handle) => ({ ...handle, id: "1' or true --" })],
  ])('with %s is as unknown, and costs no try', async (_what, change) => {
    const { handle, code } = await sent();
    for (let n = 0; n < 6; n += 1) {
      expect(outcome(await try_(change(handle), code))).toEqual([400, 'otp.expired']);
    }
    expect((await try_(handle, code)).status).toBe(200);
  });

  test("with another session's stamp is as unknown", async () => {
    const [mine, other] = [await sent(), await sent('9876543211')];
    const mixed = { id: mine.handle.id, securityStamp: other.handle.securityStamp };
    expect(outcome(await try_(mixed, mine.code))).toEqual([400, 'otp.expired']);
  });

  test.each(['12345', '1234567', 'abcdef', '１２３４５６', 123456])('that is written %j is refused', async (otp) => {
    const { handle } = await sent();
    const answer = await server.post(`/api${verifyOtp.path}`, { ...handle, otp });
    expect([answer.status, answer.json()['errors']]).toEqual([400, { otp: 'A code has 6 digits.' }]);
  });
});

describe('wrong codes', () => {
  test('are five, and then even the right one is refused for an hour from the first', async () => {
    const { handle, code } = await sent();
    for (let n = 1; n <= 5; n += 1) {
      expect(outcome(await try_(handle, otherThan(code, n)))).toEqual([400, 'otp.wrong']);
      later(1000);
    }
    const refused = await try_(handle, code);
    expect([...outcome(refused), refused.headers['retry-after']]).toEqual([429, 'otp.tooManyTries', '3595']);
  });

  test('are counted across codes: a resend brings no new tries', async () => {
    const first = await sent();
    for (let n = 1; n <= 3; n += 1) await try_(first.handle, otherThan(first.code, n));
    later(minuteMs);
    const second = await sent();
    for (let n = 1; n <= 2; n += 1) {
      expect(outcome(await try_(second.handle, otherThan(second.code, n)))).toEqual([400, 'otp.wrong']);
    }
    expect(outcome(await try_(second.handle, second.code))).toEqual([429, 'otp.tooManyTries']);
    later(minuteMs);
    const third = await sent();
    expect(outcome(await try_(third.handle, third.code))).toEqual([429, 'otp.tooManyTries']);
    later(hourMs);
    const fourth = await sent();
    expect((await try_(fourth.handle, fourth.code)).status).toBe(200);
  });

  test('are forgotten with a right one', async () => {
    const first = await sent();
    for (let n = 1; n <= 4; n += 1) await try_(first.handle, otherThan(first.code, n));
    expect((await try_(first.handle, first.code)).status).toBe(200);
    later(minuteMs);
    const second = await sent();
    for (let n = 1; n <= 4; n += 1) {
      expect(outcome(await try_(second.handle, otherThan(second.code, n)))).toEqual([400, 'otp.wrong']);
    }
    expect((await try_(second.handle, second.code)).status).toBe(200);
  });

  test('are five also when thirty come at once', async () => {
    const { handle, code } = await sent();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => try_(handle, otherThan(code, n + 1))));
    expect(answers.filter((answer) => answer.json()['code'] === 'otp.wrong')).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('are fifteen a day for a phone, over all its codes and whatever they are for', async () => {
    const address = (n: number) => `198.51.100.${n}`;
    const failing = async (call: { readonly path: string }, body: object, n: number) => {
      const answer = await server.post(`/api${call.path}`, body, { 'x-forwarded-for': address(n) });
      const { data: handle } = answer.json<{ data: Handle }>();
      const code = await newestCode(takenPhone);
      for (let wrong = 1; wrong <= 4; wrong += 1) {
        expect(outcome(await try_(handle, otherThan(code, wrong)))).toEqual([400, 'otp.wrong']);
      }
      return { handle, code };
    };
    for (let n = 0; n < 3; n += 1) {
      const { handle, code } = await failing(forgotPassword, { userName: takenPhone }, n);
      expect((await try_(handle, code)).status).toBe(200);
      later(minuteMs);
    }
    const answer = await server.post(`/api${forgotPassword.path}`, { userName: takenPhone });
    const { data: handle } = answer.json<{ data: Handle }>();
    const code = await newestCode(takenPhone);
    for (let wrong = 1; wrong <= 3; wrong += 1) {
      expect(outcome(await try_(handle, otherThan(code, wrong)))).toEqual([400, 'otp.wrong']);
    }
    const refused = await try_(handle, code);
    expect([...outcome(refused), refused.headers['retry-after']]).toEqual([
      429,
      'otp.tooManyTries',
      String(86_400 - 180),
    ]);
  });

  test('of one phone do not hinder another', async () => {
    const [mine, other] = [await sent(), await sent('9876543211')];
    for (let n = 1; n <= 6; n += 1) await try_(mine.handle, otherThan(mine.code, n));
    expect((await try_(other.handle, other.code)).status).toBe(200);
  });
});

describe('asking for a code', () => {
  // spec: owner.code-failure, sign-up.taken
  test('for a phone that has an account is refused with the documented sentence, which stands in `data` too', async () => {
    const answer = await ask(takenPhone);
    const sentence =
      'User with this phone number already exists. Please enter a different phone number or try to log in.';
    expect([answer.status, answer.json()]).toEqual([
      400,
      { success: false, message: sentence, code: 'phone.taken', data: sentence },
    ]);
    expect(await messages(takenPhone)).toEqual([]);
  });

  test('again is possible after a minute, whoever asks', async () => {
    await sent();
    later(minuteMs - 1000);
    const refused = await ask(phone, '198.51.100.1');
    expect([...outcome(refused), refused.headers['retry-after']]).toEqual([429, 'otp.tooSoon', '1']);
    later(1000);
    expect((await ask()).status).toBe(200);
  });

  test('by many at once brings one message', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(phone, `198.51.100.${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });

  test('is possible five times a day for a phone', async () => {
    for (let n = 0; n < 5; n += 1) {
      await sent();
      later(hourMs);
    }
    const refused = await ask();
    expect([...outcome(refused), refused.headers['retry-after']]).toEqual([429, 'otp.tooMany', String(19 * 3600)]);
    later(19 * hourMs);
    expect((await ask()).status).toBe(200);
  });

  test(
    'for 1,000 phones from one address causes at most 10 messages',
    { timeout: 120_000, ...onPostgresAlone },
    async () => {
      const asked = Array.from({ length: 1000 }, (_, n) => () => ask(`9${String(800_000_000 + n)}`));
      const statuses = new Map<number, number>();
      while (asked.length > 0) {
        for (const { status } of await Promise.all(asked.splice(0, 50).map((one) => one()))) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      expect(Object.fromEntries(statuses)).toEqual({ 200: 10, 429: 990 });
      const { count } = await server.db
        .selectFrom('sms_messages')
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(10);
      expect(outcome(await ask('9876500000'))).toEqual([429, 'otp.tooManyHere']);
      expect((await ask('9876500000', '198.51.100.1')).status).toBe(200);
      later(hourMs);
      expect((await ask('9876500001')).status).toBe(200);
    },
  );

  test('is possible for fifteen messages a day from one address', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect((await ask(`98765000${10 + n}`)).status).toBe(200);
      later(hourMs / 5);
    }
    const refused = await ask('9876500099');
    expect([...outcome(refused), refused.headers['retry-after']]).toEqual([
      429,
      'otp.tooManyHere',
      String(24 * 3600 - 3 * 3600),
    ]);
    expect((await ask('9876500099', '198.51.100.1')).status).toBe(200);
    later(21 * hourMs);
    expect((await ask('9876500098')).status).toBe(200);
  });

  test('again for one of its ten phones stays possible for an address; phones with an account count like others', async () => {
    expect(outcome(await ask(takenPhone))).toEqual([400, 'phone.taken']);
    for (let n = 1; n < 10; n += 1) expect((await ask(`987650000${n}`)).status).toBe(200);
    expect(outcome(await ask())).toEqual([429, 'otp.tooManyHere']);
    expect(outcome(await ask(takenPhone))).toEqual([400, 'phone.taken']);
    later(minuteMs);
    expect((await ask('9876500001')).status).toBe(200);
  });

  test('counts what one IPv6 subscriber has as one address', async () => {
    for (let n = 0; n < 10; n += 1) expect((await ask(`987650000${n}`, `2001:db8:1:2::${n + 1}`)).status).toBe(200);
    expect(outcome(await ask(phone, '2001:db8:1:2:ffff::1'))).toEqual([429, 'otp.tooManyHere']);
  });

  test.each(['12345', '', '+1 415 555 0100', null])('for %j is refused with a sentence', async (phoneNumber) => {
    const answer = await server.post(`/api${generateOtp.path}`, { phoneNumber });
    expect([answer.status, answer.json()['errors']]).toEqual([
      400,
      { phoneNumber: 'Please enter a valid 10-digit phone number.' },
    ]);
  });
});

describe('a forgotten password', () => {
  const forget = (userName: string, address = '203.0.113.7') =>
    server.post(`/api${forgotPassword.path}`, { userName }, { 'x-forwarded-for': address });

  test('of a known phone brings a code that is for that alone', async () => {
    const handle = (await forget(takenPhone)).json<{ data: Handle }>().data;
    expect(await messages(takenPhone)).toMatchObject([{ kind: 'otpResetPassword' }]);
    expect((await try_(handle, await newestCode(takenPhone))).status).toBe(200);
    expect(await server.db.selectFrom('otp_sessions').select('purpose').execute()).toEqual([
      { purpose: 'resetPassword' },
    ]);
  });

  test('is told the truth when no message can leave, whoever asks', async () => {
    await server.db.insertInto('sms_days').values({ day: '2026-03-10', count: 1000 }).execute();
    const seen = [];
    for (const userName of [takenPhone, phone]) {
      const answer = await forget(userName, `198.51.100.${seen.length + 1}`);
      seen.push([answer.status, answer.json(), answer.headers['retry-after']]);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toEqual([
      503,
      { success: false, code: 'sms.usedUp', message: errors['sms.usedUp'].sentence },
      String(12 * 3600),
    ]);
    expect([await messages(phone), await messages(takenPhone)]).toEqual([[], []]);
    await server.db.deleteFrom('sms_days').execute();
    expect((await forget(takenPhone)).status).toBe(200);
    await server.app.background.settled();
  });

  test('of an unknown phone answers the same to everything, and no message leaves', async () => {
    const shapes: unknown[][] = [];
    for (const userName of [takenPhone, phone]) {
      const first = await forget(userName);
      const { data, ...rest } = first.json<{ data: Handle }>();
      const seen: unknown[] = [first.status, Object.keys(first.headers), rest, Object.keys(data)];
      seen.push([data.id.length, data.securityStamp.length], outcome(await forget(userName)));
      for (let n = 0; n < 6; n += 1) seen.push(outcome(await try_(data, `${n}00000`)));
      for (let n = 0; n < 5; n += 1) {
        later(hourMs);
        seen.push(outcome(await forget(userName)));
      }
      shapes.push(seen);
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect([await messages(phone), (await messages(takenPhone)).length]).toEqual([[], 5]);
  });
});

test('the log and the limits hold no code, no stamp, no phone and no address', async () => {
  const { handle, code } = await sent();
  await try_(handle, otherThan(code));
  await try_(handle, code);
  await ask(takenPhone);
  await ask();
  const beside = JSON.stringify([server.log, await server.db.selectFrom('limit_hits').selectAll().execute()]);
  expect(server.log.length).toBeGreaterThan(4);
  expect(beside).not.toMatch(/98765|9000000002|203\.0\.113/);
  expect(beside).not.toContain(code);
  expect(beside).not.toContain(handle.securityStamp);
});

test('codes and wrong guesses are forgotten after a day', async () => {
  const { handle, code } = await sent();
  await try_(handle, otherThan(code));
  const { db } = server;
  const left = async () => [
    (await db.selectFrom('otp_sessions').select('id').execute()).length,
    (await db.selectFrom('otp_failures').select('phone').execute()).length,
  ];
  await forgetCodes(db, { now: () => new Date(testNow.getTime() + 23 * hourMs) });
  expect(await left()).toEqual([1, 1]);
  await forgetCodes(db, { now: () => new Date(testNow.getTime() + 24 * hourMs) });
  expect(await left()).toEqual([0, 0]);
});
